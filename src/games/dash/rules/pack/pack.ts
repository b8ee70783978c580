import type { PackCheck } from '../../../../engine/game.ts';
import { inWords } from '../../../../engine/pack-words.ts';
import type { DashPack } from '../content.ts';
import { adviceOn } from './pack-advice.ts';
import { contentMistakes } from './pack-content.ts';
import { CREATURES_IN_WORDS, packSchema } from './pack-schema.ts';

/** Reads a pack that came from outside, or says everything that is wrong with it: shape and content at once. */
export function checkPack(raw: unknown): PackCheck<DashPack> {
  const parsed = packSchema.safeParse(raw);
  const shape = parsed.success ? [] : parsed.error.issues.flatMap((issue) => inWords(issue, raw, CREATURES_IN_WORDS));
  const mistakes = [...shape, ...contentMistakes(raw)];
  if (!parsed.success || mistakes.length > 0) return { kind: 'unsound', mistakes };
  return { kind: 'sound', pack: parsed.data, advice: adviceOn(parsed.data) };
}

/** A pack of our own, which must be sound. */
export function soundPack(raw: unknown): DashPack {
  const check = checkPack(raw);
  if (check.kind === 'sound') return check.pack;
  throw new Error(
    `a pack of the house is unsound: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
  );
}
