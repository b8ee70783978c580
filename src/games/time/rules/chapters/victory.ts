import type { Outcome } from '../../../../engine/game.ts';
import type { VictoryCondition } from '../content.ts';
import type { Ending, TimeState } from '../state.ts';
import { freeSlots, holdsAll } from './backpack.ts';
import type { Look } from './table.ts';

/**
 * DT-38, DT-54, DT-85 The ending with an intact Backpack after the last reveal: enough Missions, and the scroll's
 * conditions.
 */
export function endingOf(scene: Look): Ending {
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
