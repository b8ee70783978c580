import type { LabParts } from '../lab.ts';
import type { NewGamePack } from './rules/content.ts';
import type { NewGameMove, NewGameState } from './rules/state.ts';

/** How the lab measures packs of New Game. */
export const lab: LabParts<NewGamePack, NewGameState, NewGameMove> = {
  seats: 2,
  games: 20_000,
  unit: { en: 'gold', it: 'oro' },
  open: () => ({
    standing: ({ gold }) => gold,
    swaps: [],
    noSwaps: {
      en: 'Nothing is dealt in this game: a die is rolled when it is needed.',
      it: 'In questo gioco non si distribuisce nulla: il dado si tira quando serve.',
    },
  }),
};
