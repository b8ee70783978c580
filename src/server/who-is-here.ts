import { randomBytes } from 'node:crypto';
import type { SharedJournal } from '../journal/journal.ts';
import { readWhisper } from './whisper.ts';

/** Nodes answer within a moment. */
const WAIT_MS = 1500;

/** The tables at which somebody is now, at whichever node of the house; none where no node is open. */
export async function tablesWithGuests(journal: SharedJournal): Promise<Set<string>> {
  const node = randomBytes(8).toString('hex');
  const tables = new Set<string>();
  const ignore = journal.follow((hint) => {
    const whisper = hint.kind === 'whispered' ? readWhisper(hint.text) : undefined;
    if (whisper?.kind === 'here') for (const [table, guests] of whisper.tables) if (guests !== null) tables.add(table);
    if (hint.kind === 'hearing') journal.whisper(JSON.stringify({ kind: 'hello', node }));
  });
  await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  journal.whisper(JSON.stringify({ kind: 'bye', node }));
  ignore();
  return tables;
}
