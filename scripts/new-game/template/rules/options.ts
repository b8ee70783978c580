import type { OptionFields } from '../../../engine/options.ts';

/** NG-2 What the host decides before the game: who begins. */
export const newGameOptions = { starter: { kind: 'starter', byDefault: 'random' } } as const satisfies OptionFields;
