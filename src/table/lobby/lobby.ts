import type { Seat } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import type { Options } from '../../engine/options.ts';
import type { OpenState } from '../../protocol/open-tables.ts';
import type { TableSettings } from '../../protocol/table-info.ts';
import type { Chair, Entry } from '../entry.ts';

/** The state of a table before and beside the game: chairs, host, options, whether it has started. */
export interface Lobby {
  game: string;
  pack: string;
  options: Options;
  seed: string;
  chairs: readonly Chair[];
  /** The chair of the host; undefined while no person is seated. */
  host?: number | undefined;
  /** All are in one room: a big screen shows the table, and phones show the hands. */
  sameRoom?: true | undefined;
  /** Played on a device, and uploaded when it was over. */
  uploaded?: true | undefined;
  /** The chair of each seat in playing order; empty before the start. */
  seats: readonly number[];
  started: boolean;
  campaign?: OfCampaign | undefined;
  /** The dungeon of this day; `practice`: it does not count. */
  daily?: { day: string; practice?: true | undefined } | undefined;
  manners: TableSettings;
  /** Set if strangers may join, or ever could. */
  open?: OpenState | undefined;
  /** The hashes of the secrets and devices of removed people. */
  removed: readonly string[];
  /** The same people's previous table. */
  before?: string | undefined;
  /** The chair that began the previous game, and when that game started. */
  began?: { chair: number; at: number } | undefined;
  /** The table where the same people play again, and the entry that says so. */
  next?: { code: string; seq: number };
}

/** The campaign a table belongs to, the choice made there, and the resulting options. */
export interface OfCampaign {
  code: string;
  choice: string;
  options: Options;
}

/** The default: bots play for absent players, and newcomers may replace bots. */
export const USUAL_SETTINGS: TableSettings = { pace: 'live', takeBots: true };

/** The lobby after one more entry. */
export function foldLobby(lobby: Lobby | undefined, entry: Entry, seq: number): Lobby {
  if (entry.kind === 'opened') {
    if (lobby !== undefined) throw new Error('a table is opened only once');
    const { v: _, kind: __, manners = USUAL_SETTINGS, removed = [], ...opened } = entry;
    return { ...opened, manners, removed, seats: [], started: false };
  }
  if (lobby === undefined) throw new Error('the first entry of a table opens it');
  switch (entry.kind) {
    case 'sat': {
      const { v: _, kind: __, chair, ...who } = entry;
      const host = lobby.host ?? chair;
      return { ...lobby, host, chairs: lobby.chairs.with(chair, { kind: 'person', ...who }) };
    }
    case 'bot-sat':
      return { ...lobby, chairs: lobby.chairs.with(entry.chair, { kind: 'bot', bot: entry.bot, name: entry.name }) };
    case 'renamed':
      return { ...lobby, chairs: lobby.chairs.with(entry.chair, renamed(chairAt(lobby, entry.chair), entry)) };
    case 'stood':
      return withoutChair(lobby, entry.chair);
    case 'removed': {
      const { chair, bot } = entry;
      const removed = [...lobby.removed, ...hashesOf(chairAt(lobby, chair))];
      if (bot === undefined) return { ...withoutChair(lobby, chair), removed };
      // A removed player who returns under a new identity finds no bot's seat to take; the host may open the table
      // again.
      const manners = { ...lobby.manners, takeBots: false };
      const chairs = withBots(lobby.chairs, [{ chair, ...bot }]);
      const host = lobby.host === chair ? nextPerson(chairs, chair) : lobby.host;
      return { ...unlisted(lobby), host, chairs, removed, manners };
    }
    case 'readied':
      return withPerson(lobby, entry.chair, ({ ready: _, ...person }) =>
        entry.ready ? { ...person, ready: true } : person,
      );
    case 'host-passed':
      return { ...lobby, host: entry.chair };
    case 'same-room-set':
      return { ...withoutChair(unlisted(lobby), entry.chair), sameRoom: true };
    case 'manners-set':
      return { ...lobby, manners: entry.manners };
    case 'open-set': {
      const { open } = entry;
      // During the game a newcomer finds only bots' seats.
      return { ...lobby, open, ...(open.listed && { manners: { ...lobby.manners, takeBots: true } }) };
    }
    case 'stood-in':
      return withPerson(lobby, entry.chair, (person) => ({
        ...person,
        standIn: entry.bot,
        ...(entry.rests === true && { rests: true }),
      }));
    case 'came-back':
      return withPerson(lobby, entry.chair, ({ standIn: _, rests: __, ...person }) => person);
    case 'options-set':
      return { ...lobby, options: entry.options };
    case 'started': {
      const chairs = withBots(lobby.chairs, entry.bots ?? []);
      return { ...lobby, started: true, chairs, seats: occupied(chairs), options: entry.options ?? lobby.options };
    }
    case 'rematched':
      return { ...lobby, next: { code: entry.next, seq } };
    case 'moved':
    case 'clock':
    case 'undone':
      return lobby;
  }
}

/** A bot that sits down at the start. */
export type LateBot = Pick<Extract<Entry, { kind: 'bot-sat' }>, 'chair' | 'bot' | 'name'>;

