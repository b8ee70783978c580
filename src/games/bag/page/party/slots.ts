/** The slot of each card: free characters first, then the taken ones, both in the order of the pack. */
export function slotsOf(isTaken: readonly boolean[]): number[] {
  const left = isTaken.filter((taken) => !taken).length;
  let [free, taken] = [0, left];
  return isTaken.map((is) => (is ? taken++ : free++));
}
