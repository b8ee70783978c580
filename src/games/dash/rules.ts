import type { RuleId, Seat, Surroundings } from '../../engine/game.ts';
import type { EquipmentNumber } from './content.ts';
import type { Lookup } from './lookup.ts';
import type { Moves } from './moves.ts';
import { wouldHelp } from './rules/equipment.ts';
import { discardInExchange, makeReady } from './rules/exchange.ts';
import { endTurn, face, flip, fumble, use } from './rules/turn.ts';
import { type DashEvent, type DashMove, type DashState, SPACES } from './state.ts';

/** Who can act: the explorer, or in the exchange all who are not ready. */
export function toAct(state: DashState): Seat[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'exchange':
      return [...state.ready.keys()].filter((seat) => !state.ready[seat]);
    case 'explore':
    case 'react':
    case 'fumble':
      return [state.explorer];
  }
}

/** All moves of a seat, filled into `list`; of Equipment held twice each kind is listed once. */
export function legalMoves(
  state: DashState,
  { lookup, moves, seat, list }: { lookup: Lookup; moves: Moves; seat: Seat; list: DashMove[] },
): DashMove[] {
  list.length = 0;
  if (state.phase === 'exchange') {
    if (!state.ready[seat]) listHeld(state, { seat, each: moves.discard, list }).push(moves.ready);
    return list;
  }
  if (seat !== state.explorer) return list;
  switch (state.phase) {
    case 'explore':
      for (let space = 0; space < SPACES; space++) {
        if (state.spaces[space] === 'face-down') list.push(moves.flip[space]);
      }
      if (state.flipped.length > 0) list.push(moves.stop);
      return list;
    case 'react': {
      const { equipment } = state.players[seat];
      for (let place = 0; place < equipment.length; place++) {
        const card = equipment[place];
        if (equipment.indexOf(card) === place && wouldHelp(state, lookup, card)) list.push(moves.use[card]);
      }
      list.push(moves.face);
      return list;
    }
    case 'fumble':
      return listHeld(state, { seat, each: moves.fumble, list });
    case 'over':
      return list;
  }
}

function listHeld(
  state: DashState,
  { seat, each, list }: { seat: Seat; each: readonly DashMove[]; list: DashMove[] },
): DashMove[] {
  const { equipment } = state.players[seat];
  for (let place = 0; place < equipment.length; place++) {
    if (equipment.indexOf(equipment[place]) === place) list.push(each[equipment[place]]);
  }
  return list;
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
    case 'fumble':
      return mayAct && state.phase === 'fumble' && holds(state, seat, move.card) ? undefined : 'DA-32';
    case 'discard':
    case 'ready':
      return 'DA-18';
  }
}

/** The card just flipped must be dealt with first: the choice of a Fumble (DA-32), or the window (DA-60). */
function unfinished(state: DashState): RuleId {
  return state.phase === 'fumble' ? 'DA-32' : 'DA-60';
}

function refusalOfUse(state: DashState, lookup: Lookup, card: EquipmentNumber): RuleId | undefined {
  if (lookup.equipment[card].effect.kind === 'treasure-map') return 'DA-23';
  if (!holds(state, state.explorer, card)) return 'DA-20';
  return wouldHelp(state, lookup, card) ? undefined : 'DA-60';
}

function refusalInExchange(state: DashState, seat: Seat, move: DashMove): RuleId | undefined {
  if (move.kind !== 'discard' && move.kind !== 'ready') return 'DA-64';
  if (state.ready[seat] !== false) return 'DA-64';
  return move.kind === 'ready' || holds(state, seat, move.card) ? undefined : 'DA-18';
}

function holds(state: DashState, seat: Seat, card: EquipmentNumber): boolean {
  return state.players[seat].equipment.includes(card);
}

/** Plays a move that was checked. */
export function play(
  state: DashState,
  { lookup, seat, move }: { lookup: Lookup; seat: Seat; move: DashMove },
  around: Surroundings<DashEvent>,
): void {
  switch (move.kind) {
    case 'flip':
      flip(state, lookup, { space: move.space, around });
      return;
    case 'stop':
      endTurn(state, lookup, { why: 'stopped', around });
      return;
    case 'use':
      use(state, lookup, { card: move.card, around });
      return;
    case 'face':
      face(state, lookup, around);
      return;
    case 'fumble':
      fumble(state, lookup, { card: move.card, around });
      return;
    case 'discard':
      discardInExchange(state, lookup, { seat, card: move.card, around });
      return;
    case 'ready':
      makeReady(state, lookup, { seat, around });
      return;
  }
}
