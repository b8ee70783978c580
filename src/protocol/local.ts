import type { Options } from '../engine/options.ts';
import type { GameRecord, RecordedStep } from '../engine/record.ts';
import type { Crest } from './crests.ts';
import type { GroupInfo, TableResult } from './result.ts';
import type { ErrorCode } from './server-message.ts';
import type { TableInfo } from './table-info.ts';

/** Somebody who plays on this device, with the secret of their seat. */
export interface PersonHere {
  name: string;
  secret: string;
  crest?: Crest;
  /** What this device says at every table; it is its first player's, and the others are known again by their names. */
  person?: string;
}

/** A table as it lies when somebody begins to play at it: set-up, seed and steps with the standard pack. Seat 0 is the person's. */
export interface ArrangedTable {
  seats: number;
  /** Those that are not as usual. */
  options: Options;
  seed: string;
  steps: readonly RecordedStep[];
}

/** What a page asks the house in its own browser, apart from what it says at a table. */
export type LocalRequest =
  /** A table for the people at this device and some bots; it starts at once. */
  | {
      kind: 'open';
      game: string;
      people: readonly PersonHere[];
      bots: readonly string[];
      options?: Options;
      /** A practice table. */
      freeUndo?: true;
    }
  /** A table that is as a record's was after so many steps, to play on from there: one person, and bots in the other seats. */
  | { kind: 'branch'; record: GameRecord; steps: number; seat: number; person: PersonHere; bot: string }
  /** A table that lies as it was arranged: one person, and bots in the other seats. The tables in `instead` are removed. */
  | {
      kind: 'arrange';
      game: string;
      table: ArrangedTable;
      person: PersonHere;
      bot: string;
      instead?: readonly string[];
    }
  /** Tables that nobody can reach any more. */
  | { kind: 'remove'; codes: readonly string[] }
  | { kind: 'look'; code: string }
  | { kind: 'record'; code: string }
  | { kind: 'result'; code: string }
  | { kind: 'group'; code: string }
  | { kind: 'pack'; digest: string };

/** What the house in the browser answers. */
export type LocalAnswer =
  | { kind: 'opened'; code: string }
  | { kind: 'removed' }
  | { kind: 'table'; table: TableInfo }
  | { kind: 'record'; record: GameRecord }
  | { kind: 'result'; result: TableResult }
  | { kind: 'group'; group: GroupInfo }
  | { kind: 'pack'; pack: unknown }
  | { kind: 'error'; code: ErrorCode };

/** What goes to the worker: first how it is to play, then questions with their numbers, and lines to tables, over which both sides talk as over a socket. */
export type ToWorker =
  | { kind: 'begin'; botPace: number }
  | { kind: 'request'; id: number; request: LocalRequest }
  | { kind: 'line'; port: MessagePort };

/** The answer to the question with that number. */
export interface FromWorker {
  id: number;
  answer: LocalAnswer;
}

/** Said on a line instead of a message: the page has left. */
export const HANG_UP = 'hang-up';