/** The chairs including those bots. */
export function withBots(chairs: readonly Chair[], bots: readonly LateBot[]): readonly Chair[] {
  return bots.reduce((were, { chair, bot, name }) => were.with(chair, { kind: 'bot', bot, name }), chairs);
}

/** The occupied chairs, in order: they become the seats. */
export function occupied(chairs: readonly Chair[]): number[] {
  return chairs.flatMap((chair, index) => (chair.kind === 'empty' ? [] : [index]));
}

/** The person hashes of the people at a table who sent one. */
export function peopleOf({ chairs }: Pick<Lobby, 'chairs'>): string[] {
  return chairs.flatMap((chair) =>
    chair.kind === 'person' && chair.personHash !== undefined ? [chair.personHash] : [],
  );
}

/** A chair of a table, by its number. */
export function chairAt({ chairs }: Pick<Lobby, 'chairs'>, number: number): Chair {
  return elementAt(chairs, number);
}

/** The number of the chair of a seat, once the game has started. */
export function chairOfSeat({ seats }: Pick<Lobby, 'seats'>, seat: Seat): number {
  return elementAt(seats, seat);
}

/** The chair of a seat. */
export function playerAt(lobby: Pick<Lobby, 'chairs' | 'seats'>, seat: Seat): Chair {
  return chairAt(lobby, chairOfSeat(lobby, seat));
}

/** The name on a chair; empty if nobody sits there. */
export function playerNameAt(lobby: Pick<Lobby, 'chairs'>, number: number): string {
  const chair = chairAt(lobby, number);
  return chair.kind === 'empty' ? '' : chair.name;
}

/** The chair of the person with this secret's hash. */
export function chairOf(lobby: Lobby, secretHash: string | undefined): number | undefined {
  if (secretHash === undefined) return undefined;
  const index = lobby.chairs.findIndex((chair) => chair.kind === 'person' && chair.secretHash === secretHash);
  return index === -1 ? undefined : index;
}

/**
 * Whether everybody left before the start. A big screen waits for people; a rematch or a campaign leads to its table.
 */
export function isDeserted({ started, chairs, sameRoom, campaign, before }: Lobby): boolean {
  const isOnItsOwn = sameRoom === undefined && campaign === undefined && before === undefined;
  return isOnItsOwn && !started && !chairs.some(({ kind }) => kind === 'person');
}

/** Whether somebody was removed from a table, by their secret or their device. */
export function isRemoved({ removed }: Lobby, hashes: readonly (string | undefined)[]): boolean {
  return hashes.some((hash) => hash !== undefined && removed.includes(hash));
}

/**
 * Whether somebody may not sit down: after a removal, a person who does not identify their device might be the removed
 * one.
 */
export function isKeptOut(
  lobby: Lobby,
  { secretHash, personHash }: { secretHash: string; personHash?: string | undefined },
): boolean {
  if (lobby.removed.length > 0 && personHash === undefined) return true;
  return isRemoved(lobby, [secretHash, personHash]);
}

/** Whether somebody may already have a chair here: by their device, or because they do not identify it. */
export function mayHoldChair(lobby: Lobby, personHash: string | undefined): boolean {
  const people = peopleOf(lobby);
  return personHash === undefined ? people.length > 0 : people.includes(personHash);
}

/** A chair for the next table: without `ready`, stand-in and rest. */
export function freshChair(chair: Chair): Chair {
  if (chair.kind !== 'person') return chair;
  const { ready: _, standIn: __, rests: ___, ...person } = chair;
  return person;
}

type Person = Extract<Chair, { kind: 'person' }>;

function withPerson(lobby: Lobby, chair: number, change: (person: Person) => Person): Lobby {
  const sitting = chairAt(lobby, chair);
  return sitting.kind === 'person' ? { ...lobby, chairs: lobby.chairs.with(chair, change(sitting)) } : lobby;
}

/** What identifies the person on a chair: the hash of their secret, and of their device if they sent one. */
export function hashesOf(chair: Chair): string[] {
  if (chair.kind !== 'person') return [];
  return chair.personHash === undefined ? [chair.secretHash] : [chair.secretHash, chair.personHash];
}

function renamed(chair: Chair, { name, crest }: { name: string; crest?: string | undefined }): Chair {
  if (chair.kind !== 'person') return chair;
  return { ...chair, name, ...(crest === undefined ? {} : { crest }) };
}

/** When the host leaves, the next person in the order of chairs becomes host. */
function withoutChair(lobby: Lobby, chair: number): Lobby {
  const chairs = lobby.chairs.with(chair, { kind: 'empty' });
  if (lobby.host !== chair) return { ...lobby, chairs };
  return { ...lobby, chairs, host: nextPerson(chairs, chair) };
}

function nextPerson(chairs: readonly Chair[], after: number): number | undefined {
  const order = chairs.map((_, index) => (after + 1 + index) % chairs.length);
  return order.find((index) => elementAt(chairs, index).kind === 'person');
}

/** No more strangers may join; those who did remain strangers. */
export function unlisted<Part extends Pick<Lobby, 'open'>>(lobby: Part): Part {
  return lobby.open === undefined ? lobby : { ...lobby, open: { ...lobby.open, listed: false } };
}
