import type { PackCheck } from '../../../../engine/game.ts';
import { inWords } from '../../../../engine/pack-words.ts';
import type { TimePack } from '../content.ts';
import { contentMistakes } from './pack-content.ts';
import { packSchema } from './pack-schema.ts';

/** Reads a pack that came from outside, or says everything that is wrong with it: shape and content at once. */
export function checkPack(raw: unknown): PackCheck<TimePack> {
  const parsed = packSchema.safeParse(raw);
  const shape = parsed.success
    ? []
    : parsed.error.issues.flatMap((issue) => inWords(issue, raw, 'one of the shapes this game knows'));
  const mistakes = [...shape, ...contentMistakes(raw)];
  return parsed.success && mistakes.length === 0 ? { kind: 'sound', pack: parsed.data } : { kind: 'unsound', mistakes };
}

/** A pack of our own, which must be sound. */
export function soundPack(raw: unknown): TimePack {
  const check = checkPack(raw);
  if (check.kind === 'sound') return check.pack;
  throw new Error(
    `a pack of the house is unsound: ${check.mistakes.map(({ at, what }) => `${at}: ${what}`).join(' ')}`,
  );
}
