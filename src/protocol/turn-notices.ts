import * as z from 'zod/mini';

/** The most characters of an address of a push service, and of a mail address. */
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
  locale: z.enum(['en', 'it']),
  zone: z.string().check(z.maxLength(64), z.refine(isTimeZone)),
};

/** Whoever has a chair at a slow table asks how they are told of their turns (`endpoint`: this browser's), or changes that. */
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

/** How the owner of a chair is told of their turns. */
export interface TurnNoticesInfo {
  /** The house's public key, which push services know it by. */
  key: string;
  /** Whether the house sends mail. */
  hasMail: boolean;
  /** Whether this browser is told. */
  push: boolean;
  /** How many browsers are told. */
  browsers: number;
  mail?: string;
}

/** What a push message carries; the service worker shows it as it is. */
export interface PushedNotice {
  title: string;
  body: string;
  /** A later notice of the same table replaces the earlier. */
  tag: string;
  /** Where a tap leads, and what ends these notices when it is posted to. */
  page: string;
  off: string;
  offLabel: string;
}

/** Whether times can be told in this time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
