import type { Seat, Viewer } from '../engine/game.ts';
import type { Locale } from '../engine/text.ts';
import type { SeenEvent } from '../protocol/server-message.ts';
import type { Verdict } from './verify.ts';

/** Requests of a page to the worker that replays a record. */
export type ReplayRequest =
  /** Reads a record and checks it; `promised` is the hash of the seed shown to this device before the game. */
  | { kind: 'open'; text: string; promised?: string }
  /** The table after a number of steps, as one viewer saw it; `isOpen`: with everything face down turned up. */
  | { kind: 'look'; step: number; viewer: Viewer; isOpen: boolean }
  /** All events, as one viewer saw them. */
  | { kind: 'events'; viewer: Viewer }
  /** Everybody's hand after a number of steps. */
  | { kind: 'hands'; step: number; locale: Locale }
  /** The turning points worth a mark on the timeline. */
  | { kind: 'moments'; locale: Locale }
  /** The last step up to a given one at which a seat could choose. */
  | { kind: 'choice'; seat: Seat; step: number };

/** A turning point, in words. */
export interface BigMoment {
  step: number;
  line: string;
}

/** What is known about a record before any of its steps is shown. */
export interface ReplayInfo {
  game: string;
  pack: unknown;
  names: string[];
  bots: Seat[];
  /** The crests people chose, by seat. */
  crests: Readonly<Record<Seat, string>>;
  /** Uploaded by a device: no server checked it while it was played. */
  isUploaded: boolean;
  startedAt: number;
  /** When each step was taken. */
  times: number[];
  /** The journal entry of each step. */
  entries?: number[];
  /** Steps that can be shown. */
  length: number;
  /** Whether it is a real-time game. */
  realTime: boolean;
  verdict: Verdict;
}

export type ReplayAnswer =
  | { kind: 'opened'; info: ReplayInfo }
  | { kind: 'unreadable'; what: string }
  | { kind: 'view'; view: unknown }
  | { kind: 'events'; events: SeenEvent[] }
  | { kind: 'hands'; hands: string[][] }
  | { kind: 'moments'; moments: BigMoment[] }
  /** Undefined if that seat never had a move. */
  | { kind: 'choice'; step: number | undefined }
  | { kind: 'failed' };

/** Requests and responses are matched by number. */
export interface ToReplay {
  id: number;
  request: ReplayRequest;
}
export type FromReplay =
  | { id: number; answer: ReplayAnswer }
  /** The share of a record replayed so far while opening it, from 0 to 1. */
  | { id: number; progress: number };
