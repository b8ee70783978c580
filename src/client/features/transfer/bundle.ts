import type { Locale } from '../../../engine/text.ts';
import type { Crest } from '../../../protocol/crests.ts';
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
} from '../../device/device.ts';
import { type KeptDeeds, keptDeeds, mergeDeeds, readDeeds } from '../../device/kept/kept-deeds.ts';
import { type KeptRecords, keptRecords, mergeRecords, readRecords } from '../../device/kept/kept-games.ts';
import { type KeptGroup, keptGroups, rememberGroup } from '../../device/kept/kept-groups.ts';
import { keepDone, progressIn } from '../../device/kept/level-progress.ts';
import { keepSeedHashes, keptSeedHashes } from '../../device/kept-seed-hashes.ts';
import { changeSettings, readSettings } from '../../device/settings.ts';
import { setSound } from '../../device/sound.ts';
import { GAMES } from '../../kit/games/registry.ts';
import { setLanguage } from '../../text/language.ts';

/** All data a device has about its person, except for tables in its own browser. */
export interface Bundle {
  v: 1;
  name?: string | undefined;
  crest?: Crest | undefined;
  /** Missing if nobody has chosen one. */
  language?: Locale | undefined;
  sound: boolean;
  settings?: string | undefined;
  /** The secret by which tables recognise the person (`personSecret`). */
  person: string;
  seats: KeptSeat[];
  campaigns: KeptCampaign[];
  /** The hashes of seeds that were shown before the games began. */
  promises: [code: string, seedHash: string][];
  /** The completed levels, by game. */
  learnt: Record<string, readonly string[]>;
  records: KeptRecords;
  /** Earlier versions have none. */
  groups?: KeptGroup[];
  /** Badges and cards; earlier versions have none. */
  deeds?: KeptDeeds;
}

/** The numbers of items added to this device. */
export interface TransferSummary {
  name: string | undefined;
  tables: number;
  campaigns: number;
  games: number;
  levels: number;
}

/** Collects this device's data. */
export function collectBundle(): Bundle {
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
    promises: keptSeedHashes(),
    learnt: Object.fromEntries(GAMES.map(({ id }) => [id, progressIn(id).done])),
    records: keptRecords(),
    groups: keptGroups(),
    deeds: keptDeeds(),
  };
}

/** Whether something is a bundle of a version that this page can read. */
export function isBundle(raw: unknown): raw is Bundle {
  if (typeof raw !== 'object' || raw === null) return false;
  const { v, person, seats, campaigns, promises, learnt } = raw as Record<string, unknown>;
  const areLists = [seats, campaigns, promises].every((list) => Array.isArray(list));
  return v === 1 && typeof person === 'string' && areLists && typeof learnt === 'object' && learnt !== null;
}

/** Adds a bundle to this device's data. Name, crest, language and settings are replaced; everything else is merged. */
export function applyBundle(bundle: Bundle): TransferSummary {
  const { name, crest, language, sound, settings, person, seats, campaigns, promises, learnt } = bundle;
  if (name !== undefined) rememberName(name);
  if (crest !== undefined) rememberCrest(crest);
  if (language !== undefined) void setLanguage(language);
  changeSettings(readSettings(settings));
  setSound(sound ? 'on' : 'off');
  rememberPerson(person);
  // The most recent is written last: storage keeps the newest.
  for (const seat of seats.toReversed()) if (keptSeat(seat.code) === undefined) keepSeat(seat);
  for (const campaign of campaigns.toReversed()) rememberCampaign(campaign);
  keepSeedHashes(promises);
  for (const [game, levels] of Object.entries(learnt)) for (const level of levels) keepDone(game, level);
  for (const group of bundle.groups ?? []) rememberGroup(group);
  mergeDeeds(readDeeds(bundle.deeds));
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

/** A table in one device's browser cannot be opened from another device. */
function fromElsewhere(game: KeptRecords['games'][number]): KeptRecords['games'][number] {
  return game.where === 'here' ? { ...game, where: 'elsewhere' } : game;
}
