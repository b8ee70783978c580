import { useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/games/game-page.ts';
import { Log } from '../../../client/table/log.tsx';
import { Missed } from '../../../client/table/missed.tsx';
import { useShortcuts } from '../../../client/table/shortcuts.ts';
import { Status, type Verb } from '../../../client/table/status.tsx';
import { Tools } from '../../../client/table/tools.tsx';
import { useLog } from '../../../client/table/use-log.ts';
import { useSending } from '../../../client/table/use-sending.ts';
import type { NewGamePack } from '../rules/content.ts';
import { type NewGameEvent, type NewGameMove, TURNS } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Heap } from './heap.tsx';
import styles from './page.module.css';
import { Players } from './players.tsx';
import { Scoring } from './scoring.tsx';
import { Sheets, type Shown } from './sheets.tsx';
import { sentence } from './situation.ts';
import { useSounds } from './sounds.ts';
import { newGameText } from './text/index.ts';

type Props = GamePageProps<NewGameView, NewGameEvent, NewGameMove, NewGamePack>;

/** The table of New Game. What can be done comes from the moves on offer; the page decides no rule. */
export function Page(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = newGameText.in(locale);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const lines = useLog(props, { teller, isNews: (event) => event.kind !== 'turn-started' });
  const { busy, send } = useSending(props);
  const [shown, setShown] = useState<Shown>();
  useSounds(events, you);

  const roll = moves.find(({ kind }) => kind === 'roll');
  const stop = moves.find(({ kind }) => kind === 'stop');
  const verbs: Verb[] = [
    ...(roll === undefined ? [] : [{ label: words.page.verbs.roll, look: 'main' as const, act: () => send(roll) }]),
    ...(stop === undefined
      ? []
      : [
          {
            label: words.page.verbs.stop(words.game.gold(view.heapGold)),
            look: 'plain' as const,
            act: () => send(stop),
          },
        ]),
  ];
  const toggle = (what: Shown) => setShown((was) => (was === what ? undefined : what));
  const shortcuts = useShortcuts((key) => {
    if (key === 'd' && roll !== undefined) send(roll);
    else if (key === 's' && stop !== undefined) send(stop);
    else if (key === 'l') toggle('log');
    else if (key === 'r') props.why();
    else if (key === '?') toggle('help');
    else if (key === 'Escape') setShown(undefined);
  });
  const now = sentence({ view, moves, you, players, words });
  return (
    <main id="content" className={styles.table} data-phase={view.phase}>
      <h1 className="visually-hidden">{words.game.title}</h1>
      <Tools
        text={words.page}
        isLogShown={shown === 'log'}
        onLog={() => toggle('log')}
        onRules={() => props.why()}
        onHelp={() => setShown('help')}
      />
      <div className={styles.layout}>
        <div>
          {props.notice}
          <Missed missed={props.missed} lines={lines.all} text={words.page} onTell={() => undefined} />
        </div>
        {view.phase === 'over' ? (
          <Scoring view={view} players={players} you={you} words={words} afterwards={props.afterwards} />
        ) : (
          <>
            <p className={styles.round}>
              {words.page.turnOf(Math.floor(view.turnsTaken / view.gold.length) + 1, TURNS)}
            </p>
            <Players view={view} players={players} you={you} words={words} />
            <Heap view={view} pack={pack} locale={locale} words={words} />
            <Status sentence={now} isForYou={moves.length > 0} news={lines.news} verbs={verbs} busy={busy} />
          </>
        )}
      </div>
      <Log
        lines={lines.all}
        later={lines.later}
        text={words.page}
        isShown={shown === 'log'}
        onClose={() => setShown(undefined)}
      />
      <Sheets
        shown={shown}
        words={words}
        sentence={now}
        shortcuts={shortcuts}
        why={props.why}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}
