import type { OptionFields, Options } from '../../../engine/options.ts';

/** What the host decides before the game: how many turns everybody has (NG-20), and who begins (NG-2). */
export const newGameOptions = {
  turns: { kind: 'choice', values: ['3', '5', '8'], byDefault: '5' },
  starter: { kind: 'starter', byDefault: 'random' },
} as const satisfies OptionFields;

/** NG-20 How many turns everybody has. */
export function turnsEach({ turns }: Options): number {
  return Number(turns);
}
