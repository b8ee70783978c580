import type * as z from 'zod/mini';
import type { PackCheck, PackMistake } from './game.ts';
import { inWords } from './pack-words.ts';
import type { Bilingual } from './text.ts';

/** The header of every pack. */
export interface PackHead<GameId extends string> {
  format: 'undercroft-pack/1';
  game: GameId;
  id: string;
  version: string;
  name: Bilingual;
  /** Who may be thanked for it, and under which licence. */
  credit: string;
}

/** What is printed on a card, a tile or another piece of a pack. */
export interface Printed {
  /** A word of its own among the pieces of its kind, such as `wasp`. */
  id: string;
  /** The name of its picture at game-icons.net. */
  icon: string;
  name: Bilingual;
  /** A line for the mood; what the piece does is told from its figures. */
  flavour?: Bilingual;
}

/** How a game reads its packs. */
export interface PackRules<Pack> {
  schema: {
    safeParse(
      raw: unknown,
    ): { success: true; data: Pack } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } };
  };
  /** What a field must be that can have several shapes, in words. */
  either: string;
  /** What the parts of a pack must be to each other, as far as they can be read: a mistake of shape hides none of these. */
  contentMistakes(raw: unknown): PackMistake[];
  /** What a sound pack might do better. */
  advice?(pack: Pack): PackMistake[];
}

/** The two ways to read a pack, by the rules of a game. */
export function packReader<Pack>({ schema, either, contentMistakes, advice }: PackRules<Pack>) {
  /** Reads a pack that came from outside, or says everything that is wrong with it: shape and content at once. */
  function checkPack(raw: unknown): PackCheck<Pack> {
    const parsed = schema.safeParse(raw);
    const shape = parsed.success ? [] : parsed.error.issues.flatMap((issue) => inWords(issue, raw, either));
    const mistakes = [...shape, ...contentMistakes(raw)];
    if (!parsed.success || mistakes.length > 0) return { kind: 'unsound', mistakes };
    const { data: pack } = parsed;
    return { kind: 'sound', pack, ...(advice && { advice: advice(pack) }) };
  }

  /** A pack of our own, which must be sound. */
  function soundPack(raw: unknown): Pack {
    const check = checkPack(raw);
    if (check.kind === 'sound') return check.pack;
    throw new Error(
      `a pack of the house is unsound: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
    );
  }

  return { checkPack, soundPack };
}
