import type { ReplayParts } from '../kit.ts';
import type { NewGameEvent } from './rules/state.ts';

/** What a replay of New Game shows besides its page: nobody holds anything in hand. */
export const replay: ReplayParts = {
  moments: ['fell', 'game-over'] satisfies NewGameEvent['kind'][],
  inHand: () => [],
};
