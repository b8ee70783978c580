import { bytesToHex } from '@noble/hashes/utils.js';
import type { Box } from '../../engine/game.ts';
import { type Options, parseOptions } from '../../engine/options.ts';
import type { Locale } from '../../engine/text.ts';
import type { OpenState } from '../../protocol/open-tables.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { TableSettings } from '../../protocol/table-info.ts';
import { packDigest } from '../digest.ts';
import type { Chair, Entry } from '../entry.ts';
import type { House } from '../house.ts';
import { keptOptions, whyNotStart } from '../judge.ts';
import { packText } from '../pack-text.ts';
import { Referee } from '../referee.ts';
import { botName } from './bots.ts';
import type { Lobby, OfCampaign } from './lobby.ts';
import { newTableCode } from './table-code.ts';

const SEED_BYTES = 32;

/** The settings of a new table. */
export interface Opening {
  game: string;
  /** The first person to sit down. */
  host: { name: string; secretHash: string; personHash?: string; crest?: string | undefined };
  options?: unknown;
  /** Digest of a pack other than the standard one. */
  pack?: string | undefined;
  bots?: readonly string[] | undefined;
  start?: boolean | undefined;
  manners?: TableSettings | undefined;
  /** Anybody may join; strangers speak in phrases at first. */
  open?: Locale | undefined;
}

/** The settings of a same-room table: nobody sits at it yet, and nothing starts by itself. */
export type SameRoomOpening = Pick<Opening, 'game' | 'options' | 'pack' | 'manners'>;

export type Opened = { kind: 'opened'; code: string } | { kind: 'error'; code: ErrorCode };

/** Opens a table with its host on the first chair and bots on the next, and starts it if requested. */
export async function openTable(house: House, opening: Opening): Promise<Opened> {
  const wanted = await readWish(house, opening);
  if (wanted.kind === 'error') return wanted;
  const { box, ...wish } = wanted.wish;
  const bots = opening.bots ?? [];
  if (bots.some((bot) => house.findBot(box.id, bot) === undefined)) return error('no-such-bot');
  if (bots.length >= box.seats.max) return error('table-full');
  const chairs = seatAll(box, opening.host, bots, bytesToHex(house.random(8)));
  const why = opening.start ? whyNotStart(box, { chairs, options: wish.options }) : undefined;
  if (why !== undefined) return error(why);
  if (opening.open !== undefined && house.strangers?.isOn !== true) return error('not-open');
  const open: OpenState | undefined = opening.open && { listed: true, language: opening.open, talk: 'phrases' };
  const code = await writeOpening(house, { ...wish, chairs, host: 0, open });
  if (opening.start) await start(house, code, opening.host.secretHash);
  return { kind: 'opened', code };
}

/** Opens a same-room table: all chairs are empty, and the first to sit down is host. */
export async function openSameRoom(house: House, opening: SameRoomOpening): Promise<Opened> {
  const wanted = await readWish(house, opening);
  if (wanted.kind === 'error') return wanted;
  const { box, ...wish } = wanted.wish;
  const code = await writeOpening(house, { ...wish, chairs: emptyChairs(box), sameRoom: true });
  return { kind: 'opened', code };
}

type Wish = Parameters<typeof writeOpening>[1];
type Wanted =
  | { kind: 'wanted'; wish: Pick<Wish, 'game' | 'pack' | 'options' | 'manners'> & { box: Box } }
  | { kind: 'error'; code: ErrorCode };

/** Checks the settings, before anybody sits. */
async function readWish(house: House, opening: SameRoomOpening): Promise<Wanted> {
  const box = house.findBox(opening.game);
  if (box === undefined) return error('no-such-game');
  const check = parseOptions(box.options, opening.options, keptOptions(box, {}, house));
  if (check.kind === 'invalid') return error('bad-options');
  const { manners } = opening;
  if (manners?.fill !== undefined && house.findBot(box.id, manners.fill.bot) === undefined) return error('no-such-bot');
  const pack = await choosePack(house, box, opening.pack);
  if (pack === undefined) return error('no-such-pack');
  return { kind: 'wanted', wish: { box, game: box.id, pack, options: check.options, manners } };
}

/** Writes the first entry of a new table under an unused code. */
export async function writeOpening(
  house: House,
  {
    campaign,
    manners,
    host,
    sameRoom,
    open,
    removed = [],
    began,
    ...opened
  }: {
    game: string;
    pack: string;
    options: Options;
    chairs: readonly Chair[];
    /** Missing while nobody sits. */
    host?: number;
    sameRoom?: true | undefined;
    campaign?: OfCampaign;
    manners?: TableSettings | undefined;
    open?: OpenState | undefined;
    removed?: readonly string[];
    /** The same people's previous table. */
    before?: string | undefined;
    began?: Lobby['began'];
  },
): Promise<string> {
  const seed = bytesToHex(house.random(SEED_BYTES));
  const entry: Entry = {
    v: 1,
    kind: 'opened',
    ...opened,
    options: { ...opened.options },
    chairs: [...opened.chairs],
    seed,
    ...(host === undefined ? {} : { host }),
    ...(sameRoom === undefined ? {} : { sameRoom }),
    ...(campaign === undefined ? {} : { campaign: { ...campaign, options: { ...campaign.options } } }),
    ...(manners === undefined ? {} : { manners }),
    ...(open === undefined ? {} : { open }),
    ...(removed.length === 0 ? {} : { removed: [...removed] }),
    ...(began === undefined ? {} : { began }),
  };
  for (;;) {
    const code = await newTableCode(house);
    const appended = await house.journal.append(code, { seq: 1, at: house.now(), body: entry });
    if (appended === 'appended') return code;
  }
}

/** Starts a table that was just opened, on behalf of its host. */
export async function start(house: House, code: string, secretHash: string): Promise<void> {
  const referee = await Referee.load(house, code);
  await referee?.submit({ requester: { kind: 'person', secretHash }, key: 'start', request: { kind: 'start' } });
}

/** Stores the standard pack in the journal on first use, or finds a stored pack. */
export async function choosePack(house: House, box: Box, digest: string | undefined): Promise<string | undefined> {
  if (digest === undefined) {
    const standard = packDigest(box.standardPack);
    await house.journal.putPack(standard, JSON.stringify(box.standardPack));
    return standard;
  }
  const text = await packText(house.journal, digest);
  return text !== undefined && box.checkPack(JSON.parse(text)).kind === 'valid' ? digest : undefined;
}

export function seatAll(box: Box, host: Opening['host'], bots: readonly string[], salt: string): Chair[] {
  const chairs = emptyChairs(box);
  chairs[0] = { kind: 'person', ...host };
  bots.forEach((bot, index) => {
    chairs[index + 1] = { kind: 'bot', bot, name: botName(chairs, salt) };
  });
  return chairs;
}

function emptyChairs(box: Box): Chair[] {
  return Array.from({ length: box.seats.max }, () => ({ kind: 'empty' }));
}

function error(code: ErrorCode): { kind: 'error'; code: ErrorCode } {
  return { kind: 'error', code };
}
