import type { Seat } from '../../../../engine/game.ts';
import { backOf } from '../content.ts';
import { type AdventureEnd, HOLD_MS } from '../state.ts';
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

/** DT-39 A player holds the reveal: to use a skill, or to read. */
export function holdReveal({ state, context }: Tabletop, seat: Seat): void {
  const until = context.now + HOLD_MS;
  state.hold = { seat, until };
  state.players[seat].held = true;
  context.emit?.({ kind: 'held', seat, until });
}

/** DT-83 A hold ends: released, after its time, or because its holder is gone. */
export function endHold({ state, context }: Tabletop, why: 'released' | 'time-up' | 'gone'): void {
  if (state.hold === undefined) return;
  const { seat } = state.hold;
  state.hold = undefined;
  context.emit?.({ kind: 'released', seat, why });
}
