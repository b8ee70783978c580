import * as z from 'zod/mini';

// The order of a schema's fields is the order of a pack that was read, and its digest is made of that: fields stay where
// they are.

/** No piece needs a greater figure, and a table of figures stays readable. */
export const MOST = 99;

/** A whole number between these. */
export const between = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
export const figure = between(0, MOST);
export const positive = between(1, MOST);

/** A name for programs: small letters, figures and single hyphens. */
const name = (longest: number) => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(longest));
export const id = name(40);
/** The name of a picture at game-icons.net. */
export const icon = name(60);

/** A text for people. */
const text = (longest: number) => z.string().check(z.regex(/\S/), z.maxLength(longest));
/** The same text in every language of the house. */
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
