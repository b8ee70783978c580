import type { RuleId, Seat, Viewer } from '../engine/game.ts';
import type { TableInfo } from './table-info.ts';

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
  'no-such-campaign',
  'no-such-choice',
  'in-campaign',
  /** A table in this browser was opened in another of its tabs. */
  'elsewhere',
  'unavailable',
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
}

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
      you: { viewer: Viewer; chair?: number };
      table: TableInfo;
      play?: PlayInfo;
      events: SeenEvent[];
    }
  /** Something about the table changed: chairs, options, start, end, who is here. */
  | { kind: 'table'; seq: number; you: { viewer: Viewer; chair?: number }; table: TableInfo }
  /** The game went on; where it began or ended with this, `table` comes first. The mover hears this before `done`. */
  | { kind: 'played'; seq: number; now: number; play: PlayInfo; events: SeenEvent[] }
  /** What was asked under this key is in the journal, as entry `seq`. */
  | { kind: 'done'; key: string; seq: number }
  /** Sat down: whoever knows the secret that was sent has this chair. */
  | { kind: 'seated'; key: string; seq: number; chair: number }
  /** A rule of the game forbids the move. */
  | { kind: 'refused'; key: string; rule: RuleId }
  | { kind: 'error'; key?: string; code: ErrorCode }
  /** Somebody on a chair said something just now. */
  | { kind: 'said'; chair: number; text: string }
  /** The answer to `time`: what was sent, and the server's time. Half the way there and back is how old it is. */
  | { kind: 'time'; sent: number; now: number };
