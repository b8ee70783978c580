import type { Locale } from '../../src/engine/text.ts';
import { bagBox } from '../../src/games/bag/box.ts';
import { nameById, namesFor } from '../../src/games/bag/text/text-names.ts';
import { BAG_TEXT } from '../../src/games/bag/text/text-teller.ts';
import { daysBox } from '../../src/games/days/box.ts';
import { namesOf } from '../../src/games/days/text/text-names.ts';
import { timeBox } from '../../src/games/time/box.ts';
import { wordsOf } from '../../src/games/time/text/text-names.ts';
import type { Known } from './samples.ts';

/** Players whose names no rule takes for a word. */
export const PLAYERS = ['Ada', 'Bruno', 'Carla'];

/** Texts by the name of their parameter: figures and lists as the pages hand them on, with their words. */
const STRINGS: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    names: ['Ada', 'Ada and Bruno'],
    things: ['a Sword', '2 Swords', 'a Sword and a Torch'],
    ap: ['0 AP', '1 AP', '2 AP'],
    points: ['0 points', '1 point', '2 points'],
    gold: ['0 gold', '1 gold', '2 gold'],
    date: ['3/4/2026'],
    bot: ['careful'],
  },
  it: {
    names: ['Ada', 'Ada e Bruno'],
    things: ['una Spada', '2 Spade', 'una Spada e una Torcia'],
    ap: ['0 PA', '1 PA', '2 PA'],
    points: ['0 punti', '1 punto', '2 punti'],
    gold: ['0 monete d’oro', '1 moneta d’oro', '2 monete d’oro'],
    date: ['3/4/2026'],
    bot: ['prudente'],
  },
};

/** Numbers that count nothing. */
const NUMBERS: readonly { of: RegExp; are: readonly number[] }[] = [
  // Sunday is the one day that is feminine in Italian.
  { of: /days\/state\.ts#Day$/, are: [0, 1, 6] },
  // An Item, a Mission and an Adventure.
  { of: /time\/content\.ts#CardNumber$/, are: [0, 12, 60] },
  // Decks are called by their numbers, from one on.
  { of: /before\.draws /, are: [1, 2] },
];

/** Parameters that are a list of Items in words. */
const THINGS = /games\/time\/.* (?:items|needs|missing|cost|what|drop|waiveThese)$/;

/** Lists that are never empty where they are spoken of, each with its reason. */
const NEVER_EMPTY: readonly RegExp[] = [
  // Somebody rolled.
  / (?:rolls|dice)$/,
  // Nobody speaks of people who are not there.
  /manners\/.* names$/,
  /same-room\/.* names$/,
  /voice\/.*unreached.* names$/,
  /records\/.* names$/,
  // A game that is over has been won, but for Bag of Dungeon and Dungeon Time.
  /(?:dash|days)\/.*game-over winners$/,
  /bag\/.*end\.wins.* names$/,
  /days\/.*ending.* full$/,
  /days\/.*game-over full$/,
  // Nothing paid is no payment.
  /paid-fred kills$/,
  /things-left items$/,
  // A card that cancels nothing, and a Backpack that shall hold nothing, no pack may have.
  /dash\/.*effect.* (?:cards|magics|creatures)$/,
  /time\/.*victory hold-items items$/,
  /time\/.*reward either items$/,
  // Who looks at nothing has not looked.
  /time\/.*(?:looked|played|discarded) cards$/,
  /time\/.*(?:failed) missing$/,
  /days\/.*removed cards$/,
];

/** What a sentence needs besides numbers: the names of the standard packs, and lists that come joined. */
export function knownIn(locale: Locale): Known {
  const { names, things, ...named } = STRINGS[locale];
  return {
    locale,
    values: {
      'src/games/bag/text/text.ts#Names': namesFor(BAG_TEXT[locale], {
        pack: bagBox.standardPack,
        locale,
        players: PLAYERS,
      }),
      'src/games/bag/text/text.ts#NameOf': nameById(bagBox.standardPack, locale),
      'src/games/days/text/text.ts#Names': namesOf(daysBox.standardPack, locale, PLAYERS),
      'src/games/time/text/text.ts#Words': wordsOf(timeBox.standardPack, locale, PLAYERS),
    },
    numbers: (alias, where) => NUMBERS.find(({ of }) => of.test(`${where} ${alias}`))?.are ?? [0, 1, 2],
    strings: (name, where) => {
      if (name === 'names') return names;
      return THINGS.test(`${where} ${name}`) ? things : (named[name] ?? ['Ada']);
    },
    isPossible: (parts) => {
      // Nobody is asked whether there are cards left when there are none.
      if (parts.hand === 0 && parts.deck === 0) return false;
      const list = Object.values(parts).find((part) => things.includes(String(part)) || names.includes(String(part)));
      if (typeof parts.shared === 'boolean' && list !== undefined) return parts.shared === (list === names[1]);
      if (!things.includes(String(list)) || typeof parts.count !== 'number') return true;
      return parts.count === 1 ? list === things[0] : parts.count > 1 && list !== things[0];
    },
    lengths: (name, where) => (NEVER_EMPTY.some((never) => never.test(`${where} ${name}`)) ? [1, 2] : [0, 1, 2]),
  };
}
