import { useEffect, useEffectEvent, useRef } from 'react';
import { useTableContext } from '../../../client/kit/table/table-context.tsx';
import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import type { CardNumber } from '../rules/content.ts';
import type { Day, DaysMove } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';
import type { DaysSheet } from './cards/sheets.tsx';
import {
  afterPicks,
  litDays,
  nextChoice,
  type Pick,
  type Picked,
  playsWith,
  spotKey,
  tapCard,
  tapDay,
} from './choice/choice.ts';
import type { Choice } from './choice/use-choice.ts';
import type { HandRole } from './hand/hand.tsx';
import type { Situation } from './panel/situation.ts';

/** Two taps within this are one double tap. */
const DOUBLE_TAP_MS = 500;

/** The effect of taps and keys: they narrow the choice, and the last play left is made. */
export function useTableControls(
  { view, you, moves }: Situation,
  choice: Choice,
  { busy, send, show }: { busy: boolean; send(move: DaysMove): Promise<boolean>; show(sheet: DaysSheet): void },
) {
  const { picks, hand, chooser, choose } = choice;
  const {
    sayWhyNot,
    stage: { isBehind },
  } = useTableContext();
  const table = useRef<HTMLElement>(null);
  /** Where and when the last play was tapped: a second tap there is part of a double tap. */
  const playedBy = useRef({ place: '', at: Number.NEGATIVE_INFINITY });
  const isDoubleTap = (place: string) =>
    playedBy.current.place === place && performance.now() - playedBy.current.at < DOUBLE_TAP_MS;

  async function make(move: DaysMove) {
    const isMade = await send(move);
    choose(isMade ? [] : picks.slice(0, 1));
  }

  /** Card, then day: a single remaining play is made at once, otherwise the player chooses. */
  function goOn(next: Picked, place = '') {
    choose(next.picks);
    if (next.kind !== 'play') return;
    playedBy.current = { place, at: performance.now() };
    void make(next.play);
  }

  function onDay(board: Seat, day: Day) {
    const place = spotKey(board, day);
    if (isDoubleTap(place)) return;
    if (busy) return sayWhyNot({ kind: 'under-way' });
    if (choice.lifted === undefined || you === 'spectator') {
      const isEmpty = view.boards[board]?.days[day]?.length === 0;
      // If a player taps a day first, the prompt says to choose a card.
      return isEmpty ? choice.setChoosingCard(moves.length > 0) : show({ kind: 'stack', board, day });
    }
    const tapped = tapDay(picks, { kind: 'day', board, day }, chooser);
    if (tapped.kind !== 'refused') return goOn(tapped, place);
    return refuse(choice, view, { seat: you, card: choice.lifted, board, day });
  }

  function onCard(place: number, by: 'pointer' | 'keyboard') {
    if (isDoubleTap(`hand:${place}`)) return;
    if (busy) return sayWhyNot({ kind: 'under-way' });
    const next = tapCard(picks, place, chooser);
    if (next.kind === 'refused')
      return choice.setRefused({ kind: 'card', card: elementAt(hand, place), rule: 'DD-54' });
    goOn(next, `hand:${place}`);
    if (by === 'keyboard') focusOn(table.current, firstDay(next.picks, choice, view.boards.length));
  }

  function startPlaying() {
    const playable = hand.flatMap((_, place) =>
      playsWith([{ kind: 'card', place }], chooser).length > 0 ? [place] : [],
    );
    const [first] = playable;
    if (first !== undefined && playable.length === 1) return onCard(first, 'keyboard');
    choice.setChoosingCard(true);
    focusOn(table.current, `[data-hand="${first}"]`);
  }

  usePassing(moves, isBehind, make);
  const pick = (next: readonly Pick[]) => goOn(afterPicks(next, chooser));
  return { table, make, pick, onDay, onCard, startPlaying };
}

/** DD-14 Passes without being asked when nothing else is possible, once everything has been shown. */
function usePassing(moves: readonly DaysMove[], isBehind: boolean, make: (move: DaysMove) => Promise<void>): void {
  const [only, ...more] = moves;
  const isDue = only?.kind === 'pass' && more.length === 0 && !isBehind;
  const pass = useEffectEvent(() => {
    if (only !== undefined) void make(only);
  });
  useEffect(() => {
    if (isDue) pass();
  }, [isDue]);
}

type Controls = ReturnType<typeof useTableControls>;

/** The keys of this table. */
export function onKey(key: string, { hand, chooser, back }: Choice, { make, startPlaying, onCard }: Controls): void {
  const { moves } = chooser;
  const place = Number(key) - 1;
  const draw = moves.find(({ kind }) => kind === 'draw');
  if (key === 'd' && draw !== undefined) make(draw);
  else if (key === 'p' && moves.length > 0) startPlaying();
  else if (key === 'Escape') back();
  else if (hand[place] !== undefined) onCard(place, 'keyboard');
}

/** The role of a card in hand in the current choice. */
export function roleOf({ picks, asked, liftedAt, isChoosingCard, chooser }: Choice, place: number): HandRole {
  if (place === liftedAt) return 'lifted';
  if (picks.some((pick) => pick.kind === 'creature' && pick.place === place)) return 'given';
  if (asked === 'creature') {
    return playsWith([...picks, { kind: 'creature', place }], chooser).length > 0 ? 'asked' : 'resting';
  }
  const isPlayable = playsWith([{ kind: 'card', place }], chooser).length > 0;
  if (isChoosingCard && isPlayable) return 'asked';
  if (chooser.moves.length === 0) return 'waiting';
  return isPlayable ? 'playable' : 'resting';
}

/** Shows why a card can't go there, using rules that are loaded when first needed. */
function refuse(
  { setRefused }: Choice,
  view: DaysView,
  { seat, ...wish }: { seat: Seat; card: CardNumber; board: Seat; day: Day },
): void {
  import('./choice/why-not.ts').then(
    ({ whyNot }) => {
      const refusal = whyNot(view, seat, wish);
      setRefused(refusal && { kind: 'day', board: wish.board, day: wish.day, ...refusal });
    },
    // Offline, the prompt still shows what can be done.
    () => undefined,
  );
}

/** Keyboard users: the first possible day, on the own board first. */
function firstDay(picks: readonly Pick[], { chooser }: Choice, boards: number): string | undefined {
  const { you } = chooser;
  const plays = playsWith(picks, chooser);
  const days = [...litDays(plays, nextChoice(picks, plays), { you, boards })];
  const key = days.find((day) => day.startsWith(`${you}:`)) ?? days[0];
  return key === undefined ? undefined : `[data-spot="${key}"]`;
}

function focusOn(table: HTMLElement | null, selector: string | undefined): void {
  if (selector !== undefined) table?.querySelector<HTMLElement>(selector)?.focus();
}
