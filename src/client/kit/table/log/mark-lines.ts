import { createContext } from 'react';
import type { LogLine } from '../moment.ts';

/** A line of the log, with its journal entry. */
export type MarkLine = LogLine;

/** Lines the platform adds to every game's log: undone moves, and seats played by a bot. */
export const MarkLines = createContext<readonly MarkLine[]>([]);

/** The lines of the game's log, for parts that must name a move. */
export const LogLinesContext = createContext<{ current: readonly MarkLine[] }>({ current: [] });

/** The log with the platform's lines inserted. */
export function withMarks(lines: readonly MarkLine[], marks: readonly MarkLine[]): readonly MarkLine[] {
  if (marks.length === 0) return lines;
  const first = lines[0]?.seq ?? 0;
  return [...lines, ...marks.filter(({ seq }) => seq >= first)].sort((a, b) => a.seq - b.seq);
}
