/** A row of places on the page; an empty place is kept, so that nothing moves under a finger. */
export type HandRow = readonly (number | undefined)[];

/**
 * Puts ids into a row: existing ones stay, new ones take the first empty place; returns the same row if nothing
 * changes.
 */
export function settleRow(row: HandRow, ids: readonly number[]): HandRow {
  const kept = row.map((id) => (id !== undefined && ids.includes(id) ? id : undefined));
  for (const id of ids) {
    if (kept.includes(id)) continue;
    const free = kept.indexOf(undefined);
    if (free === -1) kept.push(id);
    else kept[free] = id;
  }
  while (kept.length > 0 && kept.at(-1) === undefined) kept.pop();
  return kept.length === row.length && kept.every((id, place) => id === row[place]) ? row : kept;
}
