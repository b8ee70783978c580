/** The word probably meant, or undefined if none is similar. */
export function closest(typed: string, words: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(1, Math.floor(typed.length / 2)) + 1;
  for (const word of words) {
    const distance = word.startsWith(typed) ? 1 : editDistance(typed, word);
    if (distance < least) {
      least = distance;
      best = word;
    }
  }
  return best;
}

/** ` Did you mean "simulate"?`, or nothing if no word is similar. */
export function suggestion(typed: string, words: readonly string[], mark = ''): string {
  const word = closest(typed, words);
  return word === undefined ? '' : ` Did you mean ${mark}${word}?`;
}

/** The Levenshtein distance of two words. */
function editDistance(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    let left = row;
    const current = [left];
    for (let column = 1; column <= to.length; column++) {
      const change = elementAt(above, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      left = Math.min(change, elementAt(above, column) + 1, left + 1);
      current.push(left);
    }
    above = current;
  }
  return elementAt(above, to.length);
}

import { elementAt } from '../engine/list.ts';
