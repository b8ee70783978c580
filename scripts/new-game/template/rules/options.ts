import type { OptionFields, Options } from '../../../engine/options.ts';

/** The options of the game: the number of turns for each player (NG-20), and who begins (NG-2). */
export const newGameOptions = {
  turns: { kind: 'choice', values: ['3', '5', '8'], byDefault: '5' },
  starter: { kind: 'starter', byDefault: 'random' },
} as const satisfies OptionFields;

/** NG-20 The number of turns for each player. */
export function turnsEach({ turns }: Options): number {
  return Number(turns);
}
