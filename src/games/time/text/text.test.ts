import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../engine/text.ts';
import { timeBox } from '../box.ts';
import { SKILLS, victoryOf } from '../rules/content.ts';
import { SAYINGS, type TimeEvent } from '../rules/state.ts';
import { card, hero, item } from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { cardName, wordsOf } from './text-names.ts';

const TIME_TEXT = { en, it };

const NAMES = ['Ada', 'Bruno'];
const sword = item('sword');
const torch = item('torch');
const plain = card('plain');

/** One event of each kind and variant. */
const EVENTS: TimeEvent[] = [
  { kind: 'heroes-dealt', offered: [[0, 1]] },
  { kind: 'hero-kept', seat: 0, hero: 2 },
  { kind: 'made-ready', seat: 0 },
  { kind: 'countdown', startsAt: 3000 },
  { kind: 'clock-started', startsAt: 0, endsAt: 300_000 },
  { kind: 'clock-started', startsAt: 0 },
  { kind: 'played', seat: 0, cards: [sword, plain] },
  { kind: 'played', seat: 0, cards: ['face-down'] },
  { kind: 'discarded', seat: 1, cards: [torch] },
  { kind: 'discarded', seat: 1, cards: ['face-down', 'face-down'] },
  { kind: 'said-done', seat: 0 },
  { kind: 'took-back-done', seat: 0 },
  { kind: 'went-away', seat: 0 },
  { kind: 'came-back', seat: 0 },
  { kind: 'called', seat: 0, call: { kind: 'need', item: sword, count: 2 } },
  { kind: 'adventure-ended', why: 'time-up' },
  { kind: 'adventure-ended', why: 'all-done' },
  { kind: 'revealed', seat: 0, card: plain },
  { kind: 'packed', item: sword, piece: 'card', used: 1, slots: 8 },
  { kind: 'exchanged', seat: 0, item: sword },
  { kind: 'passed-to-team', seat: 0 },
  { kind: 'accomplished', card: plain, spent: [sword, sword, torch], solved: false },
  { kind: 'accomplished', card: plain, spent: [], solved: true },
  { kind: 'failed', card: plain, missing: [sword] },
  { kind: 'dropped', seat: 0, card: plain, items: [] },
  { kind: 'dropped', seat: 0, card: plain, items: [sword] },
  { kind: 'waived', seat: 0, card: plain, items: [sword] },
  { kind: 'effect-began', card: card('merging') },
  { kind: 'reward-taken', item: sword },
  { kind: 'reward-taken', seat: 0, item: sword },
  { kind: 'reward-refused', seat: 0 },
  { kind: 'no-reward-left', card: plain },
  { kind: 'held', seat: 0, until: 1 },
  { kind: 'released', seat: 0, why: 'released' },
  { kind: 'released', seat: 0, why: 'time-up' },
  { kind: 'skill-used', seat: 0, hero: hero('tonk-redbeer'), paid: [torch] },
  { kind: 'skill-used', seat: 0, hero: hero('nintrabash'), paid: [], by: hero('ros-thanir') },
  { kind: 'looked', seat: 0, cards: [sword] },
  { kind: 'looked', seat: 0, cards: ['face-down'] },
  { kind: 'sifted', seat: 0, cards: [] },
  { kind: 'sifted', seat: 0, cards: [sword] },
  { kind: 'arranged', seat: 0 },
  { kind: 'paid', seat: 0, item: sword },
  { kind: 'token-removed', seat: 0, item: sword, from: 'supply' },
  { kind: 'waiver-set', seat: 0, count: 2 },
  { kind: 'item-named', seat: 0, item: sword },
  { kind: 'slot-gained', seat: 0, slots: 9 },
  { kind: 'slot-lost', slots: 8 },
  { kind: 'mission-returned', seat: 0, card: plain },
  { kind: 'backpack-broke', item: sword, piece: 'card' },
  { kind: 'game-over', ending: 'won', completed: 1, goal: 1, missions: [], untold: [] },
  { kind: 'game-over', ending: 'backpack-broke', completed: 0, goal: 1, missions: [], untold: [] },
  { kind: 'game-over', ending: 'too-few-missions', completed: 3, goal: 4, missions: [], untold: [] },
  { kind: 'game-over', ending: 'condition-not-met', completed: 3, goal: 3, missions: [], untold: [] },
  { kind: 'game-over', ending: 'adventure-not-accomplished', completed: 3, goal: 3, missions: [], untold: [] },
];

