import type { RuleId, Seat } from '../../../engine/game.ts';
import { decider } from './chapters/agenda.ts';
import { hasRoomFor, itemIn } from './chapters/items/gear.ts';
import { mayGive } from './chapters/items/trading.ts';
import { legalMoves } from './chapters/legal.ts';
import {
  isDragon,
  isGuarded,
  isTruce,
  type Look,
  mayFightEachOther,
  monsterAt,
  seatDecidingFor,
  shotOf,
} from './chapters/table.ts';
import { hasOpening, isSecondTile } from './chapters/turn/tiles.ts';
import { type BagMove, isSameMove, isUnlisted, ruleAbout } from './moves.ts';
import { type AdventurerNumber, adventurerOf } from './state.ts';
import type { Task } from './task.ts';

/** The rule about each task that must be decided first. */
const TASK_RULES: Readonly<Record<Task['kind'], RuleId>> = {
  wound: 'BD-105',
  arrive: 'BD-20',
  sneak: 'BD-105',
  lay: 'BD-22',
  'draw-items': 'BD-38',
  redraw: 'BD-71',
  'make-room': 'BD-91',
  refund: 'BD-86',
  spikes: 'BD-56',
  fred: 'BD-86',
  pool: 'BD-54',
  'before-round': 'BD-36',
  'after-roll': 'BD-105',
  'settle-round': 'BD-33',
  'answer-tag': 'BD-45',
  'get-away': 'BD-37',
  'get-away-new': 'BD-37',
  loot: 'BD-90',
  'name-price': 'BD-103',
  'answer-trade': 'BD-103',
  teleport: 'BD-52',
  claw: 'BD-91',
  'hand-over-kill': 'BD-83',
  charge: 'BD-96',
  strike: 'BD-84',
  'name-partner': 'BD-84',
};

/** The rule that forbids a move, or undefined if it is legal. */
export function refusal(look: Look, seat: Seat, move: BagMove): RuleId | undefined {
  if (move.kind === 'offer' && mayGive(look, seat, move)) return undefined;
  if (move.kind !== 'offer' && isUnlisted(move)) return mayComeUnlisted(look, seat, move) ? undefined : 'BD-103';
  const who = decider(look.state);
  const isAsked = who !== undefined && seatDecidingFor(look.state, who) === seat;
  const moves = isAsked ? legalMoves(look, seat, []) : [];
  return moves.some((legal) => isSameMove(legal, move)) ? undefined : whyNot(look, { seat, move, moves });
}

/**
 * BD-103 Only the maker of an offer can withdraw it; a seat that is away can only come back, and the others only leave.
 */
function mayComeUnlisted({ state }: Look, seat: Seat, { kind }: BagMove): boolean {
  if (state.phase === 'over') return false;
  if (kind !== 'call-off') return state.away.includes(seat) === (kind === 'back');
  const task = state.agenda.at(-1);
  return task?.kind === 'answer-trade' && seatDecidingFor(state, task.from) === seat;
}

function whyNot(look: Look, { seat, move, moves }: { seat: Seat; move: BagMove; moves: readonly BagMove[] }): RuleId {
  const { state } = look;
  const who = decider(state);
  if (state.phase === 'over' || who === undefined) return 'BD-64';
  if (state.phase === 'choosing') return 'BD-11';
  if (seatDecidingFor(state, who) !== seat) return move.kind === 'offer' ? 'BD-103' : 'BD-20';
  const task = state.agenda.at(-1);
  if (task?.kind === 'before-round') return whyNotInFight(look, move);
  if (task !== undefined && !moves.some(({ kind }) => kind === move.kind)) return TASK_RULES[task.kind];
  return whyNotInTurn(look, who, move);
}

function whyNotInTurn(look: Look, who: AdventurerNumber, move: BagMove): RuleId {
  const { state, lookup } = look;
  const adventurer = adventurerOf(state, who);
  switch (move.kind) {
    case 'draw':
      if (state.stack.length === 0) return 'BD-60';
      return (adventurer.ap > 0 || isSecondTile(look, who)) && !hasOpening(look, adventurer.place) ? 'BD-24' : 'BD-20';
    case 'leave':
      return state.ring.kind === 'held' && state.ring.by !== who ? 'BD-98' : 'BD-62';
    case 'take':
      if (isGuarded(state, adventurer.place) || lookup.items[move.item] === undefined) return 'BD-25';
      return hasRoomFor(lookup, adventurer, move.item) ? 'BD-25' : 'BD-53';
    case 'shoot': {
      const item = itemIn(adventurer, move.space);
      const shot = item === undefined ? undefined : shotOf(look, item);
      const monster = monsterAt(state, move.place);
      const isAtDragon = monster !== undefined && isDragon(look, monster);
      return (shot?.arrows === true && isAtDragon) || (shot?.dragonOnly === true && !isAtDragon) ? 'BD-65' : 'BD-50';
    }
    case 'attack':
      return mayFightEachOther(state) ? 'BD-100' : 'BD-80';
    case 'shoot-adventurer':
      return mayFightEachOther(state) && isTruce(state, adventurer.place, state.adventurers[move.who]?.place)
        ? 'BD-100'
        : 'BD-80';
    default:
      return ruleAbout(move);
  }
}

function whyNotInFight({ state }: Look, move: BagMove): RuleId {
  const { fight } = state;
  switch (move.kind) {
    case 'escape':
    case 'escape-new':
    case 'whirl':
      if (fight?.defender !== undefined) return 'BD-81';
      if (fight?.attacker.partner !== undefined) return 'BD-46';
      return fight?.locked === true ? 'BD-84' : 'BD-37';
    case 'flee':
      return fight?.defender === undefined ? 'BD-81' : 'BD-100';
    case 'tag':
      if (fight?.attacker.refused.includes(move.who) === true) return state.terms.solo ? 'BD-72' : 'BD-93';
      return fight?.attacker.partner === undefined ? 'BD-45' : 'BD-93';
    case 'shoot':
      return 'BD-32';
    case 'take':
    case 'take-ring':
    case 'drop':
    case 'drop-ring':
    case 'wear':
    case 'stow':
    case 'use':
    case 'cast':
    case 'cast-at':
    case 'cure':
    case 'offer':
      return ruleAbout(move);
    default:
      return 'BD-36';
  }
}
