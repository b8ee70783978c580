import type { OptionsTextOf } from '../../../../engine/options-text.ts';
import type { newGameOptions } from '../../rules/options.ts';

/** The options of New Game, in Italian. */
export const it: OptionsTextOf<typeof newGameOptions> = {
  turns: {
    name: 'Turni a testa',
    hint: 'Con tre si finisce in due minuti; con otto c’è tempo per rimontare.',
    values: { 3: '3 turni', 5: '5 turni', 8: '8 turni' },
  },
};
