import type { Box, PackCheck, PackMistake } from './game.ts';
import { fieldsOf, sizeMistakes } from './pack-content.ts';
import { inFew, pathText } from './pack-words.ts';
import { isSame } from './same.ts';

/** What a new pack is checked against besides the rules of its game. */
export interface NewPackRules {
  /** The names of all available pictures; undefined if the list is not at hand. */
  icons: ReadonlySet<string> | undefined;
}

/** The id reserved for the pack that comes with a game. */
const STANDARD = 'standard';

/**
 * Checks a pack brought by a user: the game's own check, plus rules for new packs only, so that records and tables with
 * older packs still open.
 */
export function checkNewPack(box: Box, raw: unknown, { icons }: NewPackRules): PackCheck<unknown> {
  const check = box.checkPack(raw);
  if (check.kind === 'valid' && isSame(check.pack, box.standardPack)) return check;
  if (sizeMistakes(raw).length > 0) return check;
  const mistakes = [
    ...(check.kind === 'invalid' ? check.mistakes : []),
    ...idMistakes(raw),
    ...textMistakes(raw),
    ...(icons === undefined ? [] : iconMistakes(raw, icons)),
  ];
  return mistakes.length === 0 ? check : { kind: 'invalid', mistakes };
}

function idMistakes(raw: unknown): PackMistake[] {
  if (fieldsOf(raw).id !== STANDARD) return [];
  return [{ at: 'id', what: `The id "${STANDARD}" is that of the pack that comes with the game: choose another.` }];
}

/** Visits every value of some JSON with its path. */
function* valuesOf(value: unknown, path: readonly PropertyKey[] = []): Generator<[readonly PropertyKey[], unknown]> {
  yield [path, value];
  if (typeof value !== 'object' || value === null) return;
  const entries: Iterable<[PropertyKey, unknown]> = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, each] of entries) yield* valuesOf(each, [...path, name]);
}

/**
 * Characters that are invisible or change how others look: control characters, direction marks, joiners and other
 * format characters, halves of surrogate pairs, and unassigned code points.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

function textMistakes(raw: unknown): PackMistake[] {
  const mistakes: PackMistake[] = [];
  for (const [path, value] of valuesOf(raw)) {
    if (typeof value !== 'string') continue;
    const found = UNSEEN.exec(value);
    if (found !== null) mistakes.push({ at: pathText(path), what: unseenMistake(found) });
    else if (isNameOf(path) && value.trim() !== '' && !/[\p{L}\p{N}]/u.test(value))
      mistakes.push({ at: pathText(path), what: 'A name must have a letter or a figure in it.' });
  }
  return mistakes;
}

/** `name.en` and `name.it`, of the pack and of its pieces. */
function isNameOf(path: readonly PropertyKey[]): boolean {
  return path.at(-2) === 'name';
}

function unseenMistake({ 0: character, index }: RegExpExecArray): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const kind = /\p{Cc}/u.test(character)
    ? 'a control character'
    : /\p{Bidi_Control}/u.test(character)
      ? 'a character that changes the direction of writing'
      : /\p{Cs}/u.test(character)
        ? 'half of a character'
        : 'a character that cannot be seen';
  return `Character ${index + 1} is U+${code}, ${kind}; it may not be used in a pack.`;
}

function iconMistakes(raw: unknown, icons: ReadonlySet<string>): PackMistake[] {
  const mistakes: PackMistake[] = [];
  for (const [path, value] of valuesOf(raw)) {
    if (path.at(-1) !== 'icon' || typeof value !== 'string' || !/^[a-z0-9-]+$/.test(value)) continue;
    if (!icons.has(value))
      mistakes.push({ at: pathText(path), what: `There is no icon ${inFew(value)} at game-icons.net.` });
  }
  return mistakes;
}
