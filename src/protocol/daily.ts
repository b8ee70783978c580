import * as z from 'zod/mini';
import { type CreatedTable, crest, name, personText, tableCode } from './client-message.ts';
import type { Crest } from './crests.ts';
import { MAX_DAILY_TABLES } from './limits.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

/** What `POST /api/daily`, `/api/daily/archive` and `/api/daily/:day` take: who asks, and where they have played. */
export const askDaily = z.strictObject({
  person: z.optional(personText),
  tables: z.optional(z.array(tableCode).check(z.maxLength(MAX_DAILY_TABLES))),
  /** The archive's: days before this one. */
  before: z.optional(day),
});
export type AskDaily = z.infer<typeof askDaily>;

/** What `POST /api/daily/:day/tables` takes; it answers like `POST /api/tables`. Asked again, it leads to the same try. */
export const playDaily = z.strictObject({
  name,
  person: personText,
  crest: z.optional(crest),
  /** Another try, which counts nowhere. */
  practice: z.optional(z.literal(true)),
});
export type PlayDaily = z.infer<typeof playDaily>;

/** What `POST /api/daily/:day/along` takes from whoever plays along in somebody's try; it answers `{ code }`. */
export const playAlong = z.strictObject({
  name,
  person: personText,
  crest: z.optional(crest),
  table: tableCode,
  /** From the answer to whoever began the try. */
  invitation: z.string().check(z.regex(/^[0-9a-f]{20}$/)),
});
export type PlayAlong = z.infer<typeof playAlong>;

/** The answer of `POST /api/daily/:day/tables`: the seat, and what lets others play along in a try that counts. */
export interface BegunDay extends CreatedTable {
  invitation?: string;
}

/** Why a day cannot be played so: it is over, one's own try comes first, there is no such day, its game is gone. */
export type DailyRefusal = 'day-over' | 'try-first' | 'no-such-day' | 'no-such-game' | 'not-invited' | 'tried-already';

/** `sealed`: it comes; `settling`: tries that have begun may still be finished; `open`: the seed is public. */
export type DailyStatus = 'sealed' | 'running' | 'settling' | 'open';

/** What everybody may know of a day before playing it. */
export interface DailyDay {
  day: string;
  game: string;
  setup: string;
  status: DailyStatus;
  startsAt: number;
  endsAt: number;
  opensAt: number;
  /** SHA-256 of the seed, and since when it could be seen. */
  seedHash: string;
  sealedAt: number;
  seed?: string;
  /** How many have finished. */
  players: number;
  /** A win ranks above any loss. */
  together: boolean;
}

/** Somebody's try that counts; `late`: it was not finished in time. */
export type OwnTry = { code: string /** It is somebody else's, in which one plays along. */; along?: true } & (
  | { kind: 'playing' | 'late' }
  | { kind: 'over'; score: number; won: boolean; place: number; streak: number }
);

/** A result of somebody one has played with, or one's own. */
export interface KnownResult {
  name: string;
  crest?: Crest;
  score: number;
  won: boolean;
  /** Among the people one has played with. */
  place: number;
  isYou?: true;
}

/** A day as somebody sees it: how others fared only once they have played it, or it is over. */
export interface DailyReport extends DailyDay {
  yours?: OwnTry;
  /** How many had which score, best first. */
  fared?: { score: number; won: boolean; count: number }[];
  known?: KnownResult[];
  /** The best game, once the day is over. */
  best?: { code: string; name: string; score: number };
}

/** The answer of `POST /api/daily`. */
export interface DailyNow {
  /** The house's time. */
  now: number;
  today: DailyReport;
  tomorrow?: DailyDay;
  /** How many days in a row somebody has finished, up to today or yesterday. */
  streak: number;
}

/** The answer of `POST /api/daily/archive`, the latest day first. */
export interface DailyArchive {
  days: DailyReport[];
}
