import { type Locale, listed } from '../../../engine/text.ts';

/** The source of a rulebook's figures: a pack, in a language. */
export interface FiguresOf {
  pack: unknown;
  locale: Locale;
}

/** `{path|standard}` or `{path:format|standard}` in a rulebook. */
const FIGURE = /\{([a-z0-9.*!-]+)(?::(sum|count|list|roman|items))?\|([^{}]*)\}/g;
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const AND = { en: 'and', it: 'e' } as const;

/**
 * Replaces placeholders in a text with the figures and names of a pack: `{cards.dragon.value|7}` is the `value` of the
 * card `dragon`. A step of a path is a field, the id of a piece in a list, `*` for all of a list, `*hostile` for those
 * with that mark, or `*!red-dragon` for all but one. Formats: the `sum`, the `count`, a `list` of names, numbers in
 * `roman`, and ids as counted `items`. Without a pack, or if the pack has no such piece, the standard pack's words
 * stay.
 */
export function withFigures(text: string, from?: FiguresOf): string {
  return text.replace(FIGURE, (_, path: string, format: string | undefined, standard: string) =>
    from === undefined ? standard : (figure(from, { path, format }) ?? standard),
  );
}

/** Every figure of a text: its path and format, and the standard pack's words. */
export function figuresIn(text: string): { asked: string; standard: string }[] {
  return [...text.matchAll(FIGURE)].map(([whole, , , standard = '']) => ({ asked: whole, standard }));
}

function figure({ pack, locale }: FiguresOf, { path, format }: { path: string; format: string | undefined }) {
  const found = valuesAt([pack], path.split('.'));
  if (found.length === 0) return undefined;
  const words = () => found.map((value) => wordOf(value, locale));
  switch (format) {
    case 'sum':
      return String(found.reduce<number>((sum, value) => sum + Number(value), 0));
    case 'count':
      return String(found.length);
    case 'roman':
      return listed(
        found.map((value) => ROMAN[Number(value)] ?? String(value)),
        AND[locale],
      );
    case 'items':
      return listed(countedItems(pack, found.flat(), locale), AND[locale]);
    default:
      return listed(words(), AND[locale]);
  }
}

function valuesAt(things: readonly unknown[], path: readonly string[]): unknown[] {
  const [step, ...rest] = path;
  if (step === undefined) return [...things];
  return valuesAt(
    things.flatMap((thing) => stepFrom(thing, step)),
    rest,
  );
}

function stepFrom(thing: unknown, step: string): unknown[] {
  if (!Array.isArray(thing)) return isFields(thing) && step in thing ? [thing[step]] : [];
  if (step === '*') return thing;
  if (step.startsWith('*!')) return thing.filter((piece) => !isFields(piece) || piece.id !== step.slice(2));
  if (step.startsWith('*')) return thing.filter((piece) => isFields(piece) && piece[step.slice(1)] === true);
  return thing.filter((piece, place) => (isFields(piece) && piece.id === step) || String(place) === step);
}

/** A value in words: a text of the pack in the language, or a number. */
function wordOf(value: unknown, locale: Locale): string {
  return isFields(value) ? String(value[locale]) : String(value);
}

/** Pieces named by their ids, each with its number: "1 Torch", "2 Swords". */
function countedItems(pack: unknown, ids: readonly unknown[], locale: Locale): string[] {
  return [...new Set(ids)].map((id) => {
    const count = ids.filter((other) => other === id).length;
    const [word] = valuesAt([pack], ['items', String(id), count === 1 ? 'name' : 'plural', locale]);
    return `${count} ${String(word)}`;
  });
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
