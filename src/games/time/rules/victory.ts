import type { Outcome } from '../../../engine/game.ts';
import type { Ending, TimeState } from '../state.ts';
import { holdsAll, slotLimit, slotPieces, slotsUsed } from './backpack.ts';
import type { Scene } from './table.ts';

/** DT-38, DT-54, DT-85 How a game ends whose Backpack is whole after the last reveal. */
export function endingOf(scene: Scene): Ending {
  const { state } = scene;
  if (state.quest.kind === 'adventure' && state.adventureAfter === undefined) return 'adventure-not-accomplished';
  if (state.completed.length < state.goal) return 'too-few-missions';
  return isConditionMet(scene) ? 'won' : 'condition-not-met';
}

/** DT-85 The victory condition of the Adventure; a scenario has none. */
export function isConditionMet(scene: Scene): boolean {
  const { state, lookup } = scene;
  if (state.quest.kind === 'scenario') return true;
  const condition = lookup.victories[state.quest.place];
  switch (condition.kind) {
    case 'adventure-accomplished':
      return state.adventureAfter !== undefined;
    case 'hold-items':
      return holdsAll(
        state.backpack,
        condition.items.map(lookup.item).toSorted((one, other) => one - other),
      );
    case 'free-slots':
      return slotLimit(scene) - slotsUsed(state.backpack, slotPieces(scene)) >= condition.slots;
    case 'missions-after':
      return state.completed.length - (state.adventureAfter ?? state.completed.length) >= condition.missions;
  }
}

/** All win together or nobody does; the score is the Missions accomplished. */
export function outcomeOf(state: TimeState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const seats = [...state.players.keys()];
  return { winners: state.ending === 'won' ? seats : [], scores: seats.map(() => state.completed.length) };
}
