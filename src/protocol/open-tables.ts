import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../engine/text.ts';
import type { Crest } from './crests.ts';
import type { Phrase } from './phrases.ts';
import type { ReportReason } from './report-reasons.ts';

/** What strangers may say to each other: phrases shown in each reader's language, or free text and voice. */
export const OPEN_TALKS = ['phrases', 'free'] as const;
/** The language in which people at an open table write. */
export const openLanguage = z.enum(LOCALES);

/** A table that is or was open to strangers: `listed` says whether more of them may join. */
export interface OpenState {
  listed: boolean;
  language: Locale;
  talk: (typeof OPEN_TALKS)[number];
}

/** An open table as the home page lists it. */
export interface TableOnOffer {
  code: string;
  game: string;
  /** People sit down, or already play. */
  status: 'open' | 'playing';
  people: { name: string; crest?: Crest }[];
  bots: number;
  /** The chairs a newcomer may take, empty or a bot's. */
  free: number;
  pace: 'live' | 'slow';
  language: Locale;
}

/** A home page subscribes to the open tables. */
export const watchOpenTables = z.strictObject({ kind: z.literal('open-tables') });

/** The open tables, now and after each change; `off` if the server has none. */
export type OpenTablesNews = { kind: 'open-tables'; tables: TableOnOffer[] } | { kind: 'open-tables'; off: true };

/** Whether a page subscribes to the open tables: it gets them until its socket closes. */
export function asksForOpenTables(raw: string): boolean {
  try {
    return watchOpenTables.safeParse(JSON.parse(raw)).success;
  } catch {
    return false;
  }
}

/** A chat line at an open table, as stored in a report. */
export interface HeardLine {
  at: number;
  chair: number;
  name: string;
  said: { text: string } | { phrase: Phrase };
}

/** A report, as shown to the server's owner. */
export interface ReportInfo {
  id: string;
  at: number;
  table: string;
  game: string;
  /** Whether the game is over, so that there is a replay; `gone`: the table was removed. */
  status: 'open' | 'playing' | 'over' | 'gone';
  /** The table's last entry at that time. */
  entry: number;
  by: string;
  about: string;
  reason: ReportReason;
  words?: string;
  said: HeardLine[];
  /** Which identities are known and can be banned. */
  canBan: { device: boolean; address: boolean };
  /** Whether they are already banned. */
  isBanned: boolean;
}

/** A person banned from open tables. */
export interface BanInfo {
  id: string;
  kind: 'device' | 'address';
  name: string;
  at: number;
  until?: number;
}

/** The content of the admin page. */
export interface StrangersInfo {
  reports: ReportInfo[];
  bans: BanInfo[];
}

/** What the owner does with a report. */
export const handleReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('ban'), address: z.boolean() }),
]);
