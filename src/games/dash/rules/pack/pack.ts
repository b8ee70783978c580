import { packReader } from '../../../../engine/pack.ts';
import type { DashPack } from '../content.ts';
import { adviceOn } from './pack-advice.ts';
import { contentMistakes } from './pack-content.ts';
import { CREATURES_IN_WORDS, packSchema } from './pack-schema.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<DashPack>({
  schema: packSchema,
  either: CREATURES_IN_WORDS,
  contentMistakes,
  advice: adviceOn,
});
