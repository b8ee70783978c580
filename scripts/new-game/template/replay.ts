import type { ReplayParts } from '../kit.ts';
import type { NewGameEvent } from './rules/state.ts';

/** The replay parts of New Game besides its page: there are no hands. */
export const replay: ReplayParts = {
  moments: ['fell', 'game-over'] satisfies NewGameEvent['kind'][],
  inHand: () => [],
};
