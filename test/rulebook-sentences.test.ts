import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../src/client/kit/rulebook/parse-rulebook.ts';
import type { RuleId } from '../src/engine/game.ts';
import { LOCALES, type Locale } from '../src/engine/text.ts';

/** What a rule says in a book: what is printed, and what is our own decision. */
function ruleIn(game: string, id: RuleId, locale: Locale): { printed: string; ruling: string } {
  const book = parseRulebook(readFileSync(new URL(`../src/games/${game}/book.${locale}.md`, import.meta.url), 'utf8'));
  const rule = book.chapters.flatMap(({ rules }) => rules).find((each) => each.id === id);
  const said = (wanted: 'rule' | 'ruling') =>
    (rule?.parts ?? []).flatMap(({ kind, text }) => (kind === wanted ? [text] : [])).join(' ');
  return { printed: said('rule'), ruling: said('ruling') };
}

type Told = Readonly<Record<Locale, RegExp>>;

describe('our decisions are marked, and nothing that is printed', () => {
  test.each<[RuleId, Told, Told]>([
    ['DD-3', { en: /one deck for two players/, it: /In due si gioca con un mazzo/ }, { en: /2 to 6/, it: /2–6/ }],
    ['DD-4', { en: /no limit/, it: /non ha limite/ }, { en: /dealt 5/, it: /distribuirne 5/ }],
    ['DD-31', { en: /swap everything/, it: /scambiate tutto/ }, { en: /Boulder/, it: /Masso/ }],
    ['DD-32', { en: /at any height/, it: /qualsiasi altezza/ }, { en: /no placement rule/, it: /piazzamento/ }],
    ['DD-36', { en: /of any board/, it: /di qualsiasi plancia/ }, { en: /must be empty/, it: /dev’essere vuoto/ }],
    ['DD-46', { en: /On all other boards/, it: /altre plance/ }, { en: /must be empty/, it: /dev’essere vuoto/ }],
  ])('[DD-3, DD-4, DD-31, DD-32, DD-36, DD-46] in %s of Dungeon Days', (id, printed, ruling) => {
    for (const locale of LOCALES) {
      const said = ruleIn('days', id, locale);
      expect(said.printed).toMatch(printed[locale]);
      expect(said.ruling).toMatch(ruling[locale]);
      expect(said.ruling).not.toMatch(printed[locale]);
    }
  });
});

describe('what is printed is in the book', () => {
  test.each<[string, string, RuleId, Told]>([
    [
      'where a called partner stands already',
      'bag',
      'BD-95',
      { en: /way costs nothing/, it: /strada non costa nulla/ },
    ],
    ['dropping before a round', 'bag', 'BD-25', { en: /before any round/, it: /prima di ogni assalto/ }],
    [
      'the partner in a rush',
      'bag',
      'BD-84',
      { en: /no AP and can’t be refused/, it: /non costa PA e non si può rifiutare/ },
    ],
    ['a guardian that was lured off', 'bag', 'BD-96', { en: /Ring free to take/, it: /lascia l’Anello libero/ }],
    ['no shots on the Start', 'bag', 'BD-100', { en: /no shot at a rival/, it: /nemmeno tirare a un rivale/ }],
    [
      'when a Health Potion is drunk',
      'bag',
      'BD-105',
      { en: /on your turn, before a round/, it: /prima di un assalto/ },
    ],
    ['the conditions of the Cloak', 'bag', 'BD-105', { en: /have AP for another step/, it: /PA per un altro passo/ }],
    ['the six of an Elf', 'bag', 'BD-80', { en: /with a bow kills/, it: /con l’arco uccide/ }],
    ['the last card of a dungeon', 'dash', 'DA-65', { en: /never the last card/, it: /mai l’ultima carta/ }],
    [
      'when one may stop',
      'dash',
      'DA-65',
      { en: /flip one before you may stop/, it: /girarne una prima di poterti fermare/ },
    ],
    [
      'every end of a turn',
      'dash',
      'DA-15',
      { en: /no AP left.*Treasure.*last card.*stop/s, it: /più PA.*Tesoro.*ultima carta.*fermarti/s },
    ],
    [
      'who stands beside the invisible',
      'days',
      'DD-48',
      { en: /any creature, also one under/, it: /qualsiasi creatura, anche sotto/ },
    ],
  ])('[BD-25, BD-80, BD-84, BD-95, BD-96, BD-100, BD-105, DA-15, DA-65, DD-48] %s', (_, game, id, told) => {
    for (const locale of LOCALES) {
      const { printed, ruling } = ruleIn(game, id, locale);
      expect(`${printed} ${ruling}`).toMatch(told[locale]);
    }
  });
});
