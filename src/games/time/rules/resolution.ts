import type { Seat } from '../../../engine/game.ts';
import { backOf, type CardNumber, type ItemNumber } from '../content.ts';
import { type AdventureEnd, type Ending, HOLD_MS } from '../state.ts';
import { hasRoomFor } from './backpack.ts';
import { meetMission } from './mission.ts';
import { hasUsableSkill } from './skill-refusal.ts';
import type { Table } from './table.ts';
import { endingOf } from './victory.ts';

/** DT-25, DT-30 The Adventure phase is over: the Story deck is turned over. */
export function startResolution(table: Table, why: AdventureEnd): void {
  const { state, around } = table;
  state.phase = 'resolution';
  state.story.reverse();
  around.emit?.({ kind: 'adventure-ended', why });
  endWhenNothingLeft(table);
}

/** DT-30 Reveals the next card of the Story deck. */
export function revealNext(table: Table, seat: Seat): void {
  const { state, around } = table;
  const card = state.story.pop();
  if (card === undefined) throw new Error('a card is revealed only while the Story deck has one');
  for (const player of state.players) player.held = false;
  around.emit?.({ kind: 'revealed', seat, card });
  if (backOf(card) === 'item') placeCard(table, card);
  else meetMission(table, card);
  endWhenNothingLeft(table);
}

/** DT-31, DT-33 An Item goes into the Backpack, or breaks it. */
function placeCard(table: Table, item: CardNumber): void {
  if (!hasRoomFor(table, item)) {
    breakBackpack(table, item, 'card');
    return;
  }
  table.state.backpack.cards[item] += 1;
  table.around.emit?.({ kind: 'packed', item, piece: 'card' });
}

/** DT-33, DT-36 A token goes from the supply into the Backpack, or breaks it. */
export function placeToken(table: Table, item: ItemNumber): void {
  const { state, around } = table;
  state.supply[item] -= 1;
  if (!hasRoomFor(table, item)) {
    breakBackpack(table, item, 'token');
    return;
  }
  state.backpack.tokens[item] += 1;
  around.emit?.({ kind: 'packed', item, piece: 'token' });
}

/** DT-33 The Backpack breaks: the game is lost at once. */
function breakBackpack(table: Table, item: ItemNumber, piece: 'card' | 'token'): void {
  table.around.emit?.({ kind: 'backpack-broke', item, piece });
  endGame(table, 'backpack-broke');
}

/** DT-38, DT-81 With all cards revealed, nothing pending and no skill left to use, the game ends by itself. */
export function endWhenNothingLeft(table: Table): void {
  const { state } = table;
  if (state.phase !== 'resolution' || state.story.length > 0 || state.pending !== undefined) return;
  if (!hasUsableSkill(table)) endGame(table, endingOf(table));
}

/** DT-81 The phase ends after the last reveal. */
export function finish(table: Table): void {
  endGame(table, endingOf(table));
}

function endGame({ state, around }: Table, ending: Ending): void {
  state.phase = 'over';
  state.ending = ending;
  state.pending = undefined;
  state.hold = undefined;
  around.emit?.({
    kind: 'game-over',
    ending,
    completed: state.completed.length,
    goal: state.goal,
    missions: state.missions.slice(),
  });
}

/** DT-39 A player with a usable skill holds the reveal. */
export function holdReveal({ state, around }: Table, seat: Seat): void {
  const until = around.now + HOLD_MS;
  state.hold = { seat, until };
  state.players[seat].held = true;
  around.emit?.({ kind: 'held', seat, until });
}

/** DT-83 A hold ends: released, after its time, or because its holder is gone. */
export function endHold({ state, around }: Table, why: 'released' | 'time-up' | 'gone'): void {
  if (state.hold === undefined) return;
  const { seat } = state.hold;
  state.hold = undefined;
  around.emit?.({ kind: 'released', seat, why });
}
