/** A row of places on the page; an empty one keeps its room, so that nothing jumps away under a finger. */
export type HandRow = readonly (number | undefined)[];

/** Puts these ids into a row: what lies there stays, what is new takes the first empty place. */
export function settleRow(row: HandRow, ids: readonly number[]): HandRow {
  const kept = row.map((id) => (id !== undefined && ids.includes(id) ? id : undefined));
  for (const id of ids) {
    if (kept.includes(id)) continue;
    const free = kept.indexOf(undefined);
    if (free === -1) kept.push(id);
    else kept[free] = id;
  }
  while (kept.length > 0 && kept.at(-1) === undefined) kept.pop();
  return kept;
}
