import type { Seat } from '../../../../engine/game.ts';
import type { BagMove } from '../moves.ts';
import { type AdventurerNumber, adventurerOf, EMPTY } from '../state.ts';
import type { Task } from '../task.ts';
import { decider } from './agenda.ts';
import { addEscapes } from './fights/escape.ts';
import { fightOf, sideOf, teethOf } from './fights/fight.ts';
import { addBombs, addShots } from './fights/ranged.ts';
import { nextSteps, possiblePartners } from './fights/rush.ts';
import { addTags } from './fights/tagging.ts';
import { addPayments } from './items/fred.ts';
import { freeSpaceFor, heldSpaces } from './items/gear.ts';
import { addFightHandlings, addHandlings } from './items/inventory.ts';
import { isExpendable } from './items/items.ts';
import { addFightUses, addUses, targetsOf } from './items/spells.ts';
import { addOffers, addPrices, canTrade } from './items/trading.ts';
import { isFree } from './setup.ts';
import { adventurersAt, bearer, type Look, mayFightEachOther, seatDecidingFor } from './table.ts';
import { addPlacements, canDraw } from './turn/tiles.ts';
import { addLooks, addSteps } from './turn/walking.ts';
import { addDepartures } from './way-out/exit.ts';

const DRAW: BagMove = Object.freeze({ kind: 'draw' });
const END: BagMove = Object.freeze({ kind: 'end' });
const ROLL: BagMove = Object.freeze({ kind: 'roll' });
const STOP: BagMove = Object.freeze({ kind: 'stop' });
const DARE: BagMove = Object.freeze({ kind: 'dare' });
const YES: BagMove = Object.freeze({ kind: 'yes' });
const NO: BagMove = Object.freeze({ kind: 'no' });

/** All moves of a seat, written into `moves`. */
export function legalMoves(look: Look, seat: Seat, moves: BagMove[]): BagMove[] {
  const { state, lookup } = look;
  moves.length = 0;
  const who = decider(state);
  if (who === undefined || seatDecidingFor(state, who) !== seat) return moves;
  if (state.phase === 'choosing') {
    for (let character = 0; character < lookup.characters.length; character++) {
      if (isFree(state, character)) moves.push({ kind: 'choose', character });
    }
    return moves;
  }
  const task = state.agenda.at(-1);
  if (task === undefined) addActions(look, who, moves);
  else addAnswers(look, task, moves);
  return moves;
}

/** BD-20 The actions of a turn. */
function addActions(look: Look, who: AdventurerNumber, moves: BagMove[]): void {
  const { state } = look;
  const { place } = adventurerOf(state, who);
  addSteps(look, who, moves);
  if (canDraw(look, who)) moves.push(DRAW);
  addDepartures(look, who, moves);
  addShots(look, who, moves);
  addUses(look, who, moves);
  addLooks(look, who, moves);
  if (mayFightEachOther(state) && place !== 0) {
    for (const other of adventurersAt(state, place)) if (other !== who) moves.push({ kind: 'attack', who: other });
  }
  addHandlings(look, who, moves);
  addOffers(look, who, moves);
  moves.push(END);
}

/** The answers to a task of the agenda. */
function addAnswers(look: Look, task: Task, moves: BagMove[]): void {
  const { state } = look;
  switch (task.kind) {
    case 'wound':
    case 'pool':
    case 'redraw':
    case 'refund':
    case 'answer-tag':
      moves.push(YES, NO);
      return;
    case 'answer-trade':
      if (canTrade(look, task)) moves.push(YES);
      moves.push(NO);
      return;
    case 'sneak':
      addSteps(look, task.who, moves);
      moves.push(STOP);
      return;
    case 'lay':
      addPlacements(look, { tile: task.tile, place: adventurerOf(state, task.who).place }, moves);
      return;
    case 'make-room':
      addSwaps(look, task, moves);
      moves.push(NO);
      return;
    case 'spikes':
      for (const space of heldSpaces(adventurerOf(state, task.who)))
        if (isExpendable(look, task.who, space)) moves.push({ kind: 'sacrifice', space });
      moves.push(DARE);
      return;
    case 'fred':
      addPayments(look, task, moves);
      return;
    case 'before-round':
      addFightMoves(look, task, moves);
      return;
    case 'after-roll':
      addReactions(look, task, moves);
      return;
    case 'loot':
      addHandlings(look, task.who, moves);
      addOffers(look, task.who, moves);
      moves.push(END);
      return;
    case 'name-price':
      addPrices(look, task, moves);
      moves.push(NO);
      return;
    default:
      addTargets(look, task, moves);
  }
}

/** Choosing targets: of a spell, a rush, or after a defeat. */
function addTargets(look: Look, task: Task, moves: BagMove[]): void {
  const { state } = look;
  switch (task.kind) {
    case 'teleport':
      for (const place of targetsOf(look, task.target)) moves.push({ kind: 'pick-place', place });
      return;
    case 'claw':
      for (const ware of heldSpaces(adventurerOf(state, task.target))) moves.push({ kind: 'grab', ware });
      if (bearer(state) === task.target) moves.push({ kind: 'grab', ware: 'ring' });
      return;
    case 'hand-over-kill':
      for (const monster of new Set(adventurerOf(state, task.who).kills)) moves.push({ kind: 'hand-over', monster });
      return;
    case 'charge':
      for (const place of nextSteps(look, task)) moves.push({ kind: 'charge-to', place });
      return;
    case 'name-partner':
      for (const who of possiblePartners(look, task)) moves.push({ kind: 'name-partner', who });
      moves.push(NO);
      return;
    default:
      throw new Error(`${task.kind} waits for no decision`);
  }
}

function addSwaps({ state, lookup }: Look, { who, item }: Task & { kind: 'make-room' }, moves: BagMove[]): void {
  const adventurer = adventurerOf(state, who);
  adventurer.spaces.forEach((content, space) => {
    if (content === EMPTY) return;
    const lighter = { ...adventurer, spaces: adventurer.spaces.with(space, EMPTY) };
    if (freeSpaceFor(lookup, lighter, item) !== undefined) moves.push({ kind: 'swap', space });
  });
}

/** BD-25, BD-32 Before a round: fight, escape, call, use, drop, rearrange, trade. */
function addFightMoves(look: Look, { who, side: number }: Task & { kind: 'before-round' }, moves: BagMove[]): void {
  const side = sideOf(fightOf(look.state), number);
  moves.push(ROLL);
  addEscapes(look, { who, side }, moves);
  addTags(look, { who, side }, moves);
  addBombs(look, who, moves);
  addFightUses(look, { who, side }, moves);
  addFightHandlings(look, who, moves);
  addOffers(look, who, moves);
}

/** BD-105 After a roll: Imp's Teeth, or the Fighter's skill. */
function addReactions(look: Look, { who, question }: Task & { kind: 'after-roll' }, moves: BagMove[]): void {
  const { state } = look;
  if (question < state.adventurers.length) {
    const space = teethOf(look, who);
    if (space !== undefined) {
      moves.push({ kind: 'reroll', space, side: 0 });
      if (state.fight?.defender !== undefined) moves.push({ kind: 'reroll', space, side: 1 });
    }
  } else moves.push(YES);
  moves.push(NO);
}
