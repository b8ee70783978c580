import type { OptionFields } from '../../../engine/options.ts';

/** DA-4 What the host decides before the game: who explores first. */
export const dashOptions = { starter: { kind: 'starter', byDefault: 'random' } } as const satisfies OptionFields;
