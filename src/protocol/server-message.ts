import type { RuleId, Seat, Viewer } from '../engine/game.ts';
import type { Mark } from './mark.ts';
import type { Phrase, Reaction } from './phrases.ts';
import type { Joining, JoinRequest, TableInfo } from './table-info.ts';
import type { Voice, VoiceServer, VoiceSignal } from './voice.ts';

/** Why something was not done, where it was no rule of a game that forbade it. */
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
  /** At an open table: words of one's own and voices wait until the host allows them. */
  'phrases-only',
  /** The owner of the house keeps this device or address away from open tables. */
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

/** What happened, with the number of the journal entry that made it happen. */
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

/** How a move is taken back: as its maker likes, or if the others agree. */
export type UndoLaw = 'free' | 'ask';

/** Who somebody is at a table; `removed`: the host has sent them away. */
export interface You {
  viewer: Viewer;
  chair?: number;
  /** The code of the table's campaign, which lets its holder continue it: sent to seated players only. */
  campaign?: string;
  removed?: true;
  /** Sent to a page that has asked for a bot's chair of a private game under way. */
  joining?: Joining;
  /** Who waits to be let in: sent to seated players only. */
  joinRequests?: JoinRequest[];
}

/** Why a move was not taken back after all: somebody said no, did not answer, the game went on, or who asked called it off. */
export type UndoRefusal = 'declined' | 'no-answer' | 'went-on' | 'called-off' | 'shown';

/**
 * Everything a server can say on a socket.
 * `now` is the server's time in ms, by which a page reads deadlines: of all a message has, it alone may differ between
 * two tables that look the same to whoever reads it.
 */
export type ServerMessage =
  /** The answer to `hello`: all one needs to sit at the table, and the events one has not seen. */
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
  /** Something about the table changed: chairs, options, start, end, who is here, what is being asked. */
  | { kind: 'table'; seq: number; you: You; table: TableInfo }
  /** The game went on; where it began or ended with this, `table` comes first. The mover hears this before `done`. */
  | { kind: 'played'; seq: number; now: number; play: PlayInfo; events: SeenEvent[]; marks?: Mark[] }
  /** What was asked under this key is in the journal, as entry `seq`. */
  | { kind: 'done'; key: string; seq: number }
  /** Sat down: whoever knows the secret that was sent has this chair. */
  | { kind: 'seated'; key: string; seq: number; chair: number }
  /** The answer to `look`: how the table was after this entry, which was made `at` this time, and who could act. */
  | { kind: 'moment'; key: string; entry: number; at: number; view: unknown; toAct: readonly Seat[] }
  /** A rule of the game forbids the move. */
  | { kind: 'refused'; key: string; rule: RuleId }
  | { kind: 'error'; key?: string; code: ErrorCode }
  /** Somebody on a chair said something just now. */
  | { kind: 'said'; chair: number; text: string }
  | { kind: 'said'; chair: number; phrase: Phrase }
  /** Somebody, who may only be watching, has shown what they feel. */
  | { kind: 'reacted'; chair?: number; reaction: Reaction }
  /** Somebody reminds those whose turn it is. */
  | { kind: 'nudged'; chair: number; seats: Seat[] }
  /** After entry `seq` and until the next one, this viewer may take their last move back. */
  | { kind: 'undo-offered'; seq: number; law: UndoLaw }
  /** The question whether a move may be taken back was answered with no. */
  | { kind: 'undo-refused'; chair: number; why: UndoRefusal; by?: number }
  /** Who speaks with each other just now; where it was not said, nobody does. */
  | { kind: 'voices'; voices: Voice[] }
  /** For whoever has joined: what helps browsers find each other. */
  | { kind: 'voice-servers'; servers: VoiceServer[] }
  /** Somebody's browser tells this one how to find it; `call` is theirs. */
  | { kind: 'voice-signal'; from: number; call: string; signal: VoiceSignal }
  /** `catching-up`: an outage, everything waits; repeated while it lasts. `well`: it is over. `stopped`: nothing is answered any more. */
  | { kind: 'house'; state: 'catching-up' | 'well' | 'stopped' }
  /** Sent where nothing else was for a while: a page that hears nothing for longer looks for another node. */
  | { kind: 'beat' }
  /** This table is played at the node under this path: connect there. */
  | { kind: 'moved'; to: string }
  /** The answer to `time`: what was sent, and the server's time. Half the way there and back is how old it is. */
  | { kind: 'time'; sent: number; now: number };
