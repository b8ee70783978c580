import { randomBytes } from 'node:crypto';
import { JournalError, type SharedJournal } from '../journal/journal.ts';
import { readWhisper } from './whisper.ts';

/** Nodes answer within a moment; one that has not after so long is taken for silent. */
const PATIENCE_MS = 5000;
const LOOK_MS = 100;
/** What was whispered may be lost, and is said again so often. */
const AGAIN_MS = 1000;

const SILENT =
  'A node of this house is open and does not answer, so nobody can say at which tables people are: ' +
  'no table is removed without that. Stop that node, or try again when it answers.';

/**
 * The tables at which somebody is now, at whichever node of the house; none where no node is open.
 * Throws a JournalError where a node is there and does not say.
 */
export async function tablesWithGuests(journal: SharedJournal, patienceMs = PATIENCE_MS): Promise<Set<string>> {
  const node = randomBytes(8).toString('hex');
  const tables = new Set<string>();
  const answered = new Set<string>();
  const ask = (): void => journal.whisper(JSON.stringify({ kind: 'hello', node }));
  const ignore = journal.follow((hint) => {
    if (hint.kind === 'hearing') ask();
    if (hint.kind !== 'whispered') return;
    const whisper = readWhisper(hint.text);
    if (whisper?.kind === 'here') for (const [table, guests] of whisper.tables) if (guests !== null) tables.add(table);
    if (whisper?.kind === 'alive' && whisper.to === node) answered.add(hint.from);
  });
  try {
    for (let waited = LOOK_MS; ; waited += LOOK_MS) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      const others = await journal.others();
      if (others.every((other) => answered.has(other))) return tables;
      if (waited >= patienceMs) throw new JournalError('silent', SILENT);
      if (waited % AGAIN_MS === 0) ask();
    }
  } finally {
    journal.whisper(JSON.stringify({ kind: 'bye', node }));
    ignore();
  }
}
