import type { Seat } from '../../../../engine/game.ts';
import { present } from '../../../../engine/list.ts';
import { placementObstacle, playObstacle, playRefusal } from '../board/placement.ts';
import {
  BOULDER,
  type CardNumber,
  DRAGON,
  HALFLING,
  isCreature,
  LAVA,
  MEDUSA,
  TERROR,
  TRANSFORMATION,
  TRANSPORTATION,
} from '../content.ts';
import { placements, TERRORS, transports } from '../moves.ts';
import { cardOf, type DaysMove, type DaysPlay, type DaysState, type Refusal, stackAt, WEEK } from '../state.ts';

/** Why a seat cannot make this play, from its hand and on these boards; undefined if it can. */
export function refusalOfPlay(state: DaysState, seat: Seat, play: DaysPlay): Refusal | undefined {
  const hand = present(state.hands[seat]);
  if (!hand.includes(cardOf(play))) return 'DD-10';
  const rule = playRefusal(state, seat, play);
  if (rule !== undefined) return rule;
  // DD-54 Transformation needs the given creature in hand.
  return play.kind === 'transform' && !hand.includes(play.creature) ? 'DD-54' : undefined;
}

/** Adds every play of the active seat; copies of a card are listed once. */
export function listPlays(state: DaysState, list: DaysMove[]): void {
  let listed = 0;
  for (const card of present(state.hands[state.turn])) {
    if ((listed & (1 << card)) !== 0) continue;
    listed |= 1 << card;
    listPlaysOf(card, state, list);
  }
}

function listPlaysOf(card: CardNumber, state: DaysState, list: DaysMove[]): void {
  switch (card) {
    case TERROR:
      list.push(...TERRORS);
      return;
    case TRANSPORTATION:
      listTransports(state, list);
      return;
    case TRANSFORMATION:
      listTransforms(state, list);
      return;
    default:
      listPlacements(card, state, list);
  }
}

/** DD-12 Whether a card can be played on other boards at all. */
function fitsOtherBoards(card: CardNumber): boolean {
  return card === LAVA || card === BOULDER || card === DRAGON || card === MEDUSA || card === HALFLING;
}

function listPlacements(card: CardNumber, state: DaysState, list: DaysMove[]): void {
  const isForAny = fitsOtherBoards(card);
  for (let board = 0; board < state.boards.length; board++) {
    if (board !== state.turn && !isForAny) continue;
    for (const placement of placements(card, board)) {
      if (placementObstacle(state, state.turn, placement) === undefined) list.push(placement);
    }
  }
}

function listTransports(state: DaysState, list: DaysMove[]): void {
  for (let board = 0; board < state.boards.length; board++) {
    for (const play of transports(board)) {
      if (playObstacle(state, state.turn, play) === undefined) list.push(play);
    }
  }
}

/** DD-32 Every creature on the boards with every kind of creature in hand. */
function listTransforms(state: DaysState, list: DaysMove[]): void {
  let listed = 0;
  for (const creature of present(state.hands[state.turn])) {
    if (!isCreature(creature) || (listed & (1 << creature)) !== 0) continue;
    listed |= 1 << creature;
    for (let board = 0; board < state.boards.length; board++) {
      for (let day = 0; day < WEEK; day++) {
        const stack = stackAt(state.boards, board, day);
        for (let height = 0; height < stack.length; height++) {
          if (isCreature(stack[height])) list.push({ kind: 'transform', board, day, height, creature });
        }
      }
    }
  }
}
