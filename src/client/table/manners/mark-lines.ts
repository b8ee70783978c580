import { createContext } from 'react';
import type { Mark } from '../../../protocol/mark.ts';
import type { MannersText } from './text.ts';

/** A line of the log, with the journal entry it tells of. */
export interface MarkLine {
  seq: number;
  line: string;
}

/** Lines the platform adds to every game's log: moves that were undone, and whose seat a bot played. */
export const MarkLines = createContext<readonly MarkLine[]>([]);

/** What the game's log tells just now, for whoever must name a move. */
export const ToldLines = createContext<{ current: readonly MarkLine[] }>({ current: [] });

/** The log with the house's lines at their places. */
export function withMarks(lines: readonly MarkLine[], marks: readonly MarkLine[]): readonly MarkLine[] {
  if (marks.length === 0) return lines;
  const first = lines[0]?.seq ?? 0;
  return [...lines, ...marks.filter(({ seq }) => seq >= first)].sort((a, b) => a.seq - b.seq);
}

/** A mark as a sentence; `names` are those who have the seats now. */
export function lineOf(mark: Mark, names: readonly string[], text: MannersText): MarkLine {
  const { seq, name } = mark;
  switch (mark.kind) {
    case 'undone':
      return { seq, line: text.undo.undone(name, mark.law) };
    case 'stood-in':
      return { seq, line: text.absence.stoodIn(name) };
    case 'came-back':
      return { seq, line: text.absence.cameBack(name) };
    case 'sent-away':
      return { seq, line: text.absence.sentAway(name, names[mark.seat] ?? '–') };
    case 'took-over':
      return { seq, line: text.absence.tookOver(name) };
  }
}
