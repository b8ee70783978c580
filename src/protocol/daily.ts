import * as z from 'zod/mini';
import { type CreatedTable, crest, name, personText, tableCode } from './client-message.ts';
import type { Crest } from './crests.ts';
import { MAX_DAILY_TABLES } from './limits.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/**
 * The body of `POST /api/daily`, `/api/daily/archive` and `/api/daily/:day`: the reader, and the tables they played at.
 */
export const askDaily = z.strictObject({
  person: z.optional(personText),
  tables: z.optional(z.array(tableCode).check(z.maxLength(MAX_DAILY_TABLES))),
  /** For the archive: days before this one. */
  before: z.optional(day),
});
export type AskDaily = z.infer<typeof askDaily>;

/**
 * The body of `POST /api/daily/:day/tables`; the response is that of `POST /api/tables`. Repeated, it leads to the same
 * try.
 */
export const playDaily = z.strictObject({
  name,
  person: personText,
  crest: z.optional(crest),
  /** Another try, which does not count. */
  practice: z.optional(z.literal(true)),
});
export type PlayDaily = z.infer<typeof playDaily>;

/** The body of `POST /api/daily/:day/along`, for playing along in somebody's try; the response is `{ code }`. */
export const playAlong = z.strictObject({
  name,
  person: personText,
  crest: z.optional(crest),
  table: tableCode,
  /** From the response to the person who began the try. */
  invitation: z.string().check(z.regex(/^[0-9a-f]{20}$/)),
});
export type PlayAlong = z.infer<typeof playAlong>;

/** The response of `POST /api/daily/:day/tables`: the seat, and the invitation for playing along in a counted try. */
export interface BegunDay extends CreatedTable {
  invitation?: string;
}

/** Why a day cannot be played: it is over, the viewer's own try comes first, it does not exist, its game is gone. */
export type DailyRefusal = 'day-over' | 'try-first' | 'no-such-day' | 'no-such-game' | 'not-invited' | 'tried-already';

/** `sealed`: not yet begun; `settling`: tries that have begun may still be finished; `open`: the seed is public. */
export type DailyStatus = 'sealed' | 'running' | 'settling' | 'open';

/** The public information about a day before playing it. */
export interface DailyDay {
  day: string;
  game: string;
  setup: string;
  status: DailyStatus;
  startsAt: number;
  endsAt: number;
  opensAt: number;
  /** SHA-256 of the seed, and since when it has been public. */
  seedHash: string;
  sealedAt: number;
  seed?: string;
  /** How many people have finished. */
  players: number;
  /** A win ranks above any loss. */
  together: boolean;
}

/** A person's counted try; `late`: it was not finished in time. */
export type OwnTry = { code: string /** It is somebody else's, in which one plays along. */; along?: true } & (
  | { kind: 'playing' | 'late' }
  | { kind: 'over'; score: number; won: boolean; place: number; streak: number }
);

/** The result of an acquaintance, or the viewer's own. */
export interface KnownResult {
  name: string;
  crest?: Crest;
  score: number;
  won: boolean;
  /** The rank among one's acquaintances. */
  place: number;
  isYou?: true;
}

/** A day as shown to a person: others' results only once they have played it, or it is over. */
export interface DailyReport extends DailyDay {
  yours?: OwnTry;
  /** The number of people per score, best first. */
  fared?: { score: number; won: boolean; count: number }[];
  known?: KnownResult[];
  /** The best game, once the day is over. */
  best?: { code: string; name: string; score: number };
}

/** The response of `POST /api/daily`. */
export interface DailyNow {
  /** The server's time. */
  now: number;
  today: DailyReport;
  tomorrow?: DailyDay;
  /** How many days in a row somebody has finished, up to today or yesterday. */
  streak: number;
}

/** The response of `POST /api/daily/archive`, latest day first. */
export interface DailyArchive {
  days: DailyReport[];
}
