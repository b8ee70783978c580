import type { Options } from '../engine/options.ts';
import type { GameRecord, RecordedStep } from '../engine/record.ts';
import type { Crest } from './crests.ts';
import type { GroupInfo, TableResult } from './result.ts';
import type { ErrorCode } from './server-message.ts';
import type { TableInfo } from './table-info.ts';

/** Somebody who plays on this device, with the secret of their seat. */
export interface LocalPerson {
  name: string;
  secret: string;
  crest?: Crest | undefined;
  /** This device's identity at every table; it belongs to its first player, and the others are recognised by name. */
  person?: string | undefined;
}

/** A prepared table: set-up, seed and steps with the standard pack. Seat 0 is the person's. */
export interface ArrangedTable {
  seats: number;
  /** Only options other than the defaults. */
  options: Options;
  seed: string;
  steps: readonly RecordedStep[];
}

/** Requests of a page to the house in its own browser, besides messages to a table. */
export type LocalRequest =
  /** A table for the people at this device and some bots; it starts at once. */
  | {
      kind: 'open';
      game: string;
      people: readonly LocalPerson[];
      bots: readonly string[];
      options?: Options;
      /** A practice table. */
      freeUndo?: true;
    }
  /** A table continued from a step of a record: one person, and bots in the other seats. `isFair`: undo is not free. */
  | {
      kind: 'branch';
      record: GameRecord;
      steps: number;
      seat: number;
      person: LocalPerson;
      bot: string;
      isFair?: true;
    }
  /** A prepared table: one person, and bots in the other seats. The tables in `instead` are removed. */
  | {
      kind: 'arrange';
      game: string;
      table: ArrangedTable;
      person: LocalPerson;
      bot: string;
      instead?: readonly string[];
    }
  /** Tables that are no longer reachable. */
  | { kind: 'remove'; codes: readonly string[] }
  | { kind: 'look'; code: string }
  | { kind: 'record'; code: string }
  | { kind: 'result'; code: string }
  | { kind: 'group'; code: string }
  | { kind: 'pack'; digest: string };

/** The responses of the house in the browser. */
export type LocalAnswer =
  | { kind: 'opened'; code: string }
  | { kind: 'removed' }
  | { kind: 'table'; table: TableInfo }
  | { kind: 'record'; record: GameRecord }
  | { kind: 'result'; result: TableResult }
  | { kind: 'group'; group: GroupInfo }
  | { kind: 'pack'; pack: unknown }
  | { kind: 'error'; code: ErrorCode };

/**
 * Messages to the worker: first its settings, then numbered requests, and ports to tables, which carry the same
 * messages as a socket.
 */
export type ToWorker =
  | { kind: 'begin'; botPace: number }
  | { kind: 'request'; id: number; request: LocalRequest }
  | { kind: 'line'; port: MessagePort };

/** The response to the request with that number. */
export interface FromWorker {
  id: number;
  answer: LocalAnswer;
}

/** Sent on a port when the page has left. */
export const HANG_UP = 'hang-up';