describe.each(LOCALES)('in %s', (locale) => {
  const text = TIME_TEXT[locale];
  const { tell } = timeBox.teller(TEST_PACK, locale);
  const words = wordsOf(TEST_PACK, locale, { names: NAMES });

  test('every event has a distinct sentence', () => {
    const sentences = EVENTS.map((event) => tell(event, NAMES));

    for (const sentence of sentences) expect(sentence).toMatch(/^(?!.*(undefined|NaN|\[object)).*\S[.!»”]$/);
    expect(new Set(sentences).size).toBe(EVENTS.length);
  });

  test('dealing and drawing get no line', () => {
    expect(tell({ kind: 'drew', seat: 0, cards: [sword] }, NAMES)).toBeUndefined();
    expect(tell({ kind: 'dealt', seat: 0, cards: ['item'] }, NAMES)).toBeUndefined();
  });

  test('covered cards are told as a number', () => {
    expect(tell({ kind: 'played', seat: 0, cards: ['face-down', 'face-down'] }, NAMES)).toMatch(/2 (cards|carte)/);
  });

  test('every skill, reward, effect, condition and phrase has words', () => {
    const { missions, adventures } = timeBox.standardPack;
    const standard = wordsOf(timeBox.standardPack, locale, { names: NAMES });
    const told = [
      ...SKILLS.map((skill) => text.skill(skill, 'X')),
      ...missions.map(({ reward }) => text.reward(reward, standard)),
      ...adventures.map(({ effect }) => text.effect(effect, standard)),
      ...adventures.flatMap(({ scroll }) => victoryOf(scroll).map((one) => text.victory(one, standard))),
      ...SAYINGS.map((saying) => text.call({ kind: 'say', saying }, words)),
    ];

    for (const sentence of told) expect(sentence).toMatch(/^(?!.*undefined)\S/);
    expect(text.skill('extra-slot', 'X')).toContain('X');
  });

  test('every card has its name', () => {
    expect(['sword', 'plain', 'merging'].map((id) => cardName(TEST_PACK, locale, card(id)))).toEqual(
      locale === 'en' ? ['Sword', 'The plain', 'The merging'] : ['Spada', 'Carta plain', 'Carta merging'],
    );
  });
});

describe('the log', () => {
  const bow = item('bow');
  const shield = item('shield');
  const tells = (event: TimeEvent) => LOCALES.map((locale) => timeBox.teller(TEST_PACK, locale).tell(event, NAMES));

  test('agrees with the number of cards', () => {
    const dropped = (items: number[]): TimeEvent => ({ kind: 'dropped', seat: 0, card: plain, items });
    const failed = (missing: number[]): TimeEvent => ({ kind: 'failed', card: plain, missing });

    expect(tells(dropped([]))).toEqual([
      'Ada discards nothing for The plain.',
      'Ada non scarta nulla per «Carta plain».',
    ]);
    expect(tells(dropped([sword, bow]))).toEqual([
      'Ada discards a Sword and a Bow for The plain.',
      'Ada scarta una Spada e un Arco per «Carta plain».',
    ]);
    expect(tells(failed([sword]))).toEqual([
      'The plain fails: a Sword is missing.',
      '«Carta plain» fallisce: manca una Spada.',
    ]);
    expect(tells(failed([sword, sword]))).toEqual([
      'The plain fails: 2 Swords are missing.',
      '«Carta plain» fallisce: mancano 2 Spade.',
    ]);
    expect(tells({ kind: 'accomplished', card: plain, spent: [], solved: false })).toEqual([
      'The plain succeeds at no cost.',
      '«Carta plain» ha successo senza spendere Oggetti.',
    ]);
    // An Item whose name is a plural.
    expect(tells({ kind: 'packed', item: item('keys'), piece: 'card', used: 8, slots: 8 })).toEqual([
      'A set of Keys goes in (8 of 8 slots).',
      'Nello Zaino: Mazzo di Chiavi (8 spazi su 8).',
    ]);
  });

  test('says “you” to the acting player, in the same sentences', () => {
    for (const locale of LOCALES) {
      const { tell } = timeBox.teller(TEST_PACK, locale);
      const own = EVENTS.flatMap((event) => ('seat' in event && event.seat === 0 ? [tell(event, NAMES, 0)] : []));
      for (const sentence of own) expect(sentence).not.toContain('Ada');
    }
    expect(
      LOCALES.map((locale) => timeBox.teller(TEST_PACK, locale).tell({ kind: 'said-done', seat: 0 }, NAMES, 0)),
    ).toEqual(['You’re done.', 'Hai finito.']);
  });

  test('[DT-70] Zaria and Alan keep the Items and get the reward anyway, as their cards note', () => {
    for (const skill of ['name-item', 'solve'] as const) {
      expect(TIME_TEXT.en.skill(skill, '')).toContain('You keep its Items, and you still get the reward.');
      expect(TIME_TEXT.it.skill(skill, '')).toContain('Tenete i suoi Oggetti, e ottenete comunque la Ricompensa.');
    }
  });

  test('[DT-80] either of two guesses suffices', () => {
    const oneOf = (locale: 'en' | 'it', items: number[]) =>
      TIME_TEXT[locale].oneOf(items, wordsOf(TEST_PACK, locale, { names: NAMES }));

    expect(oneOf('en', [sword, shield])).toBe('a Sword or a Shield');
    expect(oneOf('it', [shield, sword])).toBe('una Spada o uno Scudo');
    expect(oneOf('en', [sword, sword])).toBe('a Sword');
  });
});

describe('callouts', () => {
  const said = (locale: 'en' | 'it', call: Parameters<(typeof TIME_TEXT)['en']['call']>[0]) =>
    TIME_TEXT[locale].call(call, wordsOf(TEST_PACK, locale, { names: NAMES }));

  test('are said in the reader’s language, with its articles and plurals', () => {
    expect(said('en', { kind: 'need', item: sword, count: 2 })).toBe('I need 2 Swords!');
    expect(said('it', { kind: 'need', item: sword, count: 2 })).toBe('Mi servono 2 Spade!');
    expect(said('it', { kind: 'need', item: sword, count: 1 })).toBe('Mi serve una Spada!');
    expect(said('it', { kind: 'have', item: item('shield'), count: 1 })).toBe('Ho uno Scudo.');
    expect(said('it', { kind: 'take', item: item('phial') })).toBe('Come Ricompensa prendete l’Ampolla!');
    expect(said('en', { kind: 'have', item: item('keys'), count: 1 })).toBe('I have a set of Keys.');
    expect(said('en', { kind: 'take', item: item('gold') })).toBe('Take the Gold as the reward!');
  });
});
