import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { GamePageProps } from '../../../client/kit/game-page.ts';
import { Motion } from '../../../client/kit/motion/motion.tsx';
import { onDemand } from '../../../client/kit/parts/on-demand.tsx';
import { useCueSound } from '../../../client/kit/sound/use-cue-sound.ts';
import { useEventSounds } from '../../../client/kit/sound/use-event-sounds.ts';
import { useEventVibrations } from '../../../client/kit/sound/use-event-vibrations.ts';
import { useLog } from '../../../client/kit/table/log/use-log.ts';
import { Missed } from '../../../client/kit/table/missed.tsx';
import { TablePage } from '../../../client/kit/table/table-page.tsx';
import { useSending } from '../../../client/kit/table/use-sending.ts';
import { useSheets } from '../../../client/kit/table/use-sheets.ts';
import { useWhyNot } from '../../../client/kit/table/why-not.ts';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { CardNumber, DaysPack } from '../rules/content.ts';
import { previewPlay } from '../rules/preview.ts';
import type { Day, DaysEvent, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import { tellWith } from '../text/text-names.ts';
import { Boards } from './board/boards.tsx';
import { type DayMark, marksOf, sinceOwnMove, touchedDays } from './board/marks.ts';
import { Piles } from './board/piles.tsx';
import { type DaysSheet, sheetOf } from './cards/sheets.tsx';
import {
  afterPicks,
  type Chooser,
  litDays,
  nextChoice,
  type Pick,
  type Picked,
  playsWith,
  spotKey,
  tapCard,
  tapDay,
} from './choice/choice.ts';
import { harmsOf, prospectsOf } from './choice/prospects.ts';
import styles from './days-page.module.css';
import { Hand, type HandRole } from './hand/hand.tsx';
import { moveCards } from './moments/motion.ts';
import { cueSound, SOUNDS } from './moments/sounds.ts';
import type { DaysCue } from './moments/stage.ts';
import { VIBRATIONS } from './moments/vibrations.ts';
import { Panel } from './panel/panel.tsx';
import { promptFor, type Refused, type Situation } from './panel/situation.ts';
import { verbsNow } from './panel/verbs.ts';
import { wordsFor } from './words.ts';
import './palette.css';

type Props = GamePageProps<DaysView, DaysEvent, DaysMove, DaysPack>;

const Count = onDemand(() => import('./ending/count.tsx').then((module) => module.Count));
const Scoring = onDemand(() => import('./ending/scoring.tsx').then((module) => module.Scoring));

/** The Dungeon Days table. Choosing narrows the legal moves, and the last one left is played. */
export function DaysPage(props: Props) {
  const { view, events, you, players, pack, locale } = props;
  const cue = props.cue as DaysCue | undefined;
  const playCue = cue?.kind === 'play' ? cue : undefined;
  // Once a play has been told, nothing can be chosen until it has been shown.
  const moves = playCue?.isTold ? NO_MOVES : props.moves;
  const words = useMemo(() => wordsFor(pack, locale, view.sprite), [pack, locale, view.sprite]);
  const teller = useMemo(() => tellWith(words.game, pack, locale), [words.game, pack, locale]);
  const sheet = useSheets<DaysSheet>();
  const [told, setTold] = useState<readonly DaysEvent[]>([]);
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [pointed, setPointed] = useState<{ board: Seat; day: Day }>();
  const [refused, setRefused] = useState<Refused>();
  const [isChoosingCard, setChoosingCard] = useState(false);
  const { busy, send } = useSending(props);
  const sayWhyNot = useWhyNot();
  /** Where and when the last play was tapped: a second tap there is part of a double tap. */
  const playedBy = useRef({ place: '', at: Number.NEGATIVE_INFINITY });
  const lines = useLog(props, { teller, turnOf: (event) => ('seat' in event ? event.seat : undefined) });
  const table = useRef<HTMLElement>(null);
  useCueSound(cue, cueSound);
  useEventSounds(events, { sounds: SOUNDS, you, isYourTurn: view.turn === you });
  useEventVibrations(events, { vibrations: VIBRATIONS, you });

  // A changed table clears the choice; a card in hand may stay lifted.
  useEffect(() => {
    setRefused(undefined);
    setPicks((were) => were.filter((pick) => pick.kind === 'card').slice(0, view.hand === undefined ? 0 : 1));
  }, [view]);

  const hand = view.hand ?? [];
  const chooser: Chooser = { you, hand, moves };
  const plays = playsWith(picks, chooser);
  const asked = nextChoice(picks, plays);
  const lit = litDays(plays, asked, { you, boards: view.boards.length });
  const pointedPlays =
    pointed !== undefined && lit.has(spotKey(pointed.board, pointed.day))
      ? playsWith([...picks, { kind: 'day', ...pointed }], chooser)
      : [];
  const play = asked === 'done' ? plays[0] : pointedPlays.length === 1 ? pointedPlays[0] : undefined;
  const preview =
    play === undefined || you === 'spectator' ? undefined : previewPlay(view, { seat: you, play }, words.values);
  const prospects =
    lit.size === 0 || you === 'spectator' ? NONE : prospectsOf(plays, { view, you, values: words.values });
  const liftedAt = picks[0]?.kind === 'card' ? picks[0].place : undefined;
  const recent = sinceOwnMove(lines.all, you);
  const situation: Situation = {
    view,
    moves,
    you,
    players,
    words,
    picks,
    asked,
    lifted: liftedAt === undefined ? undefined : hand[liftedAt],
    play,
    preview,
    refused,
    dealt: dealtTo(lines.all, you),
    isChoosingCard,
    news: newsOf(recent),
    givesOthers: [...prospects].some(([key, { change = 0 }]) => change > 0 && !key.startsWith(`${you}:`)),
    hasFlag: [...prospects.values()].some(({ ends }) => ends === true),
    caption: playCue?.isTold ? captionOf(lines.all) : undefined,
  };
  const said = promptFor(situation);
  const harms = useMemo(
    () => (you === 'spectator' ? NO_HARM : harmsOf(moves, { view, you, values: words.values })),
    [moves, view, you, words.values],
  );
  // While the recap plays, only its days are marked.
  const fresh = touchedDays(told.length === 0 ? recent : told.map((event) => ({ event })));
  const marks = marksOf({ view, you, lit, lifted: situation.lifted, picks, play, preview, prospects, fresh });
  const isMine = moves.length > 0;
  const others = players.length - (you === 'spectator' ? 0 : 1);
  const isOver = view.phase !== 'playing';

  function choose(next: readonly Pick[]) {
    setRefused(undefined);
    setPicks(next);
    setChoosingCard(false);
  }

  async function make(move: DaysMove) {
    const isMade = await send(move);
    choose(isMade ? [] : picks.slice(0, 1));
  }

  /** Card, then day: a single remaining play is made, otherwise more is asked. */
  function goOn(next: Picked, place = '') {
    choose(next.picks);
    if (next.kind !== 'play') return;
    playedBy.current = { place, at: performance.now() };
    make(next.play);
  }

  function isDoubleTap(place: string): boolean {
    return playedBy.current.place === place && performance.now() - playedBy.current.at < DOUBLE_TAP_MS;
  }

  function onDay(board: Seat, day: Day) {
    const card = situation.lifted;
    const place = spotKey(board, day);
    if (isDoubleTap(place)) return;
    if (busy) return sayWhyNot({ kind: 'under-way' });
    if (card === undefined || you === 'spectator') {
      const isEmpty = view.boards[board]?.days[day]?.length === 0;
      // A player who taps a day first is told to choose a card.
      return isEmpty ? setChoosingCard(isMine) : sheet.show({ kind: 'stack', board, day });
    }
    const tapped = tapDay(picks, { kind: 'day', board, day }, chooser);
    if (tapped.kind !== 'refused') return goOn(tapped, place);
    return refuse({ card, board, day }, you);
  }

  /** Says why a card can't go there, from rules that are loaded when they are first needed. */
  function refuse(wish: { card: CardNumber; board: Seat; day: Day }, seat: Seat) {
    import('./choice/why-not.ts').then(
      ({ whyNot }) => {
        const refusal = whyNot(view, seat, wish);
        setRefused(refusal && { kind: 'day', board: wish.board, day: wish.day, ...refusal });
      },
      // Offline, the prompt still says what can be done.
      () => undefined,
    );
  }

  function onCard(place: number, by: 'pointer' | 'keyboard') {
    if (isDoubleTap(`hand:${place}`)) return;
    if (busy) return sayWhyNot({ kind: 'under-way' });
    const next = tapCard(picks, place, chooser);
    if (next.kind === 'refused') return setRefused({ kind: 'card', card: hand[place], rule: 'DD-54' });
    goOn(next, `hand:${place}`);
    if (by === 'keyboard') focusNext(next.picks);
  }

  /** Keyboard users: focus moves to the first possible day, on the own board first. */
  function focusNext(next: readonly Pick[]) {
    const left = playsWith(next, chooser);
    const days = litDays(left, nextChoice(next, left), { you, boards: view.boards.length });
    const own = [...days].find((key) => key.startsWith(`${you}:`)) ?? [...days][0];
    if (own !== undefined) table.current?.querySelector<HTMLElement>(`[data-spot="${own}"]`)?.focus();
  }

  function back() {
    if (refused !== undefined) setRefused(undefined);
    else if (picks.length > 0) setPicks(picks.slice(0, -1));
    else setChoosingCard(false);
  }

  function startPlaying() {
    setChoosingCard(true);
    const first = hand.findIndex((_, place) => playsWith([{ kind: 'card', place }], chooser).length > 0);
    table.current?.querySelector<HTMLElement>(`[data-hand="${first}"]`)?.focus();
  }

  function onKey(key: string) {
    const place = Number(key) - 1;
    const draw = moves.find(({ kind }) => kind === 'draw');
    if (key === 'd' && draw !== undefined) make(draw);
    else if (key === 'p' && isMine) startPlaying();
    else if (key === 'Escape') back();
    else if (hand[place] !== undefined) onCard(place, 'keyboard');
  }

  function roleOf(_: unknown, place: number): HandRole {
    if (place === liftedAt) return 'lifted';
    if (picks.some((pick) => pick.kind === 'creature' && pick.place === place)) return 'given';
    if (asked === 'creature') {
      return playsWith([...picks, { kind: 'creature', place }], chooser).length > 0 ? 'asked' : 'resting';
    }
    const isPlayable = playsWith([{ kind: 'card', place }], chooser).length > 0;
    if (isChoosingCard && isPlayable) return 'asked';
    if (!isMine) return 'waiting';
    return isPlayable ? 'playable' : 'resting';
  }

  return (
    <TablePage
      title={words.page.table}
      text={words.page}
      signs={words.page.signs}
      hasCaptions
      ref={table}
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
      onKey={onKey}
      arrows={'[data-spot][tabindex="0"]'}
    >
      <Motion
        table={{ view, you, played: liftedAt, isCounting: cue?.kind === 'count' }}
        move={moveCards}
        className={`table-edges grow ${styles.layout}`}
      >
        <div className={styles.notice}>
          {props.notice}
          <Missed missed={props.missed} lines={lines.all} text={words.page} onTell={setTold} />
        </div>
        <div className={`shrinks grid ${styles.stage}`} data-picture={playCue === undefined ? '' : undefined}>
          {cue?.kind === 'count' ? (
            <Count view={view} counted={cue.counted} players={players} you={you} words={words} />
          ) : isOver ? (
            <Scoring
              view={view}
              players={players}
              you={you}
              words={words}
              afterwards={props.afterwards}
              onDay={(board, day) => sheet.show({ kind: 'stack', board, day })}
            />
          ) : (
            <Boards
              view={view}
              you={you}
              players={players}
              words={words}
              marks={marks}
              preview={preview}
              cue={playCue}
              beside={<Piles view={view} words={words} onDiscard={() => sheet.show({ kind: 'discard' })} />}
              onDay={onDay}
              onPoint={setPointed}
              onOwner={(seat) => sheet.show({ kind: 'week', seat })}
            />
          )}
        </div>
        {!isOver && (
          <div className={styles.panel}>
            <Panel
              said={said}
              isForYou={isMine}
              busy={busy}
              words={words}
              why={props.why}
              verbs={verbsNow(situation, plays, {
                make,
                pick: (next) => goOn(afterPicks(next, chooser)),
                back,
                startPlaying,
              })}
            />
          </div>
        )}
        {view.hand !== undefined && !isOver && (
          <div className={`shrinks ${styles.hand}`}>
            <Hand cards={hand} words={words} harms={harms} roleOf={roleOf} onCard={onCard} />
          </div>
        )}
      </Motion>
    </TablePage>
  );
}

/** Two taps within this are one double tap. */
const DOUBLE_TAP_MS = 500;
const NO_MOVES: readonly DaysMove[] = [];
const NONE: ReadonlyMap<string, DayMark> = new Map();
const NO_HARM: ReadonlyMap<CardNumber, number> = new Map();

/** DD-4 The number of cards dealt at the start, while the viewer has not drawn or played yet. */
function dealtTo(lines: readonly { event: DaysEvent }[], you: Viewer): number {
  const hasActed = lines.some(({ event }) => 'seat' in event && event.seat === you);
  const start = lines.find(({ event }) => event.kind === 'game-started')?.event;
  return start?.kind === 'game-started' && !hasActed ? start.startingHand : 0;
}

/** At most this many lines of news; the log has them all. */
const NEWS = 3;

/** What was played since your last move; draws are mentioned only if nobody did more. */
function newsOf(recent: readonly { line: string; event: DaysEvent }[]): string[] {
  const worth = recent.filter(({ event }) => event.kind !== 'drawn' && event.kind !== 'game-started');
  return (worth.length > 0 ? worth.slice(-NEWS) : recent.slice(-1)).map(({ line }) => line);
}

/** The play being shown, in a line; below it the effect of a spell, and what left. */
function captionOf(lines: readonly { seq: number; line: string }[]): { play: string; more: string[] } {
  const last = lines.at(-1)?.seq;
  const [play, ...more] = lines.filter(({ seq }) => seq === last).map(({ line }) => line);
  const [head = '', ...does] = (play ?? '').split(': ');
  return does.length === 0 ? { play: head, more } : { play: `${head}:`, more: [...does, ...more] };
}
