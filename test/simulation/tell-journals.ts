import type { World } from './world.ts';

/** The longest part of an entry that is shown. */
const SHOWN = 110;

/** The journals of all tables, one line per entry, with the simulated time of its commit. */
export function tellJournals({ database }: World): string {
  return [...database.data.entries]
    .map(([code, entries]) => {
      const lines = entries.map(
        ({ committedAt, seq, key, body }) =>
          `${committedAt.toFixed(1).padStart(9)}  ${String(seq).padStart(3)}  ${key ?? ''}  ${body.slice(0, SHOWN)}`,
      );
      return `Table ${code}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
