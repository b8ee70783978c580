import { packReader } from '../../../../engine/pack.ts';
import type { DaysPack } from '../content.ts';
import { contentMistakes } from './pack-content.ts';
import { packSchema, VALUE_IN_WORDS } from './pack-schema.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<DaysPack>({
  schema: packSchema,
  either: VALUE_IN_WORDS,
  contentMistakes,
});
