import type { Mark } from '../../protocol/mark.ts';
import type { Phrase } from '../../protocol/phrases.ts';
import type { ErrorCode, PlayInfo, SeenEvent, ServerMessage, UndoLaw, You } from '../../protocol/server-message.ts';
import type { TableInfo } from '../../protocol/table-info.ts';
import type { Voice } from '../../protocol/voice.ts';

/** State of the connection to the house. `closed`: for good, with the reason in `trouble`. */
export type LineState = 'connecting' | 'open' | 'lost' | 'closed';

/** All a page knows of a table. A new object each time something changes, so that React can compare. */
export interface TableSnapshot {
  line: LineState;
  trouble?: ErrorCode;
  seq: number;
  you: You;
  table?: TableInfo;
  play?: PlayInfo;
  /** Whether one may take one's last move back, as of an entry. */
  undo?: { seq: number; law: UndoLaw };
  /** Everything that happened so far, as far as this viewer may know. */
  events: readonly SeenEvent[];
  /** What people have said while this page was open, the last lines of it. */
  said: readonly SaidLine[];
  /** Moves that were undone, and whose seat a bot played. */
  marks: readonly Mark[];
  /** What was told just now, the last of it. */
  notes: readonly Note[];
  /** Who speaks with each other. */
  voices: readonly Voice[];
  /** The house has said that it waits for where it keeps its tables. */
  isCatchingUp?: boolean;
}

/** A line that somebody on a chair said. */
export interface SaidLine {
  id: number;
  chair: number;
  said: { text: string } | { phrase: Phrase };
}

type Told = Extract<ServerMessage, { kind: 'reacted' | 'nudged' | 'undo-refused' }>;

/** Something that was told just now and is kept nowhere. */
export type Note = Told & { id: number };

/** What a page knows of a table before it is connected. */
export const NOT_CONNECTED: TableSnapshot = {
  line: 'connecting',
  seq: 0,
  you: { viewer: 'spectator' },
  events: [],
  said: [],
  marks: [],
  notes: [],
  voices: [],
};
