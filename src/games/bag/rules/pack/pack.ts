import { packReader } from '../../../../engine/pack.ts';
import type { BagPack } from '../content.ts';
import { contentMistakes } from './pack-content.ts';
import { packSchema } from './pack-schema.ts';

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<BagPack>({
  schema: packSchema,
  either: 'one of its kinds',
  contentMistakes,
});
