import type { RuleId, Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import { ALL_KINDS } from '../content.ts';
import { type Decision, type Pending, playerAt, type TimeMove, type TimeState } from '../state.ts';
import { kindsIn, piecesOf, tokensIn } from './backpack.ts';
import { isPartOf, partsOf } from './choosing.ts';
import { waysToWaive } from './mission.ts';
import type { Look } from './table.ts';

/** DT-83, DT-86 Whether a seat decides a pending choice: the skill's user, or any player if it is the team's. */
export function decides({ state }: Look, pending: Pending, seat: Seat): boolean {
  return isTeams(state, pending) || ('seat' in pending && pending.seat === seat);
}

/**
 * DT-39, DT-86 Whether a pending choice is the team's: by its kind, or because the skill's user is away or too slow.
 */
export function isTeams(state: TimeState, pending: Pending): boolean {
  return !('seat' in pending) || pending.passed === true || playerAt(state, pending.seat).away;
}

/** DT-39 Whether a decision was made for an earlier point of the game; old records do not say. */
export function isLate(state: TimeState, move: TimeMove): boolean {
  return 'moment' in move && move.moment !== undefined && move.moment !== state.moment;
}

/** The rule behind a pending choice, which forbids everything else until it is made. */
export function ruleOf(pending: Pending): RuleId {
  switch (pending.kind) {
    case 'reward':
      return 'DT-36';
    case 'failed':
      return 'DT-37';
    case 'waive':
      return 'DT-67';
    case 'look-and-discard':
      return 'DT-64';
    case 'look-and-arrange':
      return 'DT-68';
    case 'pay':
      return pending.skill === 'waive' ? 'DT-67' : 'DT-69';
    case 'exchange':
      return 'DT-69';
    case 'remove-tokens':
      return 'DT-71';
    case 'name-item':
      return 'DT-70';
  }
}

/** All answers to a pending choice. */
export function answersTo(scene: Look, pending: Pending): Decision[] {
  const { moment } = scene.state;
  const answers = waysToAnswer(scene, pending);
  for (const answer of answers) answer.moment = moment;
  return answers;
}

function waysToAnswer(scene: Look, pending: Pending): Decision[] {
  const { state } = scene;
  switch (pending.kind) {
    case 'reward': {
      const takes = pending.items.map((item): Decision => ({ kind: 'take', item }));
      return pending.refusable ? [...takes, { kind: 'refuse' }] : takes;
    }
    case 'failed':
      return partsOf(pending.items).map((items) => ({ kind: 'drop', items }));
    case 'waive':
      return waysToWaive(scene, pending.card, pending.count).map((items) => ({ kind: 'waive', items }));
    case 'look-and-discard':
      return partsOf([...pending.cards.keys()]).map((places) => ({ kind: 'sift', places }));
    case 'look-and-arrange':
      return pending.cards.map((_, place) => ({ kind: 'arrange', place }));
    case 'pay': {
      const pays = ALL_KINDS.filter((item) => piecesOf(state.backpack, item) > 0).map(
        (item): Decision => ({ kind: 'pay', item }),
      );
      return pending.paid > 0 ? [...pays, { kind: 'enough' }] : pays;
    }
    case 'exchange':
      return kindsIn(state.supply).map((item) => ({ kind: 'take', item }));
    case 'remove-tokens': {
      const removes = (['backpack', 'supply'] as const).flatMap((from) =>
        kindsIn(tokensIn(state, from)).map((item): Decision => ({ kind: 'remove', item, from })),
      );
      return pending.removed > 0 ? [...removes, { kind: 'enough' }] : removes;
    }
    case 'name-item':
      return ALL_KINDS.map((item) => ({ kind: 'name', item }));
  }
}

/** Whether a move answers a pending choice. */
export function isAnswer(scene: Look, pending: Pending, move: TimeMove): boolean {
  const { state } = scene;
  switch (move.kind) {
    case 'take':
      if (pending.kind === 'reward') return pending.items.includes(move.item);
      return pending.kind === 'exchange' && elementAt(state.supply, move.item) > 0;
    case 'refuse':
      return pending.kind === 'reward' && pending.refusable;
    case 'drop':
      return pending.kind === 'failed' && isPartOf(move.items, pending.items);
    case 'waive':
      if (pending.kind !== 'waive') return false;
      return waysToWaive(scene, pending.card, pending.count).some(
        (way) => isPartOf(way, move.items) && isPartOf(move.items, way),
      );
    case 'sift':
      return pending.kind === 'look-and-discard' && move.places.every((place) => place < pending.cards.length);
    case 'arrange':
      return pending.kind === 'look-and-arrange' && move.place < pending.cards.length;
    case 'pay':
      return pending.kind === 'pay' && piecesOf(state.backpack, move.item) > 0;
    case 'remove':
      if (pending.kind !== 'remove-tokens') return false;
      return elementAt(tokensIn(state, move.from), move.item) > 0;
    case 'enough':
      if (pending.kind === 'pay') return pending.paid > 0;
      return pending.kind === 'remove-tokens' && pending.removed > 0;
    case 'name':
      return pending.kind === 'name-item';
    default:
      return false;
  }
}
