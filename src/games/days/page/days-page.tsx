import { type CSSProperties, useMemo, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { Motion } from '../../../client/kit/motion/motion.tsx';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { useCueSound } from '../../../client/kit/sound/use-cue-sound.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { useSending } from '../../../client/kit/turns/use-sending.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { CardNumber, DaysPack } from '../rules/content.ts';
import type { Day, DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Boards } from './board/boards.tsx';
import { marksOf, sinceOwnMove, touchedDays } from './board/marks.ts';
import { Piles } from './board/piles.tsx';
import { type DaysSheet, sheetOf } from './cards/sheets.tsx';
import { harmsOf } from './choice/prospects.ts';
import { useChoice } from './choice/use-choice.ts';
import styles from './days-page.module.css';
import { PlayPicture } from './ending/play-picture.tsx';
import { Hand } from './hand/hand.tsx';
import { moveCards } from './moments/motion.ts';
import { ShownCard } from './moments/shown-card.tsx';
import { cueSound, SOUNDS } from './moments/sounds.ts';
import type { DaysCue } from './moments/stage.ts';
import { Panel } from './panel/panel.tsx';
import { promptFor, type Situation } from './panel/situation.ts';
import { verbsNow } from './panel/verbs.ts';
import { onKey, roleOf, useTableControls } from './use-table-controls.ts';
import { wordsFor } from './words.ts';
import './palette.css';
import type { EventVibrations } from '../../../client/kit/sound/event-vibrations.ts';

/** Events that vibrate: others' actions on your week, and your card as it lands. */
const VIBRATIONS: EventVibrations<DaysEvent> = {
  'game-over': ({ winners }) => ({ by: winners, how: 'cheer' }),
  removed: ({ cards }) => ({ by: cards.map(({ board }) => board), how: 'blow' }),
  placed: ({ seat, board }) => (seat === board ? { by: seat, how: 'tap' } : { by: board, how: 'knock' }),
  transported: ({ board }) => ({ by: board, how: 'knock' }),
  transformed: ({ board }) => ({ by: board, how: 'knock' }),
};

type Props = GamePageProps<DaysView, DaysEvent, DaysMove, DaysPack>;

const Count = onDemand(() => import('./ending/count.tsx').then((module) => module.Count));
const Scoring = onDemand(() => import('./ending/scoring.tsx').then((module) => module.Scoring));

/** The Dungeon Days table. Choosing narrows the legal moves, and the last one left is played. */
export function DaysPage(props: Props) {
  const { view, you, players } = props;
  const table = useDaysTable(props);
  const { cue, words, lines, sheet, choice, controls, said } = table;
  const others = players.length - (you === 'spectator' ? 0 : 1);
  return (
    <TablePage
      title={words.page.table}
      text={words.page}
      signs={words.page.signs}
      hasCaptions
      ref={controls.table}
      className={styles.table}
      data-phase={view.phase}
      data-letters="large"
      data-others={others}
      style={{ '--others': others } as CSSProperties}
      sheet={sheet}
      sheetOf={(shown) => sheetOf(shown, { view, players, words, why: props.why, show: sheet.show })}
      lines={lines}
      sentence={said.sentence}
      why={props.why}
      onKey={(key) => onKey(key, choice, controls)}
      arrows={'[data-spot][tabindex="0"]'}
    >
      <Motion
        table={{ view, you, played: choice.liftedAt, isCounting: cue?.kind === 'count', shown: shownIn(cue)?.card }}
        move={moveCards}
        className={`table-edges grow ${styles.layout}`}
      >
        <div className={styles.notice}>
          {props.notice}
          <Missed missed={props.missed} lines={lines.all} text={words.page} onTell={table.setTold} />
        </div>
        <div className={`anchor shrinks grid ${styles.stage}`} data-picture={cue?.kind === 'play' ? undefined : ''}>
          <Stage page={props} table={table} />
        </div>
        {view.phase === 'playing' && <Own page={props} table={table} />}
      </Motion>
    </TablePage>
  );
}

/** The boards; at the end the days being counted, then the result. */
function Stage({ page, table }: { page: Props; table: ReturnType<typeof useDaysTable> }) {
  const { cue, words, sheet, choice, controls } = table;
  const { view, you, players } = page;
  const common = { view, you, players, words };
  const shown = shownIn(cue);
  if (cue?.kind === 'count') return <Count {...common} counted={cue.counted} />;
  if (cue?.kind === 'play' && cue.spots !== undefined) return <PlayPicture {...common} spots={cue.spots} />;
  if (view.phase !== 'playing') {
    const onDay = (board: Seat, day: Day) => sheet.show({ kind: 'stack', board, day });
    return <Scoring {...common} afterwards={page.afterwards} onDay={onDay} />;
  }
  return (
    <>
      <Boards
        {...common}
        marks={marksOf({ view, you, ...choice, fresh: table.fresh })}
        preview={choice.preview}
        cue={cue?.kind === 'play' ? cue : undefined}
        beside={<Piles view={view} words={words} onDiscard={() => sheet.show({ kind: 'discard' })} />}
        onDay={controls.onDay}
        onPoint={choice.point}
        onOwner={(seat) => sheet.show({ kind: 'week', seat })}
      />
      {shown !== undefined && <ShownCard {...shown} words={words} />}
    </>
  );
}

/** The card at full size, and the element it comes from. */
function shownIn(cue: DaysCue | undefined): { card: CardNumber; from: string } | undefined {
  if (cue?.kind === 'draw') return { card: cue.card, from: 'deck' };
  return cue?.kind === 'play' && cue.part === 'card' ? { card: cue.card, from: `player-${cue.seat}` } : undefined;
}

/** What you can do, and your hand. */
function Own({ page, table }: { page: Props; table: ReturnType<typeof useDaysTable> }) {
  const { words, situation, choice, controls } = table;
  const { hand } = page.view;
  return (
    <>
      <div className={styles.panel}>
        <Panel
          said={table.said}
          isForYou={situation.moves.length > 0}
          busy={table.busy}
          words={words}
          why={page.why}
          verbs={verbsNow(situation, choice, controls)}
        />
      </div>
      {hand !== undefined && (
        <div className={`shrinks ${styles.hand}`}>
          <Hand
            cards={hand}
            words={words}
            harms={table.harms}
            roleOf={(_, place) => roleOf(choice, place)}
            onCard={controls.onCard}
          />
        </div>
      )}
    </>
  );
}

/** What the table shows and says, and its reactions to input. */
function useDaysTable(props: Props) {
  const { view, events, you, players, pack, locale } = props;
  const cue = props.cue as DaysCue | undefined;
  // Nothing can be chosen until the play has been shown.
  const isTold = cue?.kind === 'play' || cue?.kind === 'draw';
  const moves = isTold ? NO_MOVES : props.moves;
  const words = useMemo(() => wordsFor(pack, locale, view.sprite), [pack, locale, view.sprite]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const lines = useLog(props, { teller, turnOf });
  const sheet = useSheets<DaysSheet>();
  const [told, setTold] = useState<readonly DaysEvent[]>([]);
  const { busy, send } = useSending(props);
  useCueSound(cue, cueSound);
  useEventSounds(events, { sounds: SOUNDS, you, isYourTurn: view.turn === you });
  useEventVibrations(events, { vibrations: VIBRATIONS, you });

  const choice = useChoice({ view, moves, you, words });
  const prospects = [...choice.prospects];
  const recent = sinceOwnMove(lines.all, you);
  const situation: Situation = {
    view,
    moves,
    you,
    players,
    words,
    ...choice,
    dealt: dealtTo(lines.all, you),
    news: newsOf(recent),
    givesOthers: prospects.some(([key, { change = 0 }]) => change > 0 && !key.startsWith(`${you}:`)),
    hasFlag: prospects.some(([, { ends }]) => ends === true),
    caption: isTold ? captionOf(lines.all) : undefined,
  };
  const controls = useTableControls(situation, choice, { busy, send, show: sheet.show });
  const harms = useMemo(
    () => (you === 'spectator' ? NO_HARM : harmsOf(moves, { view, you, values: words.values })),
    [moves, view, you, words.values],
  );
  // While the recap plays, only its days are marked.
  const fresh = touchedDays(told.length === 0 ? recent : told.map((event) => ({ event })));
  return {
    cue,
    words,
    lines,
    sheet,
    setTold,
    busy,
    choice,
    situation,
    controls,
    said: promptFor(situation),
    harms,
    fresh,
  };
}

/** The player an event is about. */
function turnOf(event: DaysEvent): Seat | undefined {
  return 'seat' in event ? event.seat : undefined;
}

const NO_MOVES: readonly DaysMove[] = [];
const NO_HARM: ReadonlyMap<CardNumber, number> = new Map();

/** DD-4 The number of cards dealt at the start, while the viewer has not drawn or played yet. */
function dealtTo(lines: readonly { event: DaysEvent }[], you: Viewer): number {
  const hasActed = lines.some(({ event }) => 'seat' in event && event.seat === you);
  const start = lines.find(({ event }) => event.kind === 'game-started')?.event;
  return start?.kind === 'game-started' && !hasActed ? start.startingHand : 0;
}

/** At most this many lines of news; the log has them all. */
const NEWS = 3;

/** The latest whole plays since your last move; draws are mentioned only if there were no plays. */
function newsOf(recent: readonly { seq: number; line: string; event: DaysEvent }[]): string[] {
  const worth = recent.filter(({ event }) => event.kind !== 'drawn' && event.kind !== 'game-started');
  if (worth.length === 0) return recent.slice(-1).map(({ line }) => line);
  const isPlayNew = ({ seq }: { seq: number }) => worth.filter((line) => line.seq >= seq).length <= NEWS;
  const last = worth.at(-1)?.seq;
  return worth.filter((line) => line.seq === last || isPlayNew(line)).map(({ line }) => line);
}

/** The play being shown, in a line; below it the effect of a spell, and the cards that left. */
function captionOf(lines: readonly { seq: number; line: string }[]): { play: string; more: string[] } {
  const last = lines.at(-1)?.seq;
  const [play, ...more] = lines.filter(({ seq }) => seq === last).map(({ line }) => line);
  const [head = '', ...does] = (play ?? '').split(': ');
  return does.length === 0 ? { play: head, more } : { play: `${head}:`, more: [...does, ...more] };
}
