import type { Mark } from '../../protocol/mark.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { ErrorCode, PlayInfo, SeenEvent, ServerMessage, UndoConsent, You } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { Voice } from '../../protocol/voice.ts';

/** State of the connection. `closed`: for good, with the reason in `trouble`. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

/** Everything a page knows of a table. A new object for each change, so that React can compare. */
export interface TableSnapshot {
  connection: ConnectionState;
  trouble?: ErrorCode;
  seq: number;
  you: You;
  table?: TableInfo;
  play?: PlayInfo | undefined;
  /** Whether the viewer may undo their last move, as of an entry. */
  undo?: { seq: number; law: UndoConsent };
  /** All events so far that this viewer may know. */
  events: readonly SeenEvent[];
  /** The last chat lines while this page was open. */
  said: readonly SaidLine[];
  /** Undone moves, and seats played by a bot. */
  marks: readonly Mark[];
  /** The last ephemeral notes. */
  notes: readonly Note[];
  /** Who is in the voice chat. */
  voices: readonly Voice[];
  /** The server is waiting for its store. */
  isCatchingUp?: boolean;
  /** The server has stopped answering: its data was replaced. */
  isStopped?: boolean;
}

/** A chat line of somebody on a chair. */
export interface SaidLine {
  id: number;
  chair: number;
  /** The name of the person at that time. */
  name: string;
  said: { text: string } | { phrase: Phrase };
}

type Told = Extract<ServerMessage, { kind: 'reacted' | 'nudged' | 'undo-refused' }>;

/** An ephemeral note, stored nowhere. */
export type Note = Told & { id: number };

/** What a page knows of a table before it is connected. */
export const NOT_CONNECTED: TableSnapshot = {
  connection: 'connecting',
  seq: 0,
  you: { viewer: 'spectator' },
  events: [],
  said: [],
  marks: [],
  notes: [],
  voices: [],
};

/** Older lines are dropped. */
const LINES_KEPT = 20;

/** The chat with another line. */
export function withLine(
  { said, table }: TableSnapshot,
  message: Extract<ServerMessage, { kind: 'said' }>,
): Pick<TableSnapshot, 'said'> {
  const chair = table?.chairs[message.chair];
  const line: SaidLine = {
    id: (said.at(-1)?.id ?? 0) + 1,
    chair: message.chair,
    name: chair === undefined || chair.kind === 'empty' ? '–' : chair.name,
    said: 'phrase' in message ? { phrase: message.phrase } : { text: message.text },
  };
  return { said: [...said, line].slice(-LINES_KEPT) };
}

/** The notes with another one. */
export function withNote({ notes }: TableSnapshot, message: Told): Pick<TableSnapshot, 'notes'> {
  const id = (notes.at(-1)?.id ?? 0) + 1;
  return { notes: [...notes, { ...message, id }].slice(-LINES_KEPT) };
}

/**
 * The events and marks with new ones. Events may be sent again after a reconnect, or to a spectator who has sat down:
 * then the latest version counts. Games may have older events retold.
 */
export function withNew(
  { events: before, marks: known }: TableSnapshot,
  news: {
    events: readonly SeenEvent[];
    marks: readonly Mark[];
    retell: ((event: unknown) => unknown) | undefined;
  },
): Pick<TableSnapshot, 'events' | 'marks'> {
  const { events, retell } = news;
  const newMarks = news.marks.filter(({ seq }) => seq > (known.at(-1)?.seq ?? -1));
  const marks = newMarks.length === 0 ? known : [...known, ...newMarks];
  const standing = withoutUndone(before, newMarks);
  const [first] = events;
  if (first === undefined) return { events: standing, marks };
  const earlier = standing.filter(({ seq }) => seq < first.seq);
  const kept = retell === undefined ? earlier : earlier.map(({ seq, event }) => ({ seq, event: retell(event) }));
  return { events: [...kept, ...events], marks };
}

/** The events without those that were undone. */
function withoutUndone(events: readonly SeenEvent[], marks: readonly Mark[]): readonly SeenEvent[] {
  const undone = marks.filter((mark) => mark.kind === 'undone');
  if (undone.length === 0) return events;
  return events.filter(({ seq }) => !undone.some((mark) => mark.from <= seq && seq < mark.seq));
}
