import type { Question } from '../engine/bot.ts';
import { type Adviser, type InLanguages, type Position, type Tried, triesOut } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import { LOCALES, type Locale } from '../engine/text.ts';
import { spreadOf } from './playouts.ts';

/** Differences of figures are reported from this size on, if they are this many standard errors from zero. */
const WORTH_TELLING = 0.1;
const TOLD_AT = 2;

/** How much more often one move wins than another, in the same worlds. */
export function compare(seat: number, better: Tried, other: Tried): { more: number; error: number } {
  const { mean, error } = spreadOf(
    better.shares.map((shares, world) => elementAt(shares, seat) - elementAt(elementAt(other.shares, world), seat)),
  );
  return { more: mean, error };
}

/** Two choices at a position, and their results. */
export interface ComparedMoves {
  question: Question & Position;
  names: readonly string[];
  better: { move: unknown; tried: Tried };
  other: { move: unknown; tried: Tried };
}

/**
 * Why a move is better than another: a certain reason, or the figure in which they differ most, as a sentence;
 * undefined if no figure differs. It is true for the sampled worlds.
 */
export function reasonFor(adviser: Adviser, compared: ComparedMoves): InLanguages | undefined {
  return certainReason(adviser, compared) ?? difference(adviser, compared);
}

/** A certain reason why a move is better, independent of the chances; undefined if there is none. */
export function certainReason(
  adviser: Adviser,
  { question, names, better, other }: ComparedMoves,
): InLanguages | undefined {
  if (!triesOut(adviser)) return undefined;
  const say = (locale: Locale) => adviser.because?.(better.move, other.move, { ...question, names, locale });
  const told = LOCALES.map(say);
  return told.some((text) => text === undefined) ? undefined : inLanguages((locale) => say(locale) ?? '');
}

function difference({ figures }: Adviser, { better, other }: ComparedMoves): InLanguages | undefined {
  const told = figures
    .map((figure, place) => {
      const { mean, error } = spreadOf(
        better.tried.figures.map(
          (row, world) => elementAt(row, place) - elementAt(elementAt(other.tried.figures, world), place),
        ),
      );
      return { figure, more: mean < TOLD_AT * error ? 0 : rounded(mean) };
    })
    .filter(({ more }) => more >= WORTH_TELLING)
    .sort((one, next) => next.more * next.figure.weight - one.more * one.figure.weight)[0];
  return told && inLanguages((locale) => told.figure.say(told.more, locale));
}

/** Tenths below 3, whole numbers from there on. */
function rounded(value: number): number {
  return value < 3 ? Math.round(value * 10) / 10 : Math.round(value);
}

/** The name of a move in both languages. */
export function nameIn(
  { nameMove }: Adviser,
  move: unknown,
  { question: { seat, view }, names }: { question: Question; names: readonly string[] },
): InLanguages {
  return inLanguages((locale) => nameMove(move, { seat, view, names, locale }));
}

/** A text in both languages. */
export function inLanguages(say: (locale: Locale) => string): InLanguages {
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, string>;
}

/** The moves to weigh, including the one made; of moves with the same effect, the first. */
export function choicesIn(
  adviser: Adviser,
  question: Question,
  { shortlist, made }: { shortlist: readonly unknown[]; made?: unknown },
): unknown[] {
  const isSame = (one: unknown, other: unknown) =>
    one === other || adviser.isSameChoice?.(one, other, question.view) === true;
  const choices: unknown[] = made === undefined ? [] : [made];
  for (const move of shortlist) if (!choices.some((known) => isSame(known, move))) choices.push(move);
  return choices;
}
