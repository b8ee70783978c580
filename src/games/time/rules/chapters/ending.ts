import type { ItemNumber } from '../content.ts';
import type { Ending } from '../state.ts';
import { skillUsers } from './skill-refusal.ts';
import type { Tabletop } from './table.ts';
import { endingOf } from './victory.ts';

/** DT-33 The Backpack breaks: the game is lost at once. */
export function breakBackpack(table: Tabletop, item: ItemNumber, piece: 'card' | 'token'): void {
  table.state.brokenBy = { item, piece };
  table.context.emit?.({ kind: 'backpack-broke', item, piece });
  endGame(table, 'backpack-broke');
}

/** DT-38, DT-81 With all cards revealed, nothing pending and no skill left to use, the game ends. */
export function endWhenNothingLeft(table: Tabletop): void {
  const { state } = table;
  if (state.phase !== 'resolution' || state.story.length > 0 || state.pending !== undefined) return;
  if (skillUsers(table).length === 0) finish(table);
}

/** DT-81 The phase ends after the last reveal. */
export function finish(table: Tabletop): void {
  endGame(table, endingOf(table));
}

function endGame({ state, context }: Tabletop, ending: Ending): void {
  state.phase = 'over';
  state.ending = ending;
  state.pending = undefined;
  state.decideBy = undefined;
  state.hold = undefined;
  state.pausedBy = undefined;
  context.emit?.({
    kind: 'game-over',
    ending,
    completed: state.completed.length,
    goal: state.goal,
    missions: state.missions.slice(),
    untold: state.story.toReversed(),
  });
}
