import * as z from 'zod/mini';

// A parsed pack has its fields in the schema's order, and its digest depends on that: never reorder fields.

/** The largest figure on a piece, so that every figure fits its place. */
export const MOST = 99;

/** A whole number in this range. */
export const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
export const figure = between(0, MOST);
export const positive = between(1, MOST);

/** An id: lower case letters, digits and single hyphens. */
const name = (longest: number) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(longest));
export const id = name(40);
/** The name of a picture at game-icons.net. */
export const icon = name(60);

/** A text shown to people. */
const text = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest));
/** The same text in both languages. */
export const bilingual = (longest: number) => z.strictObject({ en: text(longest), it: text(longest) });

/** The header of every pack of a game. */
export const packHead = <const GameId extends string>(
  game: GameId,
  longest: { name?: number; credit?: number } = {},
) => ({
  format: z.literal('undercroft-pack/1'),
  game: z.literal(game),
  id,
  version: text(20),
  name: bilingual(longest.name ?? 40),
  credit: text(longest.credit ?? 400),
});
