import { useMemo } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { Status, type Verb } from '../../../client/kit/turns/status.tsx';
import { useSending } from '../../../client/kit/turns/use-sending.ts';
import type { NewGamePack } from '../rules/content.ts';
import type { NewGameEvent, NewGameMove } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Heap } from './heap.tsx';
import styles from './page.module.css';
import { Players } from './players.tsx';
import { Scoring } from './scoring.tsx';
import { sentence } from './situation.ts';
import { SOUNDS } from './sounds.ts';
import { newGameText } from './text/text.ts';

type Props = GamePageProps<NewGameView, NewGameEvent, NewGameMove, NewGamePack>;

/** The table of New Game. Controls exist only for legal moves; the page decides no rule. */
export function Page(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = newGameText.in(locale);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const lines = useLog(props, { teller, isNews });
  const { busy, send } = useSending(props);
  const sheet = useSheets();
  useEventSounds(events, { sounds: SOUNDS, you });

  const roll = moves.find(({ kind }) => kind === 'roll');
  const stop = moves.find(({ kind }) => kind === 'stop');
  const verbs: Verb[] = [
    ...(roll === undefined
      ? []
      : [{ id: 'roll', label: words.page.verbs.roll, look: 'main' as const, act: () => send(roll) }]),
    ...(stop === undefined
      ? []
      : [
          {
            id: 'stop',
            label: words.page.verbs.stop(words.game.gold(view.heapGold)),
            look: 'plain' as const,
            act: () => send(stop),
          },
        ]),
  ];
  const now = sentence({ view, moves, you, players, words });
  return (
    <TablePage
      title={words.game.title}
      text={words.page}
      data-phase={view.phase}
      sheet={sheet}
      lines={lines}
      sentence={now}
      why={props.why}
      onKey={(key) => {
        if (key === 'd' && roll !== undefined) void send(roll);
        else if (key === 's' && stop !== undefined) void send(stop);
      }}
    >
      <div className={styles.layout}>
        <div>
          {props.notice}
          <Missed missed={props.missed} lines={lines.all} text={words.page} onTell={() => undefined} />
        </div>
        {view.phase === 'over' ? (
          <Scoring view={view} players={players} you={you} words={words} afterwards={props.afterwards} />
        ) : (
          <>
            <p className="centred dim">
              {words.page.turnOf(Math.floor(view.turnsTaken / view.gold.length) + 1, view.turns)}
            </p>
            <Players view={view} players={players} you={you} words={words} />
            <Heap view={view} pack={pack} locale={locale} words={words} />
            <Status sentence={now} isForYou={moves.length > 0} news={lines.news} verbs={verbs} busy={busy} />
          </>
        )}
      </div>
    </TablePage>
  );
}

/** Leaves out events the prompt tells anyway. */
function isNews(event: NewGameEvent): boolean {
  return event.kind !== 'turn-started';
}
