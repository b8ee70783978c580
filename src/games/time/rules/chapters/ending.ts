import type { Outcome } from '../../../../engine/game.ts';
import type { ItemNumber, VictoryCondition } from '../content.ts';
import type { Ending, TimeState } from '../state.ts';
import { freeSlots, holdsAll } from './backpack.ts';
import { skillUsers } from './skill-refusal.ts';
import type { Look, Tabletop } from './table.ts';

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

/**
 * DT-38, DT-54, DT-85 The ending with an intact Backpack after the last reveal: enough Missions, and the scroll's
 * conditions.
 */
function endingOf(scene: Look): Ending {
  const { state } = scene;
  const unmet = scene.lookup.victory(state.quest).filter((condition) => !isMet(scene, condition));
  if (unmet.some(({ kind }) => kind === 'adventure-accomplished')) return 'adventure-not-accomplished';
  if (state.completed.length < state.goal) return 'too-few-missions';
  return unmet.length === 0 ? 'won' : 'condition-not-met';
}

function isMet(scene: Look, condition: VictoryCondition): boolean {
  const { state, lookup } = scene;
  switch (condition.kind) {
    case 'adventure-accomplished':
      return state.adventureAfter !== undefined;
    case 'hold-items':
      return holdsAll(
        state.backpack,
        condition.items.map(lookup.item).toSorted((one, other) => one - other),
      );
    case 'free-slots':
      return freeSlots(scene) >= condition.slots;
    case 'missions-after':
      return state.completed.length - (state.adventureAfter ?? state.completed.length) >= condition.missions;
  }
}

/** All win together or nobody does; the score is the number of Missions accomplished. */
export function outcomeOf(state: TimeState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const seats = [...state.players.keys()];
  return { winners: state.ending === 'won' ? seats : [], scores: seats.map(() => state.completed.length) };
}
