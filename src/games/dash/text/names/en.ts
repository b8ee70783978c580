import { englishNames } from '../../../../engine/english.ts';

/** Card names with their articles. */
export const { the, a, isPlural } = englishNames(['Quicksand']);
