import { createContext } from 'react';
import type { LogLine } from '../moment.ts';

/** Lines the platform adds to every game's log: undone moves, and seats played by a bot. */
export const MarkLines = createContext<readonly LogLine[]>([]);

/** The lines of the game's log, for parts that must name a move. */
export const LogLinesContext = createContext<{ current: readonly LogLine[] }>({ current: [] });

/** The log with the platform's lines inserted. */
export function withMarks(lines: readonly LogLine[], marks: readonly LogLine[]): readonly LogLine[] {
  if (marks.length === 0) return lines;
  const first = lines[0]?.seq ?? 0;
  return [...lines, ...marks.filter(({ seq }) => seq >= first)].sort((a, b) => a.seq - b.seq);
}
