import type { Locale } from '../../engine/text.ts';
import type { Crest } from '../../protocol/crests.ts';
import {
  chosenLanguage,
  isSoundWanted,
  type KeptCampaign,
  type KeptSeat,
  keepSeat,
  keptCampaigns,
  keptSeat,
  keptSeats,
  personSecret,
  rememberCampaign,
  rememberCrest,
  rememberedCrest,
  rememberedName,
  rememberedSettings,
  rememberName,
  rememberPerson,
} from '../device.ts';
import { GAMES } from '../games/registry.ts';
import { setLanguage } from '../language.ts';
import { keepDone, progressIn } from '../learn/progress.ts';
import { type KeptRecords, keptRecords, mergeRecords, readRecords } from '../records/kept-games.ts';
import { keepPromises, keptPromises } from '../replay/promises.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';
import { turnSound } from '../sound.ts';

/** All that a device knows of somebody, but for the tables that are in its own browser. */
export interface Bundle {
  v: 1;
  name?: string | undefined;
  crest?: Crest | undefined;
  /** None where nobody has chosen one. */
  language?: Locale | undefined;
  sound: boolean;
  settings?: string | undefined;
  /** What the device says at every table. */
  person: string;
  seats: KeptSeat[];
  campaigns: KeptCampaign[];
  /** The hashes of seeds that were shown before the games began. */
  promises: [code: string, seedHash: string][];
  /** The levels that are done, by game. */
  learnt: Record<string, readonly string[]>;
  records: KeptRecords;
}

/** What came to this device, in figures. */
export interface Brought {
  name: string | undefined;
  tables: number;
  campaigns: number;
  games: number;
  levels: number;
}

/** Packs up what this device knows. */
export function packUp(): Bundle {
  return {
    v: 1,
    name: rememberedName(),
    crest: rememberedCrest(),
    language: chosenLanguage(),
    sound: isSoundWanted(),
    settings: rememberedSettings(),
    person: personSecret(),
    seats: keptSeats(),
    campaigns: keptCampaigns(),
    promises: keptPromises(),
    learnt: Object.fromEntries(GAMES.map(({ id }) => [id, progressIn(id).done])),
    records: keptRecords(),
  };
}

/** Whether something is a bundle of a version that is understood here. */
export function isBundle(raw: unknown): raw is Bundle {
  if (typeof raw !== 'object' || raw === null) return false;
  const { v, person, seats, campaigns, promises, learnt } = raw as Record<string, unknown>;
  const areLists = [seats, campaigns, promises].every((list) => Array.isArray(list));
  return v === 1 && typeof person === 'string' && areLists && typeof learnt === 'object' && learnt !== null;
}

/** Adds it to what this device knows. Name, crest and settings are those that come; of the rest nothing is lost. */
export function unpack(bundle: Bundle): Brought {
  const { name, crest, language, sound, settings, person, seats, campaigns, promises, learnt } = bundle;
  if (name !== undefined) rememberName(name);
  if (crest !== undefined) rememberCrest(crest);
  if (language !== undefined) void setLanguage(language);
  changeSettings(readSettings(settings));
  turnSound(sound ? 'on' : 'off');
  rememberPerson(person);
  // The one looked at last is written last, because the oldest may find no room.
  for (const seat of seats.toReversed()) if (keptSeat(seat.code) === undefined) keepSeat(seat);
  for (const campaign of campaigns.toReversed()) rememberCampaign(campaign);
  keepPromises(promises);
  for (const [game, levels] of Object.entries(learnt)) for (const level of levels) keepDone(game, level);
  const records = readRecords(bundle.records);
  mergeRecords({ ...records, games: records.games.map(fromElsewhere) });
  return {
    name,
    tables: seats.filter(({ over, left }) => over !== true && left !== true).length,
    campaigns: campaigns.length,
    games: records.games.length,
    levels: Object.values(learnt).flat().length,
  };
}

/** A game in the browser of one device cannot be seen in that of another. */
function fromElsewhere(game: KeptRecords['games'][number]): KeptRecords['games'][number] {
  return game.where === 'here' ? { ...game, where: 'elsewhere' } : game;
}
