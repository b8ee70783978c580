import type { Seat } from '../engine/game.ts';
import { addAt, elementAt } from '../engine/list.ts';
import type { ComingMove } from '../engine/move-watch.ts';
import type { Bilingual } from '../engine/text.ts';

/** What `undercroft lab` needs to know about a game to measure its packs: the `lab.ts` in its folder. */
export interface LabParts<Pack = unknown, State = unknown, Move = unknown> {
  /** The default number of players. */
  seats: number;
  /** The default number of games: about a minute on two cores for a quick game. */
  games: number;
  /** The unit of results: points, gold. */
  unit: Bilingual;
  /** The lab of one pack. */
  open(pack: Pack): PackLab<State, Move>;
}

/** Measurements at a table with one pack during play. */
export interface PackLab<State = unknown, Move = unknown> {
  /** What each seat has so far, if it shows who leads. */
  standing?(state: State): readonly number[];
  /** In co-operative games: by how much a finished game exceeded its goal; below 0 it fell short. */
  beyondGoal?(state: State): number;
  /** The number of different options of a seat; equivalent moves count once. Default: the number of moves. */
  options?(state: State, moves: readonly Move[]): number;
  /** The id of the card that a move uses voluntarily. */
  cardIn?(move: Move): string | undefined;
  /** Controlled experiments with one card each; empty if they make no sense, and `noSwaps` says why. */
  swaps: readonly CardSwap<State, Move>[];
  noSwaps?: Bilingual;
}

/** A card of a pack as the lab shows it. */
export interface LabCard {
  id: string;
  name: Bilingual;
  /** Cards of different groups are not compared: Missions of different decks. */
  group?: Bilingual;
}

/** Who gets a hidden card, and how many copies of each card it could be, by index in `cards`. */
export interface Pool {
  seat: Seat;
  copies: readonly number[];
}

/** A move in a deal, by the number of the deal. */
export type DealMove<State, Move> = ComingMove<State, Move> & { deal: number };

/**
 * One experiment: the same deal is played once with each card that could be in a certain hidden place, everything else
 * being equal. The results measure the card's value.
 */
export interface CardSwap<State = unknown, Move = unknown> {
  id: string;
  /** What is compared, as a heading: "The next card drawn". */
  title: Bilingual;
  /** The meaning of a figure, in a sentence. */
  meaning: Bilingual;
  cards: readonly LabCard[];
  /** Maximum number of moves with a pool that are skipped, so that cards are measured early and late. */
  skips: number;
  /** The possible cards in the place before this move; undefined if the place is not about to be seen. */
  poolAt(coming: DealMove<State, Move>): Pool | undefined;
  /**
   * Puts a card of the pool there before the move; the card there goes where the other came from. May return a callback
   * for after the move, which returns whether the card was seen; if not, `put` is called again before the next move.
   */
  put(coming: DealMove<State, Move>, card: number): (() => boolean) | undefined;
}

/** The number of each card in a list of card numbers. */
export function copiesIn(cards: Iterable<number>, kinds: number): number[] {
  const copies = Array.from({ length: kinds }, () => 0);
  for (const card of cards) addAt(copies, card, 1);
  return copies;
}

/** Swaps a position of a list with the first other position that holds a card, if there is one. */
export function swapInto(list: number[], place: number, card: number): void {
  if (list[place] === card) return;
  const from = list.indexOf(card);
  if (from === -1) throw new Error(`card ${card} is not in the list it should come from`);
  list[from] = elementAt(list, place);
  list[place] = card;
}
