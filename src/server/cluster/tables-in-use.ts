import { randomBytes } from 'node:crypto';
import type { StoreNodes } from '../../journal/archive.ts';
import { JournalError } from '../../journal/journal.ts';
import { NODE_VERSION, readNodeMessage } from './node-message.ts';

/** How long a node may take to answer. */
const TIMEOUT_MS = 5000;
const POLL_MS = 100;
/** Interval for repeating the question, because messages may be lost. */
const RETRY_MS = 1000;

const NO_ANSWER =
  'A running node does not respond, so the tables in use are unknown: ' +
  'no table was removed. Stop that node, or try again when it responds.';

/**
 * The tables with clients now, through any node; none if no node runs. Throws a JournalError if a running node does not
 * answer.
 */
export async function tablesInUse(journal: Omit<StoreNodes, 'close'>, timeoutMs = TIMEOUT_MS): Promise<Set<string>> {
  const node = randomBytes(8).toString('hex');
  const tables = new Set<string>();
  const answered = new Set<string>();
  const ask = (): void => journal.broadcast(JSON.stringify({ kind: 'hello', node, v: NODE_VERSION, tables: 'all' }));
  const unsubscribe = journal.subscribe((hint) => {
    if (hint.kind === 'connected') ask();
    if (hint.kind !== 'message') return;
    const message = readNodeMessage(hint.text);
    if (message?.kind === 'here') for (const [table, guests] of message.tables) if (guests !== null) tables.add(table);
    if (message?.kind === 'alive' && message.to === node) answered.add(hint.from);
  });
  try {
    for (let waited = POLL_MS; ; waited += POLL_MS) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const others = await journal.others();
      if (others.every((other) => answered.has(other))) return tables;
      if (waited >= timeoutMs) throw new JournalError('silent', NO_ANSWER);
      if (waited % RETRY_MS === 0) ask();
    }
  } finally {
    journal.broadcast(JSON.stringify({ kind: 'bye', node }));
    unsubscribe();
  }
}
