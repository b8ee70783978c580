import type { Signs } from '../../../../client/kit/signs/signs.ts';

/** The meaning of the abbreviations and symbols at a Bag table. */
export type BagSigns = Signs<'health' | 'lives' | 'ap' | 'kills' | 'lair'>;
