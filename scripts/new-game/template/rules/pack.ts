import * as z from 'zod/mini';
import type { PackMistake } from '../../../engine/game.ts';
import { packReader } from '../../../engine/pack.ts';
import { copiesMistakes, duplicateMistakes, fieldsOf, loosePieces } from '../../../engine/pack-content.ts';
import { between, bilingual, icon, id, packHead, positive } from '../../../engine/pack-schema.ts';
import type { NewGamePack } from './content.ts';

/** NG-1 The number of sides of the die. */
export const SIDES = 6;

const side = z.strictObject({
  id,
  copies: between(1, SIDES),
  icon,
  name: bilingual(40),
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('treasure'), gold: positive }),
    z.strictObject({ kind: z.literal('pit') }),
  ]),
});

const packSchema = z.strictObject({ ...packHead('new-game'), sides: z.array(side) });

/** Checks the relations between the sides. */
function contentMistakes(raw: unknown): PackMistake[] {
  const sides = loosePieces(raw, 'sides') ?? [];
  const kinds = sides.map(({ fields }) => fieldsOf(fields.effect).kind);
  return [
    ...copiesMistakes('sides', sides, { sum: SIDES, wanted: `${SIDES} sides (NG-1)` }),
    ...(kinds.includes('pit') ? [] : [{ at: 'sides', what: 'No side shows a pit (NG-11).' }]),
    ...(kinds.includes('treasure') ? [] : [{ at: 'sides', what: 'No side shows a Treasure (NG-10).' }]),
    ...duplicateMistakes(sides),
  ];
}

/** Parsers for packs from outside, and for our own. */
export const { checkPack, soundPack } = packReader<NewGamePack>({
  schema: packSchema,
  either: 'a side',
  contentMistakes,
});
