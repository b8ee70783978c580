/** Sum and sum of squares of one figure per deal: enough for its mean and standard error. */
export interface Spread {
  sum: number;
  squares: number;
}

/** How often a card was seen and used. */
export interface CardCount {
  seen: number;
  used: number;
}

/** Everything counted while games are played. Plain data, so that threads can post it. */
export interface Figures {
  deals: number;
  games: number;
  moves: number;
  /** Games that several won together, and games that nobody won. */
  shared: number;
  lost: number;
  seats: Spread[];
  bots: Spread[];
  /** Number of games by their number of moves. */
  lengths: number[];
  cards: Map<string, CardCount>;
}

/** All figures at zero. */
export function noFigures(seats: number, bots: number): Figures {
  const spreads = (length: number): Spread[] => Array.from({ length }, () => ({ sum: 0, squares: 0 }));
  return {
    deals: 0,
    games: 0,
    moves: 0,
    shared: 0,
    lost: 0,
    seats: spreads(seats),
    bots: spreads(bots),
    lengths: [],
    cards: new Map(),
  };
}

/** Adds the figures of later deals. Sums of fractions depend on their order, so batches are added in the order of their deals. */
export function addFigures(to: Figures, more: Figures): void {
  to.deals += more.deals;
  to.games += more.games;
  to.moves += more.moves;
  to.shared += more.shared;
  to.lost += more.lost;
  addSpreads(to.seats, more.seats);
  addSpreads(to.bots, more.bots);
  for (const [moves, games] of more.lengths.entries()) {
    if (games > 0) countLength(to, moves, games);
  }
  for (const [card, { seen, used }] of more.cards) {
    const count = cardCountOf(to, card);
    count.seen += seen;
    count.used += used;
  }
}

/** Counts games of a length. */
export function countLength(figures: Figures, moves: number, games = 1): void {
  while (figures.lengths.length <= moves) figures.lengths.push(0);
  figures.lengths[moves] = elementAt(figures.lengths, moves) + games;
}

/** The counts of a card, created if it had none. */
export function cardCountOf(figures: Figures, card: string): CardCount {
  const known = figures.cards.get(card);
  if (known !== undefined) return known;
  const count = { seen: 0, used: 0 };
  figures.cards.set(card, count);
  return count;
}

/** Adds the figure of one more deal. */
export function addToSpread(spread: Spread, figure: number): void {
  spread.sum += figure;
  spread.squares += figure * figure;
}

function addSpreads(to: Spread[], more: readonly Spread[]): void {
  for (const [at, { sum, squares }] of more.entries()) {
    const spread = elementAt(to, at);
    spread.sum += sum;
    spread.squares += squares;
  }
}

import { elementAt } from '../../engine/list.ts';
