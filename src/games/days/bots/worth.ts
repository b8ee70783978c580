import type { Seat } from '../../../engine/game.ts';
import { present } from '../../../engine/list.ts';
import { playOnBoards } from '../rules/board/effects.ts';
import { weekScore } from '../rules/board/score.ts';
import { cardsOn, isEmptyDay, isFullWeek, topOf } from '../rules/board/stack.ts';
import { type CardNumber, INVISIBILITY } from '../rules/content.ts';
import {
  cardAtHeight,
  cardOf,
  type DaysMove,
  type DaysPlay,
  LAST_RESHUFFLE,
  stackAt,
  type Week,
  weekOf,
} from '../rules/state.ts';
import type { Appraisal } from './appraisal.ts';

/** What a seat can see of a table. */
export interface Sight {
  seat: Seat;
  boards: readonly Week[];
  hand: readonly CardNumber[];
  /** The number of cards in the deck. */
  deck: number;
  reshuffles: number;
}

/** A table after a move, as far as it can be seen: the boards, the bot's hand, and whether the game is over. */
export type Prospect = Pick<Sight, 'seat' | 'boards' | 'hand'> & { isOver: boolean };

/** A won game outweighs every score. */
const WIN = 1000;

/** A discount for each further card in hand: it is played later, or never. */
const LATER = 0.97;

/** The weight of a leader having 1, 2 or 3 days to go; more days have none. */
const NEARNESS = [0, 6.5, 3, 1];

/** The value of a filled day besides its score: it brings the end nearer. */
const FILLED = 0.75;

/** The value of a day with Invisibility on top, which takes a further creature, when hardly another day is left. */
const OPENED = 4;
const HARDLY_A_DAY = 1;

/** The value of a move for the seat that makes it, in points, from visible information. */
export function worthOfMove(sight: Sight, move: DaysMove, appraisal: Appraisal): number {
  if (move.kind === 'pass') return 0;
  if (move.kind !== 'draw') return worthOf(after(sight, move), appraisal);
  const isOver = sight.deck === 1 && sight.reshuffles === LAST_RESHUFFLE;
  const { seat, boards, hand } = sight;
  return worthOf({ seat, boards, hand, isOver }, appraisal) + appraisal.drawn * LATER ** hand.length;
}

/** The value of a prospect for its seat, in points. */
export function worthOf(prospect: Prospect, appraisal: Appraisal): number {
  const scores = prospect.boards.map((week) => weekScore(week, appraisal));
  const lead = leadOf(prospect.seat, scores);
  if (prospect.isOver) return isWon(prospect, scores) ? WIN + lead : lead - WIN;
  return (
    lead +
    worthOfHand(prospect.hand, appraisal.held) +
    appraisal.scale * (worthOfDays(prospect) + nearness(prospect, scores))
  );
}

/** The visible part of the table after a play. */
function after({ seat, boards: before, hand: held }: Sight, play: DaysPlay): Prospect {
  const boards = before.map((week) => week.map((stack) => stack.slice()));
  const hand = held.toSpliced(held.indexOf(cardOf(play)), 1);
  if (play.kind === 'transform')
    hand[hand.indexOf(play.creature)] = cardAtHeight(stackAt(boards, play.board, play.day), play.height);
  playOnBoards({ boards, discard: [] }, seat, play);
  return { seat, boards, hand, isOver: boards.some(isFullWeek) };
}

/** The bot's score against the best of the others, and against all of them. */
function leadOf(seat: Seat, scores: readonly number[]): number {
  let [most, sum] = [Number.NEGATIVE_INFINITY, 0];
  for (let other = 0; other < scores.length; other++) {
    if (other === seat) continue;
    const score = present(scores[other]);
    most = Math.max(most, score);
    sum += score;
  }
  return present(scores[seat]) - (most + sum / (scores.length - 1)) / 2;
}

function isWon({ seat, boards }: Prospect, scores: readonly number[]): boolean {
  const own = present(scores[seat]);
  const cards = cardsOn(weekOf(boards, seat));
  return scores.every((score, other) => {
    if (other === seat || score < own) return true;
    return score === own && cardsOn(weekOf(boards, other)) <= cards;
  });
}

/** Reused for every hand: hands are appraised more often than anything else. */
const worths: number[] = [];

/** The best cards count in full, the others less and less. */
function worthOfHand(hand: readonly CardNumber[], held: readonly number[]): number {
  // Insertion sort: hands are too small for another algorithm to pay off.
  for (let size = 0; size < hand.length; size++) {
    const worth = present(held[present(hand[size])]);
    let place = size;
    for (; place > 0; place--) {
      const before = present(worths[place - 1]);
      if (before <= worth) break;
      worths[place] = before;
    }
    worths[place] = worth;
  }
  let worth = 0;
  // From the least to the best, each time discounting the rest.
  for (let place = 0; place < hand.length; place++) worth = present(worths[place]) + LATER * worth;
  return worth;
}

/** The filled days of the bot's week, compared with the average of the others. */
function worthOfDays({ seat, boards }: Prospect): number {
  let worth = 0;
  for (let board = 0; board < boards.length; board++) {
    const days = worthOfWeek(weekOf(boards, board));
    worth += board === seat ? days : -days / (boards.length - 1);
  }
  return worth;
}

function worthOfWeek(week: Week): number {
  let empty = 0;
  let open = 0;
  for (const stack of week) {
    if (isEmptyDay(stack)) empty += 1;
    else if (topOf(stack) === INVISIBILITY) open += 1;
  }
  return FILLED * (week.length - empty) + (empty <= HARDLY_A_DAY ? OPENED * open : 0);
}

/** A nearly full week is good for the leader and bad for everybody else. */
function nearness({ seat, boards }: Prospect, scores: readonly number[]): number {
  const own = present(scores[seat]);
  let worth = 0;
  for (let board = 0; board < boards.length; board++) {
    let left = 0;
    for (const stack of weekOf(boards, board)) if (isEmptyDay(stack)) left += 1;
    const near = NEARNESS[left];
    if (near === undefined) continue;
    if (board === seat) worth += scores.every((score) => score <= own) ? near : 0;
    else if (present(scores[board]) >= own) worth -= near;
  }
  return worth;
}
