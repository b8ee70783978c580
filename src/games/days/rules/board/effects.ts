import type { Seat } from '../../../../engine/game.ts';
import { type CardNumber, DRAGON, GOBLIN, HALFLING, HUMAN, INVISIBILITY, LAVA, MEDUSA } from '../content.ts';
import {
  type Day,
  type DaysPlay,
  type Placement,
  type Removal,
  stackAt,
  stackOn,
  WEEK,
  type Week,
  weekOf,
} from '../state.ts';
import { isBlocked } from './stack.ts';

/** The boards changed by a play, the discard pile, and an optional list of removals for the log. */
export interface BoardsInPlay {
  boards: Week[];
  discard: CardNumber[];
  removed?: Removal[];
}

/** Applies a legal play to the boards. Hands are handled elsewhere. */
export function playOnBoards(table: BoardsInPlay, seat: Seat, play: DaysPlay): void {
  switch (play.kind) {
    case 'place':
      placeCard(table, play);
      return;
    case 'terror':
      terrify(table, play.day);
      return;
    case 'transport':
      transport(weekOf(table.boards, seat), weekOf(table.boards, play.board), play.day);
      return;
    case 'transform':
      // DD-32 The new creature takes the place of the old one.
      stackAt(table.boards, play.board, play.day)[play.height] = play.creature;
      return;
  }
}

/** DD-12 The card is put on top of its day; then its effect happens. Cards without a case have none. */
function placeCard(table: BoardsInPlay, { card, board, day }: Placement): void {
  if (card === LAVA) {
    burn(table, board, day);
    return;
  }
  stackAt(table.boards, board, day).push(card);
  switch (card) {
    case DRAGON:
      scareNeighbours(table, board, day);
      return;
    case MEDUSA:
      petrify(table, board);
      return;
    case GOBLIN:
      scareOthers(table, board, day);
      return;
  }
}

/** DD-30 All creatures of a day leave every board. */
function terrify(table: BoardsInPlay, day: Day): void {
  for (let board = 0; board < table.boards.length; board++) clearDay(table, board, day);
}

/** DD-31, DD-54 The stacks of a day are swapped as they are. */
function transport(mine: Week, theirs: Week, day: Day): void {
  const stack = stackOn(mine, day);
  mine[day] = stackOn(theirs, day);
  theirs[day] = stack;
}

/** DD-34 The top creature is discarded, and the trap with it. */
function burn(table: BoardsInPlay, board: Seat, day: Day): void {
  const card = stackAt(table.boards, board, day).pop();
  if (card === undefined) throw new Error(`there is nothing to burn on day ${day} of board ${board}`);
  leave(table, { board, day, card });
}

/** DD-36 A Dragon clears the days beside it on its board. */
function scareNeighbours(table: BoardsInPlay, board: Seat, day: Day): void {
  if (day > 0) clearDay(table, board, day - 1);
  if (day < WEEK - 1) clearDay(table, board, day + 1);
}

/** DD-46 A Goblin clears its day on all other boards. */
function scareOthers(table: BoardsInPlay, board: Seat, day: Day): void {
  for (let other = 0; other < table.boards.length; other++) if (other !== board) clearDay(table, other, day);
}

/** DD-42 Medusa takes all Humans and Halflings of her board, covered ones too. */
function petrify(table: BoardsInPlay, board: Seat): void {
  for (let day = 0; day < WEEK; day++) petrifyDay(table, board, day);
}

/** DD-53 Cards above them stay and sink; DD-42 an Invisibility left without a creature under it leaves too. */
function petrifyDay(table: BoardsInPlay, board: Seat, day: Day): void {
  const stack = stackAt(table.boards, board, day);
  let kept = 0;
  for (const card of stack) {
    const goes = card === HUMAN || card === HALFLING || (card === INVISIBILITY && kept === 0);
    if (goes) leave(table, { board, day, card });
    else stack[kept++] = card;
  }
  stack.length = kept;
}

/** DD-53 The whole stack leaves, Invisibilities too, but no Boulder. */
function clearDay(table: BoardsInPlay, board: Seat, day: Day): void {
  const stack = stackAt(table.boards, board, day);
  if (isBlocked(stack)) return;
  for (const card of stack) leave(table, { board, day, card });
  stack.length = 0;
}

/** DD-49 Cards that leave a board go to the common discard pile. */
function leave(table: BoardsInPlay, removal: Removal): void {
  table.discard.push(removal.card);
  table.removed?.push(removal);
}
