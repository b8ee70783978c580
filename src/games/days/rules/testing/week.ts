import { fastRng } from '../../../../engine/rng.ts';
import { daysBox } from '../../box.ts';
import { CARDS, type CardId, type CardNumber, idOf } from '../content.ts';
import { openDays } from '../game.ts';
import { DAYS, type DayName, type DaysEvent, type DaysMove, type DaysState, dayNameOf, type Week } from '../state.ts';

/** The days of a board, the lowest card first; missing days are empty. */
export type WeekByName = Partial<Record<DayName, CardId[]>>;

/** The rest of a table built by hand; missing parts are empty, and there is one other player. */
export interface RestOfTable {
  hand?: CardId[];
  others?: WeekByName[];
  otherHands?: CardId[][];
  deck?: CardId[];
  discard?: CardId[];
  sprite?: DaysState['sprite'];
  reshuffles?: number;
}

/** Dungeon Days with the standard pack. */
export const game = openDays(daysBox.standardPack);

/** A table in seat 0's turn with this board; there is a card to draw unless a deck is given. */
export function week(own: WeekByName, rest: RestOfTable = {}): DaysState {
  const others = rest.others ?? [{}];
  return {
    phase: 'playing',
    sprite: rest.sprite ?? 'adds',
    turn: 0,
    deck: numbers(rest.deck ?? ['human']),
    discard: numbers(rest.discard ?? []),
    reshuffles: rest.reshuffles ?? 0,
    passes: 0,
    hands: [rest.hand ?? [], ...others.map((_, place) => rest.otherHands?.[place] ?? [])].map(numbers),
    boards: [own, ...others].map(boardOf),
  };
}

/** A board of seven stacks. */
export function boardOf(days: WeekByName): Week {
  return DAYS.map((day) => numbers(days[day] ?? []));
}

/** A board by the names of its days and cards, without the empty days. */
export function named(board: Week): WeekByName {
  return Object.fromEntries(
    board.flatMap((stack, day) => (stack.length === 0 ? [] : [[dayNameOf(day), stack.map(idOf)]])),
  );
}

export function number(card: CardId): CardNumber {
  return CARDS.indexOf(card);
}

export function numbers(cards: readonly CardId[]): CardNumber[] {
  return cards.map(number);
}

/** Places a card on a day of a board, by default the own one. */
export function playOn(card: CardId, day: DayName, board = 0): DaysMove {
  return { kind: 'place', card: number(card), board, day: DAYS.indexOf(day) };
}

export function terrorOn(day: DayName): DaysMove {
  return { kind: 'terror', day: DAYS.indexOf(day) };
}

export function transportOn(day: DayName, board = 1): DaysMove {
  return { kind: 'transport', board, day: DAYS.indexOf(day) };
}

/** Gives `creature` for the card at this height. */
export function transformOn(
  day: DayName,
  { creature, board = 1, height = 0 }: { creature: CardId; board?: number; height?: number },
): DaysMove {
  return { kind: 'transform', board, day: DAYS.indexOf(day), height, creature: number(creature) };
}

/** The rule that forbids seat 0 this move; undefined if legal. */
export function refusalOf(table: DaysState, move: DaysMove): string | undefined {
  return game.refusal(table, 0, move);
}

/** The table after a legal move of the active seat, by name, and its events. */
export function played(table: DaysState, move: DaysMove) {
  const state = game.clone(table);
  const rule = game.refusal(state, state.turn, move);
  if (rule !== undefined) throw new Error(`${rule} forbids ${JSON.stringify(move)}`);
  const events: DaysEvent[] = [];
  game.play(state, state.turn, move, { rng: fastRng(1), now: 0, emit: (event) => events.push(event) });
  return {
    state,
    events,
    boards: state.boards.map(named),
    hands: state.hands.map((hand) => hand.map(idOf)),
    discard: state.discard.map(idOf),
  };
}
