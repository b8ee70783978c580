import type { RuleContext, RuleId, Seat } from '../../../engine/game.ts';
import { cut, present } from '../../../engine/list.ts';
import { wouldHelp } from './chapters/equipment.ts';
import { discardInExchange, makeReady } from './chapters/exchange.ts';
import { canPutBack, isTooLateToReturn } from './chapters/flipped-card.ts';
import { putBackByBonus } from './chapters/put-back.ts';
import { endTurn, face, flip, fumble, use } from './chapters/turn.ts';
import type { EquipmentNumber } from './content.ts';
import { equipmentCard, type Lookup } from './lookup.ts';
import type { Moves } from './moves.ts';
import { type DashEvent, type DashMove, type DashState, explorerOf, MAX_SEATS, type Player, SPACES } from './state.ts';

/** Allocated once: a playout checks who can act before every move. */
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: MAX_SEATS }, (_, seat) => [seat]);

/** The seats that can act: the explorer, or in the exchange all who are not ready. */
export function toAct(state: DashState): readonly Seat[] {
  switch (state.phase) {
    case 'over':
      return NOBODY;
    case 'exchange':
      return [...state.ready.keys()].filter((seat) => !state.ready[seat]);
    case 'explore':
    case 'react':
    case 'fumble':
      return present(ALONE[state.explorer]);
  }
}

/**
 * All moves of a seat, written into `list`, which can be reused to save memory; Equipment held twice is listed once.
 */
export function legalMoves(state: DashState, lookup: Lookup, seat: Seat, list: DashMove[]): DashMove[] {
  cut(list, listMoves(state, lookup, seat, list));
  return list;
}

/** Fills the list from its start and returns the number of moves. */
function listMoves(state: DashState, lookup: Lookup, seat: Seat, list: DashMove[]): number {
  const { moves } = lookup;
  if (state.phase === 'exchange') {
    if (state.ready[seat]) return 0;
    const held = listHeld(present(state.players[seat]), moves.discard, list);
    list[held] = moves.ready;
    return held + 1;
  }
  if (seat !== state.explorer) return 0;
  switch (state.phase) {
    case 'explore':
      return listFlips(state, moves, list);
    case 'react':
      return listUses(state, lookup, list);
    case 'fumble':
      return listHeld(present(state.players[seat]), moves.fumble, list);
    case 'over':
      return 0;
  }
}

function listFlips({ spaces, flipped }: DashState, moves: Moves, list: DashMove[]): number {
  let count = 0;
  for (let space = 0; space < SPACES; space++) {
    if (spaces[space] === 'face-down') list[count++] = present(moves.flip[space]);
  }
  if (flipped.length > 0) list[count++] = moves.stop;
  return count;
}

function listUses(state: DashState, lookup: Lookup, list: DashMove[]): number {
  const { equipment } = explorerOf(state);
  const { moves } = lookup;
  let count = 0;
  for (let place = 0; place < equipment.length; place++) {
    const card = present(equipment[place]);
    if (equipment.indexOf(card) === place && wouldHelp(state, lookup, card)) list[count++] = present(moves.use[card]);
  }
  if (canPutBack(state, lookup)) list[count++] = moves.putBack;
  list[count++] = moves.face;
  return count;
}

function listHeld({ equipment }: Player, each: readonly DashMove[], list: DashMove[]): number {
  let count = 0;
  for (let place = 0; place < equipment.length; place++) {
    const card = present(equipment[place]);
    if (equipment.indexOf(card) === place) list[count++] = present(each[card]);
  }
  return count;
}

/** The rule that forbids a move, or undefined. */
export function refusal(
  state: DashState,
  { lookup, seat, move }: { lookup: Lookup; seat: Seat; move: DashMove },
): RuleId | undefined {
  if (state.phase === 'over') return 'DA-50';
  if (state.phase === 'exchange') return refusalInExchange(state, seat, move);
  const mayAct = seat === state.explorer;
  switch (move.kind) {
    case 'flip':
      if (!mayAct) return 'DA-11';
      if (state.phase !== 'explore') return unfinished(state);
      return state.spaces[move.space] === 'face-down' ? undefined : 'DA-11';
    case 'stop':
      if (!mayAct) return 'DA-15';
      if (state.phase !== 'explore') return unfinished(state);
      return state.flipped.length > 0 ? undefined : 'DA-15';
    case 'use':
      if (!mayAct || state.phase !== 'react') return 'DA-20';
      return refusalOfUse(state, lookup, move.card);
    case 'face':
      return mayAct && state.phase === 'react' ? undefined : 'DA-60';
    case 'put-back':
      return mayAct && state.phase === 'react' && canPutBack(state, lookup) ? undefined : 'DA-65';
    case 'fumble':
      return mayAct && state.phase === 'fumble' && holds(state, seat, move.card) ? undefined : 'DA-32';
    case 'discard':
    case 'ready':
      return 'DA-18';
  }
}

/** The rule for what must be decided first: the choice of a Fumble (DA-32), or whether to use Equipment (DA-60). */
function unfinished(state: DashState): RuleId {
  return state.phase === 'fumble' ? 'DA-32' : 'DA-60';
}

function refusalOfUse(state: DashState, lookup: Lookup, card: EquipmentNumber): RuleId | undefined {
  if (equipmentCard(lookup, card).effect.kind === 'treasure-map') return 'DA-23';
  if (!holds(state, state.explorer, card)) return 'DA-20';
  if (wouldHelp(state, lookup, card)) return undefined;
  return equipmentCard(lookup, card).effect.kind === 'put-back' && isTooLateToReturn(state) ? 'DA-65' : 'DA-60';
}

function refusalInExchange(state: DashState, seat: Seat, move: DashMove): RuleId | undefined {
  if (move.kind !== 'discard' && move.kind !== 'ready') return 'DA-64';
  if (state.ready[seat] !== false) return 'DA-64';
  return move.kind === 'ready' || holds(state, seat, move.card) ? undefined : 'DA-18';
}

function holds(state: DashState, seat: Seat, card: EquipmentNumber): boolean {
  return present(state.players[seat]).equipment.includes(card);
}

type DashPlay = (state: DashState, seat: Seat, move: DashMove, context: RuleContext<DashEvent>) => void;

/** Plays legal moves with this pack. */
export function playWith(lookup: Lookup): DashPlay {
  return (state, seat, move, context) => {
    switch (move.kind) {
      case 'flip':
        return flip(state, lookup, move.space, context);
      case 'stop':
        return endTurn(state, lookup, 'stopped', context);
      case 'use':
        return use(state, lookup, { card: move.card, context });
      case 'face':
        return face(state, lookup, context);
      case 'put-back':
        return putBackByBonus(state, lookup, context.emit);
      case 'fumble':
        return fumble(state, lookup, { card: move.card, context });
      case 'discard':
        return discardInExchange(state, lookup, { seat, card: move.card, context });
      case 'ready':
        return makeReady(state, lookup, { seat, context });
    }
  };
}
