import type { Seat } from '../../../../engine/game.ts';
import { backOf } from '../content.ts';
import { type AdventureEnd, HOLD_MS, playerAt } from '../state.ts';
import { endWhenNothingLeft } from './ending.ts';
import { meetMission } from './mission.ts';
import { placeCard } from './placing.ts';
import type { Tabletop } from './table.ts';

/** DT-25, DT-30 The Adventure phase is over: the Story deck is turned over. */
export function startResolution(table: Tabletop, why: AdventureEnd): void {
  const { state, context } = table;
  state.phase = 'resolution';
  state.story.reverse();
  context.emit?.({ kind: 'adventure-ended', why });
  endWhenNothingLeft(table);
}

/** DT-30 Reveals the next card of the Story deck. */
export function revealNext(table: Tabletop, seat: Seat): void {
  const { state, context } = table;
  const card = state.story.pop();
  if (card === undefined) throw new Error('a card is revealed only while the Story deck has one');
  for (const player of state.players) player.held = false;
  state.told = card;
  context.emit?.({ kind: 'revealed', seat, card });
  if (backOf(card) === 'item') placeCard(table, card);
  else meetMission(table, card);
  endWhenNothingLeft(table);
}

/**
 * DT-39, DT-83 A player pauses the reveals, to use a skill or to read. The first time before a card, nobody can reveal
 * it for a while.
 */
export function holdReveal({ state, context }: Tabletop, seat: Seat): void {
  const player = playerAt(state, seat);
  const until = player.held ? undefined : context.now + HOLD_MS;
  if (until !== undefined) state.hold = { seat, until };
  player.held = true;
  state.pausedBy = seat;
  context.emit?.({ kind: 'held', seat, ...(until !== undefined && { until }) });
}

/** DT-39, DT-83 A player lifts the pause: their own hold, or one whose time is up. */
export function release(table: Tabletop, seat: Seat): void {
  table.state.hold = undefined;
  table.state.pausedBy = undefined;
  table.context.emit?.({ kind: 'released', seat, why: 'released' });
}

/** DT-83 A hold ends after its time: the card may be revealed again, but is not revealed automatically. */
export function endHold({ state, context }: Tabletop): void {
  if (state.hold === undefined) return;
  const { seat } = state.hold;
  state.hold = undefined;
  context.emit?.({ kind: 'released', seat, why: 'time-up' });
}

/** DT-83 An absent player's hold ends. */
export function letGo({ state, context }: Tabletop, seat: Seat): void {
  const isHolding = state.hold?.seat === seat;
  if (state.pausedBy === seat) state.pausedBy = undefined;
  if (!isHolding) return;
  state.hold = undefined;
  context.emit?.({ kind: 'released', seat, why: 'gone' });
}
