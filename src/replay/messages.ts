import type { Seat, Viewer } from '../engine/game.ts';
import type { Locale } from '../engine/text.ts';
import type { SeenEvent } from '../protocol/server-message.ts';
import type { Verdict } from './verify.ts';

/** What a page asks of the worker that plays a record for it. */
export type ReplayRequest =
  /** Reads a record and checks it; `promised` is the hash of the seed that this device was shown before the game. */
  | { kind: 'open'; text: string; promised?: string }
  /** The table after so many steps, as one viewer saw it; `isOpen`: with what lies face down. */
  | { kind: 'look'; step: number; viewer: Viewer; isOpen: boolean }
  /** All that happened, as one viewer saw it. */
  | { kind: 'events'; viewer: Viewer }
  /** What everybody had in hand after so many steps. */
  | { kind: 'hands'; step: number; locale: Locale }
  /** The moments worth a mark on the line. */
  | { kind: 'moments'; locale: Locale }
  /** The last moment up to a step at which a seat could choose. */
  | { kind: 'choice'; seat: Seat; step: number };

/** A moment worth a mark, in words. */
export interface BigMoment {
  step: number;
  line: string;
}

/** What can be said of a record before one looks at a moment of it. */
export interface ReplayInfo {
  game: string;
  pack: unknown;
  names: string[];
  bots: Seat[];
  /** The crests people had, by seat, as far as they had chosen any. */
  crests: Readonly<Record<Seat, string>>;
  /** Handed in by a device: no referee of the house saw it. */
  isUploaded: boolean;
  startedAt: number;
  /** When each step was taken. */
  times: number[];
  /** The entry of its table's journal that each step was. */
  entries?: number[];
  /** Steps that can be shown. */
  length: number;
  /** Whether it runs by the clock. */
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
  /** Undefined where that seat never had a move. */
  | { kind: 'choice'; step: number | undefined }
  | { kind: 'failed' };

/** Questions and answers find each other by their number. */
export interface ToReplay {
  id: number;
  request: ReplayRequest;
}
export type FromReplay =
  | { id: number; answer: ReplayAnswer }
  /** How much of a record that is being opened was played, from 0 to 1. */
  | { id: number; progress: number };
