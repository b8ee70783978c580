import type { RuleId, Seat, Viewer } from '../engine/game.ts';
import type { Mark } from './mark.ts';
import type { Phrase, Reaction } from './phrases.ts';
import type { Joining, JoinRequest, TableInfo } from './table-info.ts';
import type { Voice, VoiceServer, VoiceSignal } from './voice.ts';

/** Why a request was refused, other than by a rule of a game. */
export const ERROR_CODES = [
  'bad-message',
  'too-long',
  'too-many',
  'hello-first',
  'no-such-table',
  'no-such-game',
  'no-such-pack',
  'wrong-secret',
  'not-your-seat',
  'not-the-host',
  'not-your-turn',
  'not-a-move',
  'stale',
  'already-started',
  'not-started',
  'not-over',
  'table-full',
  'chair-taken',
  'no-such-chair',
  'no-such-bot',
  'bad-options',
  'too-few-players',
  'already-seated',
  'removed',
  /** At an open table: free text and voice are off until the host allows them. */
  'phrases-only',
  /** The server's owner banned this device or address from open tables. */
  'banned',
  /** This table is not open to everybody, and cannot be. */
  'not-open',
  'no-undo',
  'too-soon',
  'no-such-campaign',
  'no-such-choice',
  'in-campaign',
  /** A table in this browser was opened in another of its tabs. */
  'elsewhere',
  'unavailable',
  /** The journal of this table is not what was written: it was stopped. */
  'damaged',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** An event, with the number of its journal entry. */
export interface SeenEvent {
  seq: number;
  event: unknown;
}

/** The game on a table as one viewer sees it. */
export interface PlayInfo {
  view: unknown;
  /** The moves this viewer can make now; none for spectators. */
  moves: unknown[];
  toAct: readonly Seat[];
  /** Since when they have been thinking, by the server's clock. */
  since: number;
}

/** How a move is undone: freely, or if the others agree. */
export type UndoConsent = 'free' | 'ask';

/** The reader's identity at a table; `removed`: the host has removed them. */
export interface You {
  viewer: Viewer;
  chair?: number;
  /** The code of the table's campaign, which lets its holder continue it: sent to seated players only. */
  campaign?: string;
  removed?: true;
  /** Sent to a page that has requested a bot's chair of a running private game. */
  joining?: Joining;
  /** Open join requests: sent to seated players only. */
  joinRequests?: JoinRequest[];
}

/**
 * Why a move was not undone after all: somebody refused, did not answer, the game went on, or the requester cancelled.
 */
export type UndoRefusal = 'declined' | 'no-answer' | 'went-on' | 'called-off' | 'shown';

/**
 * Everything a server can send on a socket. `now` is the server's time in ms, which a page uses for deadlines: it is
 * the only field that may differ between two tables that look the same to the reader.
 */
export type ServerMessage =
  /** The response to `hello`: everything needed to sit at the table, and the events not yet seen. */
  | {
      kind: 'welcome';
      seq: number;
      now: number;
      you: You;
      table: TableInfo;
      play?: PlayInfo;
      events: SeenEvent[];
      marks: Mark[];
    }
  /** Something about the table changed: chairs, options, start, end, presence, open questions. */
  | { kind: 'table'; seq: number; you: You; table: TableInfo }
  /** The game went on; if this began or ended it, `table` comes first. The mover gets this before `done`. */
  | { kind: 'played'; seq: number; now: number; play: PlayInfo; events: SeenEvent[]; marks?: Mark[] | undefined }
  /** The request with this key is in the journal, as entry `seq`. */
  | { kind: 'done'; key: string; seq: number }
  /** Sat down: the secret that was sent opens this chair. */
  | { kind: 'seated'; key: string; seq: number; chair: number }
  /** The response to `look`: the table after this entry, when it was made (`at`), and who could act. */
  | { kind: 'moment'; key: string; entry: number; at: number; view: unknown; toAct: readonly Seat[] }
  /** A rule of the game forbids the move. */
  | { kind: 'refused'; key: string; rule: RuleId }
  | { kind: 'error'; key?: string; code: ErrorCode }
  /** A chat line from somebody on a chair. */
  | { kind: 'said'; chair: number; text: string }
  | { kind: 'said'; chair: number; phrase: Phrase }
  /** A reaction, possibly of a spectator. */
  | { kind: 'reacted'; chair?: number; reaction: Reaction }
  /** Somebody reminds those whose turn it is. */
  | { kind: 'nudged'; chair: number; seats: Seat[] }
  /** After entry `seq` and until the next one, this viewer may undo their last move. */
  | { kind: 'undo-offered'; seq: number; law: UndoConsent }
  /** An undo question was settled with no. */
  | { kind: 'undo-refused'; chair: number; why: UndoRefusal; by?: number }
  /** Who is in the voice chat; before the first such message, nobody is. */
  | { kind: 'voices'; voices: Voice[] }
  /** For members of the voice chat: servers that help browsers connect. */
  | { kind: 'voice-servers'; servers: VoiceServer[] }
  /** A WebRTC signal from another member; `call` is theirs. */
  | { kind: 'voice-signal'; from: number; call: string; signal: VoiceSignal }
  /**
   * `catching-up`: an outage, everything waits; repeated while it lasts. `well`: it is over. `stopped`: the server has
   * stopped answering.
   */
  | { kind: 'house'; state: 'catching-up' | 'well' | 'stopped' }
  /** Sent after a quiet while: a page that receives nothing for longer looks for another node. */
  | { kind: 'beat' }
  /** This table is played at the node under this path: connect there. */
  | { kind: 'moved'; to: string }
  /** The response to `time`: what was sent, and the server's time. It is half a round trip old. */
  | { kind: 'time'; sent: number; now: number };
