/** The step of a record that a journal entry is, counted from 1; a record without a journal counts steps. */
export function stepOf(entry: number, entries: readonly number[] | undefined): number {
  return entries === undefined ? entry : entries.findLastIndex((seq) => seq <= entry) + 1;
}
