import * as z from 'zod/mini';
import type { PackCheck, PackMistake } from '../../../engine/game.ts';
import { inWords } from '../../../engine/pack-words.ts';
import type { NewGamePack } from './content.ts';

/** NG-1 How many sides the die has. */
export const SIDES = 6;
const MOST_GOLD = 99;

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(40));
const text = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest));
const bilingual = z.strictObject({ en: text(40), it: text(40) });

const side = z.strictObject({
  id,
  copies: z.int().check(z.gte(1), z.lte(SIDES)),
  icon: id,
  name: bilingual,
  effect: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('treasure'), gold: z.int().check(z.gte(1), z.lte(MOST_GOLD)) }),
    z.strictObject({ kind: z.literal('pit') }),
  ]),
});

const packSchema = z.strictObject({
  format: z.literal('undercroft-pack/1'),
  game: z.literal('new-game'),
  id,
  version: text(20),
  name: bilingual,
  credit: text(400),
  sides: z.array(side),
});

/** Reads a pack that came from outside, or says everything that is wrong with it, each with its place. */
export function checkPack(raw: unknown): PackCheck<NewGamePack> {
  const parsed = packSchema.safeParse(raw);
  if (!parsed.success) {
    return { kind: 'unsound', mistakes: parsed.error.issues.flatMap((issue) => inWords(issue, raw, 'a side')) };
  }
  const mistakes = contentMistakes(parsed.data);
  return mistakes.length === 0 ? { kind: 'sound', pack: parsed.data } : { kind: 'unsound', mistakes };
}

/** What the sides must be to each other. */
function contentMistakes({ sides }: NewGamePack): PackMistake[] {
  const total = sides.reduce((sum, { copies }) => sum + copies, 0);
  const kinds = sides.map(({ effect }) => effect.kind);
  return [
    ...(total === SIDES ? [] : [{ at: 'sides', what: `The die has ${SIDES} sides (NG-1), but these are ${total}.` }]),
    ...(kinds.includes('pit') ? [] : [{ at: 'sides', what: 'No side shows a pit (NG-11).' }]),
    ...(kinds.includes('treasure') ? [] : [{ at: 'sides', what: 'No side shows a Treasure (NG-10).' }]),
    ...sides.flatMap((one, place) =>
      sides.findIndex((other) => other.id === one.id) === place
        ? []
        : [{ at: `sides[${place}].id`, what: `The id "${one.id}" is already that of another side.` }],
    ),
  ];
}

/** A pack of our own, which must be sound. */
export function soundPack(raw: unknown): NewGamePack {
  const check = checkPack(raw);
  if (check.kind === 'sound') return check.pack;
  throw new Error(
    `a pack of the house is unsound: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
  );
}
