import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { newGameOptions } from '../../rules/options.ts';

/** The options of New Game, in English. */
export const en: OptionsTextOf<typeof newGameOptions> = {
  turns: {
    name: 'Turns each',
    hint: 'Three are over in two minutes; eight leave time to catch up.',
    values: { 3: '3 turns', 5: '5 turns', 8: '8 turns' },
  },
};
