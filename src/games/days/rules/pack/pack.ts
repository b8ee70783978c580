import type { PackCheck } from '../../../../engine/game.ts';
import { inWords } from '../../../../engine/pack-words.ts';
import type { DaysPack } from '../content.ts';
import { contentMistakes } from './pack-content.ts';
import { packSchema, VALUE_IN_WORDS } from './pack-schema.ts';

/** Reads a pack that came from outside, or says everything that is wrong with it: shape and content at once. */
export function checkPack(raw: unknown): PackCheck<DaysPack> {
  const parsed = packSchema.safeParse(raw);
  const shape = parsed.success ? [] : parsed.error.issues.flatMap((issue) => inWords(issue, raw, VALUE_IN_WORDS));
  const mistakes = [...shape, ...contentMistakes(raw)];
  return parsed.success && mistakes.length === 0 ? { kind: 'sound', pack: parsed.data } : { kind: 'unsound', mistakes };
}

/** A pack of our own, which must be sound. */
export function soundPack(raw: unknown): DaysPack {
  const check = checkPack(raw);
  if (check.kind === 'sound') return check.pack;
  throw new Error(
    `a pack of the house is unsound: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
  );
}
