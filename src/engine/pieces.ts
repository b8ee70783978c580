/** The numbers of a list's cards or other pieces, each once per copy. */
export function allCopies(pieces: readonly { copies: number }[]): number[] {
  return pieces.flatMap(({ copies }, number) => Array.from({ length: copies }, () => number));
}

/** The pieces without the taken ones, copy by copy; taken ones that do not occur are ignored. */
export function without(pieces: readonly number[], taken: readonly number[]): number[] {
  const left = pieces.slice();
  for (const piece of taken) {
    const place = left.indexOf(piece);
    if (place !== -1) left.splice(place, 1);
  }
  return left;
}
