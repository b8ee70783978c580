import type { Seat } from '../engine/game.ts';
import type { ComingMove } from '../engine/move-watch.ts';
import type { Bilingual } from '../engine/text.ts';

/** What `undercroft lab` has to know of a game to measure its packs: the `lab.ts` in its folder. */
export interface LabParts<Pack = unknown, State = unknown, Move = unknown> {
  /** How many players a table has unless told otherwise. */
  seats: number;
  /** How many games are played unless told otherwise: about a minute on two cores where games are quick. */
  games: number;
  /** What players have more or less of in the end: points, gold. */
  unit: Bilingual;
  /** The lab of one pack. */
  open(pack: Pack): PackLab<State, Move>;
}

/** What can be asked of a table with one pack while it is played. */
export interface PackLab<State = unknown, Move = unknown> {
  /** What each seat has so far, where it can be told who is ahead. */
  standing?(state: State): readonly number[];
  /** Where all play together: by how much a finished game went beyond its goal; below 0 it fell short. */
  beyondGoal?(state: State): number;
  /** How many different things a seat can do; moves that lead to the same count once. Default: the number of moves. */
  options?(state: State, moves: readonly Move[]): number;
  /** The card that a move would use of one's own free will, by its id. */
  cardIn?(move: Move): string | undefined;
  /** Controlled experiments with one card each; none where they make no sense, and `noSwaps` says why. */
  swaps: readonly CardSwap<State, Move>[];
  noSwaps?: Bilingual;
}

/** A card of a pack as the lab shows it. */
export interface LabCard {
  id: string;
  name: Bilingual;
  /** Cards of different groups are not held against each other: Missions of different decks. */
  group?: Bilingual;
}

/** Who gets a hidden card, and how many of each card it could be, by their places in `cards`. */
export interface Pool {
  seat: Seat;
  copies: readonly number[];
}

/** A move in a deal, by the number of the deal. */
export type DealMove<State, Move> = ComingMove<State, Move> & { deal: number };

/**
 * One experiment: the same deal is played once with each card that could lie in a certain hidden place, and everything
 * else alike. Who wins then tells what the card is worth.
 */
export interface CardSwap<State = unknown, Move = unknown> {
  id: string;
  /** What is compared, as a heading: "The next card drawn". */
  title: Bilingual;
  /** What a figure means, in a sentence. */
  meaning: Bilingual;
  cards: readonly LabCard[];
  /** Up to so many moves with a pool are let pass, so that cards are measured early and late. */
  skips: number;
  /** What could lie in the place before this move; undefined where the place is not about to be seen. */
  poolAt(coming: DealMove<State, Move>): Pool | undefined;
  /**
   * Puts a card of the pool there before the move; the card that lies there goes where the other came from. Returns what
   * is to be done after the move, where something is: it answers whether the card was seen, and if not, `put` is called
   * again before the next move.
   */
  put(coming: DealMove<State, Move>, card: number): (() => boolean) | undefined;
}

/** How many of each card are in a list of cards by their numbers. */
export function copiesIn(cards: Iterable<number>, kinds: number): number[] {
  const copies = Array.from({ length: kinds }, () => 0);
  for (const card of cards) copies[card] += 1;
  return copies;
}

/** Exchanges a place of a list with the first other place that holds a card, if there is one. */
export function swapInto(list: number[], place: number, card: number): void {
  if (list[place] === card) return;
  const from = list.indexOf(card);
  if (from === -1) throw new Error(`card ${card} is not in the list it should come from`);
  list[from] = list[place];
  list[place] = card;
}
