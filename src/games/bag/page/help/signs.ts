import type { Signs } from '../../../../client/kit/signs/signs.ts';

/** What the abbreviations and symbols at a Bag table mean. */
export type BagSigns = Signs<'health' | 'lives' | 'ap' | 'kills' | 'lair'>;
