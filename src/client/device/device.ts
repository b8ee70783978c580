import type { Locale } from '../../engine/text.ts';
import { CRESTS, type Crest } from '../../protocol/crests.ts';
import { keptList, readStored, readStoredList, writeStored } from './storage.ts';

/** A seat of this device: the secret gives access to the chair. */
export interface KeptSeat {
  code: string;
  game: string;
  secret: string;
  /** Its chair, once known. */
  chair?: number | undefined;
  /** The campaign its table belongs to. */
  campaign?: string;
  /** When the table was last opened, in ms. */
  at: number;
  /** The group, including this device, has gone on to another table. */
  left?: boolean;
  /** The game is over: there is nothing to continue. */
  over?: boolean;
}

/** A campaign opened on this device. */
export interface KeptCampaign {
  code: string;
  /** Missing for campaigns stored by earlier versions. */
  game?: string;
  /** When it was last opened, in ms. */
  at: number;
}

/** A same-room table whose big screen was this device. */
export interface KeptScreen {
  code: string;
  game: string;
  /** When it was last shown, in ms. */
  at: number;
}

const NAME = 'undercroft.name';
const CREST = 'undercroft.crest';
const LANGUAGE = 'undercroft.language';
const SOUND = 'undercroft.sound';
const SETTINGS = 'undercroft.settings';
const PERSON = 'undercroft.person';
const SEEN = 'undercroft.seen';
const FIRST_TURNS = 'undercroft.first-turns';

const seats = keptList('undercroft.seats', { most: 40, isKept: isKeptSeat });
const campaigns = keptList('undercroft.campaigns', { most: 10, isKept: isKeptCampaign });
const screens = keptList('undercroft.screens', { most: 5, isKept: isKeptScreen });

/** The seats of this device, the last used first. */
export const keptSeats = seats.all;

/** Stores a seat, so that a reload or another day restores it. */
export const keepSeat = seats.keep;

/** Forgets a seat whose table is gone or over. */
export const forgetSeat = seats.forget;

/** The seat this device has at a table. */
export function keptSeat(code: string): KeptSeat | undefined {
  return keptSeats().find((seat) => seat.code === code);
}

/** The campaigns of this device, the last opened first. */
export const keptCampaigns = campaigns.all;

/** Stores a campaign, so that the home page leads back to it weeks later. */
export const rememberCampaign = campaigns.keep;

export const forgetCampaign = campaigns.forget;

/** The tables this device is the big screen of, the last shown first. */
export const keptScreens = screens.all;

/** Stores a big screen, so that it can be reopened. */
export const keepScreen = screens.keep;

export const forgetScreen = screens.forget;

/** Identifies this device at every table; it gives access to no seat. */
export function personSecret(): string {
  const known = readStored(PERSON);
  if (known !== undefined && /^[0-9a-f]{64}$/.test(known)) return known;
  const made = newSecret();
  writeStored(PERSON, made);
  return made;
}

/** Takes over the identity of another device (device transfer). */
export function rememberPerson(secret: string): void {
  writeStored(PERSON, secret);
}

/** 32 random bytes, as hex. */
export function newSecret(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The last entry of a table seen on this device. */
export function lastSeen(code: string): number | undefined {
  return keptSeen().find(([table]) => table === code)?.[1];
}

/** Stores the last entry of a table seen. */
export function rememberSeen(code: string, seq: number): void {
  const others = keptSeen().filter(([table]) => table !== code);
  writeStored(SEEN, JSON.stringify([[code, seq], ...others].slice(0, 20)));
}

function keptSeen(): [string, number][] {
  return readStoredList(SEEN, isSeen);
}

/** The first-turn hints of a game that are done or dismissed on this device. */
export function pointersGone(game: string): string[] {
  return keptPointers().flatMap(([of, id]) => (of === game ? [id] : []));
}

/** Stores that a hint is not needed again. */
export function rememberPointerGone(game: string, id: string): void {
  if (pointersGone(game).includes(id)) return;
  writeStored(FIRST_TURNS, JSON.stringify([...keptPointers(), [game, id]]));
}

function keptPointers(): [string, string][] {
  return readStoredList(FIRST_TURNS, isPointer);
}

export function rememberedName(): string | undefined {
  return readStored(NAME);
}

export function rememberName(name: string): void {
  writeStored(NAME, name);
}

/** The crest chosen on this device, if any. */
export function rememberedCrest(): Crest | undefined {
  const kept = readStored(CREST);
  return CRESTS.find((crest) => crest === kept);
}

export function rememberCrest(crest: Crest): void {
  writeStored(CREST, crest);
}

/** The language chosen here, or else the browser's. */
export function rememberedLanguage(): Locale {
  return chosenLanguage() ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');
}

/** The language chosen on this device, if any. */
export function chosenLanguage(): Locale | undefined {
  const chosen = readStored(LANGUAGE);
  if (chosen === undefined) return undefined;
  return chosen.toLowerCase().startsWith('it') ? 'it' : 'en';
}

export function rememberLanguage(locale: Locale): void {
  writeStored(LANGUAGE, locale);
}

export function isSoundWanted(): boolean {
  return readStored(SOUND) !== 'off';
}

export function rememberSound(sound: 'on' | 'off'): void {
  writeStored(SOUND, sound);
}

/** The stored settings of this device, as text. */
export function rememberedSettings(): string | undefined {
  return readStored(SETTINGS);
}

export function rememberSettings(settings: string): void {
  writeStored(SETTINGS, settings);
}

function isKeptCampaign(raw: unknown): raw is KeptCampaign {
  if (typeof raw !== 'object' || raw === null) return false;
  const campaign = raw as Record<string, unknown>;
  return typeof campaign.code === 'string' && typeof campaign.at === 'number';
}

function isKeptScreen(raw: unknown): raw is KeptScreen {
  return isKeptCampaign(raw) && typeof (raw as { game?: unknown }).game === 'string';
}

function isKeptSeat(raw: unknown): raw is KeptSeat {
  if (typeof raw !== 'object' || raw === null) return false;
  const seat = raw as Record<string, unknown>;
  return [seat.code, seat.game, seat.secret].every((word) => typeof word === 'string') && typeof seat.at === 'number';
}

function isSeen(raw: unknown): raw is [string, number] {
  return Array.isArray(raw) && typeof raw[0] === 'string' && Number.isInteger(raw[1]);
}

function isPointer(raw: unknown): raw is [string, string] {
  return Array.isArray(raw) && typeof raw[0] === 'string' && typeof raw[1] === 'string';
}
