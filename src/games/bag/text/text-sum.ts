import type { Sum } from '../rules/event.ts';

/** A sum in figures: `(4 + 4) × 2 + 3 = 19`. */
export function sumInFigures({ dice, times, plus, total }: Sum): string {
  const roll = dice.join(' + ');
  const doubled = times === 2 ? (dice.length > 1 ? `(${roll}) × 2` : `${roll} × 2`) : roll;
  const terms = plus === 0 ? doubled : `${doubled} + ${plus}`;
  return terms === String(total) ? terms : `${terms} = ${total}`;
}

/** Some dice and their sum: `3 + 5 = 8`. */
export function rollInFigures(dice: readonly number[]): string {
  const total = dice.reduce((sum, die) => sum + die, 0);
  return dice.length > 1 ? `${dice.join(' + ')} = ${total}` : String(total);
}
