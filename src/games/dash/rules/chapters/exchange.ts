import type { RuleContext, Seat } from '../../../../engine/game.ts';
import { cut, present } from '../../../../engine/list.ts';
import type { EquipmentNumber } from '../content.ts';
import type { Lookup } from '../lookup.ts';
import { type DashEvent, type DashState, HAND } from '../state.ts';
import { dealDungeon } from './dungeon.ts';
import { discardEquipment, drawEquipment } from './equipment.ts';

/** DA-18, DA-64 Before the second and the third dungeon all may discard; players with nothing to discard are ready. */
export function startExchange(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): void {
  state.phase = 'exchange';
  context.emit?.({ kind: 'exchange-started', next: state.explorer });
  for (let seat = 0; seat < state.players.length; seat++) {
    state.ready[seat] = present(state.players[seat]).equipment.length === 0;
  }
  drawWhenReady(state, lookup, context);
}

/** DA-18, DA-64 Discards one more card; after the last one its player is ready. */
export function discardInExchange(
  state: DashState,
  lookup: Lookup,
  { seat, card, context }: { seat: Seat; card: EquipmentNumber; context: RuleContext<DashEvent> },
): void {
  discardEquipment(state, seat, card);
  context.emit?.({ kind: 'discarded', seat, card });
  if (present(state.players[seat]).equipment.length === 0) makeReady(state, lookup, { seat, context });
}

/** DA-64 The player keeps the rest. */
export function makeReady(
  state: DashState,
  lookup: Lookup,
  { seat, context }: { seat: Seat; context: RuleContext<DashEvent> },
): void {
  state.ready[seat] = true;
  context.emit?.({ kind: 'made-ready', seat });
  drawWhenReady(state, lookup, context);
}

/** DA-18, DA-64 When all are ready, all draw up to three in order from the next explorer, and the dungeon is dealt. */
function drawWhenReady(state: DashState, lookup: Lookup, context: RuleContext<DashEvent>): void {
  if (state.ready.includes(false)) return;
  const seats = state.players.length;
  for (let turn = 0; turn < seats; turn++) {
    const seat = (state.explorer + turn) % seats;
    for (let missing = HAND - present(state.players[seat]).equipment.length; missing > 0; missing--) {
      drawEquipment(state, context, { seat, from: 'exchange' });
    }
  }
  cut(state.ready, 0);
  dealDungeon(state, lookup, context);
}
