import * as z from 'zod/mini';
import { CRESTS } from './crests.ts';
import { CAMPAIGN_CODE_LENGTH, CODE_ALPHABET, CODE_LENGTH, LINK_CODE_LENGTH, MAX_LINE_LENGTH } from './limits.ts';
import { isShowable } from './name.ts';
import { fitsName } from './name-length.ts';
import { OPEN_TALKS, openLanguage } from './open-tables.ts';
import { PHRASES, REACTIONS } from './phrases.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { voiceSignal } from './voice.ts';

export { CODE_ALPHABET, CODE_LENGTH, MAX_MESSAGE_BYTES, MAX_NAME_LENGTH } from './limits.ts';

/** The code of a table. */
export const tableCode = z
  .string()
  .check(
    z.regex(
      new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}(?:[${CODE_ALPHABET}]{${LINK_CODE_LENGTH - CODE_LENGTH}})?$`),
    ),
  );
/** The code of a campaign. */
export const campaignCode = z.string().check(z.regex(new RegExp(`^[${CODE_ALPHABET}]{${CAMPAIGN_CODE_LENGTH}}$`)));
const secret = z.string().check(z.regex(/^(?:[0-9a-f]{2}){16,32}$/)); // hex: whole bytes, 128 bits or more
/** The same for a device at every table, so that the server recognises a person; it opens no seat. */
export const personText = secret;
const KEY = /^[\w-]{1,64}$/;
const key = z.string().check(z.regex(KEY));
const chair = z.int().check(z.gte(0), z.lt(12));
export const name = z.string().check(z.trim(), z.minLength(1), z.refine(fitsName), z.refine(isShowable));
export const crest = z.enum(CRESTS);
/** One line of chat. */
const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_LINE_LENGTH), z.refine(isShowable));
const bot = z.string().check(z.regex(/^[a-z]{1,16}$/));
const manners = z.strictObject({
  pace: z.enum(['live', 'slow']),
  takeBots: z.boolean(),
  fill: z.optional(z.strictObject({ to: z.int().check(z.gte(1), z.lte(12)), bot })),
  freeUndo: z.optional(z.literal(true)),
});

/**
 * Everything a page can send on its socket. The first message must be `hello`; messages that change a table have a key.
 */
export const clientMessage = z.discriminatedUnion('kind', [
  /** The seat's secret, and the last journal entry the page has seen. */
  z.strictObject({
    kind: z.literal('hello'),
    table: tableCode,
    secret: z.optional(secret),
    after: z.optional(z.int().check(z.gte(0))),
    /** Who may see that I am at this table. Default: nobody. */
    seenBy: z.optional(z.enum(['groups', 'played'])),
  }),
  /**
   * The page creates the secret of its seat itself (32 random bytes as hex), so that a lost response never loses a
   * chair.
   */
  z.strictObject({
    kind: z.literal('sit'),
    key,
    name,
    secret,
    chair: z.optional(chair),
    person: z.optional(personText),
    crest: z.optional(crest),
  }),
  z.strictObject({ kind: z.literal('stand'), key }),
  /** A new name; without a crest, the old one stays. */
  z.strictObject({ kind: z.literal('rename'), key, name, crest: z.optional(crest) }),
  /**
   * For the host: a bot on an empty chair, somebody off their chair, other options, and the start (empty chairs may be
   * filled with bots).
   */
  z.strictObject({ kind: z.literal('add-bot'), key, bot, chair: z.optional(chair) }),
  z.strictObject({ kind: z.literal('remove'), key, chair }),
  z.strictObject({ kind: z.literal('set-options'), key, options: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('set-manners'), key, manners }),
  z.strictObject({ kind: z.literal('hand-over'), key, chair }),
  /** For the host, also during the game: whether anybody may join, and how strangers may talk. */
  z.strictObject({
    kind: z.literal('set-open'),
    key,
    listed: z.boolean(),
    language: openLanguage,
    talk: z.enum(OPEN_TALKS),
  }),
  /** At an open table: reports a person here to the server's owner. */
  z.strictObject({
    kind: z.literal('report'),
    key,
    chair,
    reason: z.enum(REPORT_REASONS),
    words: z.optional(line),
  }),
  /** For the host, before the start: my device becomes the big screen of this table, and I leave my chair. */
  z.strictObject({ kind: z.literal('same-room'), key }),
  z.strictObject({ kind: z.literal('start'), key }),
  /**
   * In a running game: a bot plays for me until I take over again. For an absent player the host may request one, and
   * so may everybody who has waited for them for a few seconds; it plays until they return.
   */
  z.strictObject({ kind: z.literal('bot-plays'), key, chair }),
  /** I play my chair again. */
  z.strictObject({ kind: z.literal('play-myself'), key }),
  /** Ready to start, or not yet. */
  z.strictObject({ kind: z.literal('ready'), key, ready: z.boolean() }),
  /** A move, and the last journal entry the mover had seen. */
  z.strictObject({ kind: z.literal('move'), key, seen: z.int().check(z.gte(0)), move: z.unknown() }),
  /**
   * Undoes one's last move: `free` while nobody has moved since, otherwise the others must agree; never after something
   * hidden was revealed, except at a practice table.
   */
  z.strictObject({ kind: z.literal('undo'), key, law: z.enum(['free', 'ask']) }),
  z.strictObject({ kind: z.literal('answer-undo'), key, agree: z.boolean() }),
  /** For players: lets a newcomer take a bot's chair, or refuses. */
  z.strictObject({
    kind: z.literal('answer-join'),
    key,
    id: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
    agree: z.boolean(),
  }),
  /** Withdraws a request for a chair. */
  z.strictObject({ kind: z.literal('cancel-join'), key }),
  /** For players: a chat line or phrase to everybody at the table. Not stored. */
  z
    .strictObject({ kind: z.literal('say'), key, text: z.optional(line), phrase: z.optional(z.enum(PHRASES)) })
    .check(z.refine(({ text, phrase }) => (text === undefined) !== (phrase === undefined))),
  /** A reaction, shown to everybody at the table; spectators may send it too. */
  z.strictObject({ kind: z.literal('react'), key, reaction: z.enum(REACTIONS) }),
  /** Reminds players who have been thinking for long of their turn. */
  z.strictObject({ kind: z.literal('nudge'), key }),
  /** Bots move without pauses until a person moves: for somebody who is out, among bots alone. */
  z.strictObject({ kind: z.literal('hurry-bots'), key }),
  /** For players: joins the voice chat; `call` is new for each join, and a repeated one is the same join. */
  z.strictObject({ kind: z.literal('voice-join'), key, call: key }),
  z.strictObject({ kind: z.literal('voice-leave'), key, call: key }),
  /** A WebRTC signal for another member's call. */
  z.strictObject({ kind: z.literal('voice-signal'), key, to: chair, call: key, signal: voiceSignal }),
  /** Requests the table as I saw it after an entry of its journal. */
  z.strictObject({ kind: z.literal('look'), key, entry: z.int().check(z.gte(0)) }),
  /** Requests the server's time. Answered at once, also before `hello`; `sent` is returned unchanged. */
  z.strictObject({ kind: z.literal('time'), sent: z.number() }),
  /** A rematch: opens the next table with the same people, or returns the existing one. */
  z.strictObject({ kind: z.literal('rematch'), key }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** Parses a message of a page; undefined if it is invalid. */
export function readClientMessage(raw: string): ClientMessage | undefined {
  try {
    const said: unknown = JSON.parse(raw);
    if (isMove(said)) return said;
    const read = clientMessage.safeParse(said);
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

/** The key of an otherwise invalid message, so that its page knows what was refused; undefined if it has none. */
export function keyOf(raw: string): string | undefined {
  try {
    const said: unknown = JSON.parse(raw);
    const isObject = typeof said === 'object' && said !== null && Object.hasOwn(said, 'key');
    const found = isObject ? (said as { key: unknown }).key : undefined;
    return typeof found === 'string' && KEY.test(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

const MOVE_FIELDS = 4;

/** Fast path: the schema's check for moves, the most frequent message, at a tenth of the cost. */
function isMove(said: unknown): said is Extract<ClientMessage, { kind: 'move' }> {
  if (typeof said !== 'object' || said === null) return false;
  const { kind, key, seen, move } = said as Record<string, unknown>;
  return (
    kind === 'move' &&
    typeof key === 'string' &&
    KEY.test(key) &&
    Number.isSafeInteger(seen) &&
    (seen as number) >= 0 &&
    move !== undefined &&
    Object.keys(said).length === MOVE_FIELDS
  );
}

/** The id of a game, as accepted by `npm run new-game`. */
const game = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,23}$/));
/** SHA-256 of a pack other than the standard one. */
export const packDigestText = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The body of `POST /api/tables`, sent by the first person to sit down. */
export const createTable = z.strictObject({
  game,
  name,
  person: z.optional(personText),
  crest: z.optional(crest),
  options: z.optional(z.record(z.string(), z.unknown())),
  pack: z.optional(packDigestText),
  /** Bots to seat at once, and whether to start at once. */
  bots: z.optional(z.array(bot).check(z.maxLength(11))),
  start: z.optional(z.boolean()),
  manners: z.optional(manners),
  /** Anybody may join, in this language. */
  open: z.optional(openLanguage),
});
export type CreateTable = z.infer<typeof createTable>;

/**
 * The body of `POST /api/open-tables/:code/chair`. The page creates the secret, so that a lost response never loses a
 * chair.
 */
export const openChairWish = z.strictObject({
  name,
  secret,
  person: personText,
  crest: z.optional(crest),
});

/** The same from a big screen, which has no chair: the response is `{ code }`. */
export const createSameRoom = z.strictObject({
  game,
  sameRoom: z.literal(true),
  options: z.optional(z.record(z.string(), z.unknown())),
  pack: z.optional(packDigestText),
  manners: z.optional(manners),
});
export type CreateSameRoom = z.infer<typeof createSameRoom>;

/** The response of `POST /api/tables` with a chair; in case of failure it is `{ error: ErrorCode }`. */
export interface CreatedTable {
  code: string;
  chair: number;
  secret: string;
}

/** The body of `POST /api/campaigns`; the response is `{ code }`. */
export const createCampaign = z.strictObject({ game, pack: z.optional(packDigestText) });

/**
 * The body of `POST /api/campaigns/:code/tables`; the response is that of `POST /api/tables`, or the existing table.
 */
export const openCampaignTable = z.strictObject({
  name,
  person: z.optional(personText),
  crest: z.optional(crest),
  /** The secret of one's seat at the campaign's last table: all its players keep their chairs. */
  secret: z.optional(secret),
  /** What is played next; optional if there is only one choice. */
  choice: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,32}$/))),
  /** Abandons a game that has been idle for a while; it does not count. */
  again: z.optional(z.boolean()),
  options: z.optional(z.record(z.string(), z.unknown())),
  bots: z.optional(z.array(bot).check(z.maxLength(11))),
  start: z.optional(z.boolean()),
});
export type ContinueCampaign = z.infer<typeof openCampaignTable>;
