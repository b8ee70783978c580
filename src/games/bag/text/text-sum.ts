import type { Sum } from '../rules/event.ts';

/** A sum in figures: `(4 + 4) × 2 + 3 = 19`. */
export function sumInFigures(sum: Sum): string {
  const terms = termsInFigures(sum);
  return terms === String(sum.total) ? terms : `${terms} = ${sum.total}`;
}

/** The terms of a sum: `(4 + 4) × 2 + 3`. */
export function termsInFigures({ dice, times, plus }: Sum): string {
  const roll = dice.join(' + ');
  const doubled = times > 1 ? `${dice.length > 1 ? `(${roll})` : roll} × ${times}` : roll;
  return plus === 0 ? doubled : `${doubled} ${plus < 0 ? '−' : '+'} ${Math.abs(plus)}`;
}

/** Some dice and their sum: `3 + 5 = 8`. */
export function rollInFigures(dice: readonly number[]): string {
  const total = dice.reduce((sum, die) => sum + die, 0);
  return dice.length > 1 ? `${dice.join(' + ')} = ${total}` : String(total);
}
