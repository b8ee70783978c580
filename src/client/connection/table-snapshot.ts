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
