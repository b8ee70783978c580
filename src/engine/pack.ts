import type * as z from 'zod/mini';
import type { PackCheck, PackMistake } from './game.ts';
import { sizeMistakes } from './pack-content.ts';
import { inWords, pathText } from './pack-words.ts';
import type { Bilingual } from './text.ts';

/** The header of every pack. */
export interface PackHead<GameId extends string> {
  format: 'undercroft-pack/1';
  game: GameId;
  id: string;
  version: string;
  name: Bilingual;
  /** Who made it, and its licence. */
  credit: string;
}

/** What is printed on a card, a tile or another piece of a pack. */
export interface Printed {
  /** Unique among the pieces of its kind, such as `wasp`. */
  id: string;
  /** The name of its picture at game-icons.net. */
  icon: string;
  name: Bilingual;
  /** A line of flavour; the text of the effect is made from the figures. */
  flavour?: Bilingual | undefined;
}

/** How a game reads its packs. */
export interface PackRules<Pack> {
  schema: {
    safeParse(
      raw: unknown,
    ): { success: true; data: Pack } | { success: false; error: { issues: readonly z.core.$ZodIssue[] } };
  };
  /** What a field with several possible shapes must be, in words. */
  either: string;
  /** Mistakes between the parts of a pack, found even where some parts have the wrong shape. */
  contentMistakes(raw: unknown): PackMistake[];
  /** Suggestions for a valid pack. */
  advice?(pack: Pack): PackMistake[];
}

/** Two ways to parse a pack with the rules of a game. */
export function packReader<Pack>({ schema, either, contentMistakes, advice }: PackRules<Pack>) {
  /** Parses a pack from outside, or lists everything that is wrong with it: shape and content at once. */
  function checkPack(raw: unknown): PackCheck<Pack> {
    const tooLarge = sizeMistakes(raw);
    if (tooLarge.length > 0) return { kind: 'invalid', mistakes: tooLarge };
    const parsed = schema.safeParse(raw);
    const issues = parsed.success ? [] : parsed.error.issues.filter(isNotSaidTwice);
    const shape = issues.flatMap((issue) => inWords(issue, raw, either));
    const mistakes = [...shape, ...contentMistakes(raw)];
    if (!parsed.success || mistakes.length > 0) return { kind: 'invalid', mistakes };
    const { data: pack } = parsed;
    return { kind: 'valid', pack, ...(advice && { advice: advice(pack) }) };
  }

  /** Parses one of our own packs; throws if it is invalid. */
  function soundPack(raw: unknown): Pack {
    const check = checkPack(raw);
    if (check.kind === 'valid') return check.pack;
    throw new Error(
      `one of our own packs is invalid: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
    );
  }

  return { checkPack, soundPack };
}

/** The schema reports a huge whole number twice: for its own bound, and as an unsafe integer. */
function isNotSaidTwice(issue: z.core.$ZodIssue, _: number, issues: readonly z.core.$ZodIssue[]): boolean {
  if (issue.code !== 'too_big' || issue.maximum !== Number.MAX_SAFE_INTEGER) return true;
  const at = pathText(issue.path);
  return !issues.some((other) => other !== issue && pathText(other.path) === at);
}
