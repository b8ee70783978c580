import * as z from 'zod/mini';
import { LOCALES } from '../engine/text.ts';

/** Maximum length of a push service URL, and of a mail address. */
const MAX_ENDPOINT = 1024;
const MAX_MAIL = 254;

const secret = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const endpoint = z.string().check(z.maxLength(MAX_ENDPOINT), z.regex(/^https?:\/\/[\x21-\x7e]+$/));
/** The lengths of a P-256 public key and of 16 bytes, in base64url. */
const keys = z.strictObject({
  p256dh: z.string().check(z.regex(/^[\w-]{87}=?$/)),
  auth: z.string().check(z.regex(/^[\w-]{22}(?:==)?$/)),
});
/** Mail addresses as people have them: no quotes, comments or address literals. */
const mail = z
  .string()
  .check(z.maxLength(MAX_MAIL), z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/i));
const told = {
  locale: z.enum(LOCALES),
  zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
};

/** Gets or changes the turn notices of a chair at a slow table (`endpoint`: this browser's). */
export const askTurnNotices = z.strictObject({
  secret,
  endpoint: z.optional(endpoint),
  wish: z.optional(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('push'), endpoint, keys, ...told }),
      z.strictObject({ kind: z.literal('mail'), address: mail, ...told }),
      z.strictObject({ kind: z.literal('off') }),
    ]),
  ),
});
export type AskTurnNotices = z.infer<typeof askTurnNotices>;

/** The turn notices of a chair. */
export interface TurnNoticesInfo {
  /** The server's public key, which identifies it to push services. */
  key: string;
  /** Whether the server sends mail. */
  hasMail: boolean;
  /** Whether this browser gets notices. */
  push: boolean;
  /** The number of browsers that get notices. */
  browsers: number;
  mail?: string;
}

/** The content of a push message; the service worker shows it unchanged. */
export interface PushedNotice {
  title: string;
  body: string;
  /** A later notice of the same table replaces the earlier. */
  tag: string;
  /** Where a tap leads, and the URL that ends these notices on POST. */
  page: string;
  off: string;
  offLabel: string;
}

/** Whether a time zone is known. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
