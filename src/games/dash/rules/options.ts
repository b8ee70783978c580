import type { OptionFields } from '../../../engine/options.ts';

/** The options of the game. */
export const dashOptions = {
  /** DA-4 The host decides who explores first. */
  starter: { kind: 'starter', byDefault: 'random' },
  /** The edition of the rulings; a table without one is from before the second (DA-65). */
  edition: { kind: 'given', pattern: '^[12]$', byDefault: '2', unsaid: '1' },
} as const satisfies OptionFields;
