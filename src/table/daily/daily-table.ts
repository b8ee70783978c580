import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { hexDigest, textDigest } from '../digest.ts';
import type { Entry } from '../entry.ts';
import type { House } from '../house.ts';
import { seatAll, start } from '../lobby/opening.ts';
import type { DailyBook } from './daily-book.ts';

const SECRET_BYTES = 32;

/** A player of the day: their device's secret and their name. */
export interface DailyPlayer {
  person: string;
  name: string;
  crest?: string | undefined;
}

/** A daily table, and the secret that opens its chair. */
export interface DailySeat {
  code: string;
  secret: string;
  /** Lets others play along, in a counted try. */
  invitation?: string;
}

/** The token for playing along in a try: its player can compute it, and nobody can guess it. */
export function invitationOf(secretHash: string): string {
  return textDigest(`play along ${secretHash}`).slice(0, 20);
}

/** The hash that identifies a device. */
export function personHashOf({ person }: Pick<DailyPlayer, 'person'>): string {
  return hexDigest(person);
}

/**
 * The secret of a person's seat in their counted try: always the same. It depends on their device's secret, so the
 * published seed does not reveal it.
 */
function seatSecret({ sealed }: DailyBook, { person }: Pick<DailyPlayer, 'person'>): string {
  return textDigest(`seat of the day ${sealed.seed} ${bytesToHex(hexToBytes(person))}`);
}

/** The seat of a person's counted try. */
export function seatAt(book: DailyBook, code: string, player: DailyPlayer): DailySeat {
  const secret = seatSecret(book, player);
  return { code, secret, invitation: invitationOf(hexDigest(secret)) };
}

/**
 * Opens and starts the table of a counted try under the code that was claimed for it; completes it if a node stopped
 * midway.
 */
export async function ensureTable(
  house: House,
  book: DailyBook,
  { code, player }: { code: string; player: DailyPlayer },
): Promise<DailySeat> {
  const seat = seatAt(book, code, player);
  const { secret } = seat;
  if (!(await house.journal.lastSeqs([code])).has(code)) {
    await house.journal.append(code, { seq: 1, at: house.now(), body: opening(house, book, { player, secret }) });
  }
  await start(house, code, hexDigest(secret));
  return seat;
}

/** Opens and starts another table of the day, which does not count and where undo is free. */
export async function openPractice(house: House, book: DailyBook, player: DailyPlayer): Promise<DailySeat> {
  const secret = bytesToHex(house.random(SECRET_BYTES));
  const body = opening(house, book, { player, secret, practice: true });
  for (;;) {
    const code = house.newCode();
    if ((await house.journal.append(code, { seq: 1, at: house.now(), body })) !== 'appended') continue;
    await start(house, code, hexDigest(secret));
    return { code, secret };
  }
}

function opening(
  house: House,
  { day, sealed }: DailyBook,
  { player, secret, practice }: { player: DailyPlayer; secret: string; practice?: true },
): Entry {
  const { game, pack, options, seed, bots } = sealed;
  const box = house.findBox(game);
  if (box === undefined) throw new Error(`there is no game ${game} on this server`);
  const { name, crest } = player;
  const host = {
    name,
    ...(crest === undefined ? {} : { crest }),
    secretHash: hexDigest(secret),
    personHash: personHashOf(player),
  };
  return {
    v: 1,
    kind: 'opened',
    game,
    pack,
    options,
    seed,
    // Bots have the same names for everybody.
    chairs: seatAll(box, host, bots, day),
    host: 0,
    // No bot plays for a player who left, and nobody can take a bot's seat.
    manners: { pace: 'slow', takeBots: false, ...(practice && { freeUndo: true }) },
    daily: { day, ...(practice && { practice }) },
  };
}
