import { packReader } from '../../../../engine/pack.ts';
import type { TimePack } from '../content.ts';
import { contentMistakes } from './pack-content.ts';
import { packSchema } from './pack-schema.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<TimePack>({
  schema: packSchema,
  either: 'one of the shapes this game knows',
  contentMistakes,
});
