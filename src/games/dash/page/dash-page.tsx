import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/games/game-page.ts';
import { Log } from '../../../client/table/log.tsx';
import { Missed } from '../../../client/table/missed.tsx';
import { useShortcuts } from '../../../client/table/shortcuts.ts';
import { Status } from '../../../client/table/status.tsx';
import { Tools } from '../../../client/table/tools.tsx';
import { useLog } from '../../../client/table/use-log.ts';
import { useSending } from '../../../client/table/use-sending.ts';
import type { DashPack } from '../rules/content.ts';
import type { DashEvent, DashMove } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Board } from './board.tsx';
import styles from './dash-page.module.css';
import { Exchange } from './exchange.tsx';
import { Hand } from './hand.tsx';
import { useHands } from './hands.ts';
import { Meter } from './meter.tsx';
import { Motion } from './motion.tsx';
import { Pending } from './pending.tsx';
import { Players } from './players.tsx';
import { Scoring } from './scoring.tsx';
import { Sheets, type Shown } from './sheets.tsx';
import { movesOf, type Situation, sentence } from './situation.ts';
import { useSounds } from './sounds.ts';
import { useStaged } from './staging.ts';
import { wordsFor } from './words.ts';

type Props = GamePageProps<DashView, DashEvent, DashMove, DashPack>;

/** The Dash table. What can be done comes from the moves on offer; what is seen may lag a moment behind, to show a card that leaves. */
export function DashPage(props: Props) {
  const { view, events, moves, you, players, pack, locale } = props;
  const words = useMemo(() => wordsFor(pack, locale), [pack, locale]);
  const drawn = useStaged(view, events);
  const [shown, setShown] = useState<Shown>();
  const [told, setTold] = useState<number>();
  const { busy, send } = useSending(props);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const lines = useLog(props, { teller, isNews: (event) => event.kind !== 'turn-started' });
  const [isCounted, setCounted] = useState(false);
  const countedUp = useCallback(() => setCounted(true), []);
  useSounds(events, you);

  // A note about what could not be done is of no use once the table has changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the view is the reason
  useEffect(() => setShown((was) => (was?.kind === 'note' ? undefined : was)), [view]);

  // Nor does a card one looked at lie over the next thing one has to decide; on others' turns it stays.
  const isAsked = moves.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of turn or phase is the reason
  useEffect(() => {
    if (isAsked) setShown((was) => (was?.kind === 'card' ? undefined : was));
  }, [isAsked, view.phase, view.explorer, view.dungeon]);

  const situation: Situation = { view, moves, you, players, words };
  const now = sentence(situation);
  const own = you === 'spectator' ? undefined : view.players[you];
  const isMine = moves.length > 0;
  const face = movesOf(moves, 'face')[0];
  const putBack = movesOf(moves, 'put-back')[0];
  // Asking for the log once more puts it away.
  const show = (what: Shown | 'log' | undefined) =>
    setShown(what !== 'log' ? what : shown?.kind === 'log' ? undefined : { kind: 'log' });
  const hands = useHands(situation, { drawn, send, show, why: () => props.why() });
  const shortcuts = useShortcuts(hands.onKey);
  const isReacting = isMine && view.pending !== undefined && drawn === view;
  return (
    <main id="content" className={styles.table} data-phase={drawn.phase}>
      <h1 className="visually-hidden">{words.page.table}</h1>
      <Tools
        text={words.page}
        isLogShown={shown?.kind === 'log'}
        onLog={() => show('log')}
        onRules={() => props.why()}
        onHelp={() => setShown({ kind: 'help' })}
      />
      <Motion view={drawn} className={styles.layout}>
        <div className={styles.meter}>
          {props.notice}
          <Missed
            missed={props.missed}
            lines={lines.all}
            text={words.page}
            onTell={(events) => setTold(events.flatMap((event) => ('space' in event ? [event.space] : [])).at(-1))}
          />
          {drawn.phase !== 'over' && (
            <Meter
              view={view}
              words={words}
              explorer={view.explorer === you ? undefined : players[view.explorer]?.name}
            />
          )}
        </div>
        <div className={styles.players}>
          <Players
            view={drawn}
            players={players}
            you={you}
            words={words}
            onPlayer={(seat) => setShown({ kind: 'player', seat })}
          />
        </div>
        <div className={styles.stage} data-phase={drawn.phase}>
          {drawn.phase === 'over' ? (
            <Scoring
              view={drawn}
              players={players}
              you={you}
              words={words}
              afterwards={props.afterwards}
              onCounted={countedUp}
            />
          ) : drawn.phase === 'exchange' ? (
            <Exchange view={drawn} players={players} words={words} />
          ) : (
            <Board
              view={drawn}
              canFlip={moves.some(({ kind }) => kind === 'flip')}
              told={told}
              words={words}
              onSpace={hands.onSpace}
            />
          )}
          {isReacting && view.pending !== undefined && (
            <Pending
              pending={view.pending}
              ap={view.ap}
              words={words}
              busy={busy}
              usable={movesOf(moves, 'use').map(({ card }) => card)}
              droppable={movesOf(moves, 'fumble').map(({ card }) => card)}
              onFace={face && (() => send(face))}
              onPutBack={putBack && (() => send(putBack))}
              onUse={(card) => send({ kind: 'use', card })}
              onDrop={(card) => send({ kind: 'fumble', card })}
            />
          )}
        </div>
        <div className={styles.status}>
          <Status
            sentence={now}
            isForYou={isMine}
            news={lines.news}
            verbs={isReacting ? [] : hands.verbs}
            busy={busy}
          />
        </div>
        {own !== undefined && view.phase !== 'over' && (
          <div className={styles.hand}>
            <Hand
              cards={own.equipment}
              words={words}
              roleOf={hands.roleAt}
              onCard={hands.onCard}
              onLook={hands.onLook}
            />
          </div>
        )}
      </Motion>
      <Log
        lines={isCounted ? lines.all : lines.all.filter(({ event }) => event.kind !== 'game-over')}
        later={lines.later}
        text={words.page}
        isShown={shown?.kind === 'log'}
        onClose={() => setShown(undefined)}
      />
      <Sheets
        shown={shown}
        view={view}
        players={players}
        words={words}
        sentence={now}
        shortcuts={shortcuts}
        why={props.why}
        onClose={() => setShown(undefined)}
      />
    </main>
  );
}
