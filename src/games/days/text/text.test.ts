import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../../engine/text.ts';
import { daysBox } from '../box.ts';
import { CARDS, cardAt, DWARF, ELF, HALFLING, SPRITE } from '../rules/content.ts';
import { DAYS, type DaysEvent } from '../rules/state.ts';
import { numbers } from '../rules/testing/week.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { REASONS } from './text.ts';
import { cardName, namesOf } from './text-names.ts';

const DAYS_TEXT = { en, it };

const pack = daysBox.standardPack;
const PLAYERS = ['Anna', 'Bob'];

const TOLD: [DaysEvent, string, string][] = [
  [
    { kind: 'game-started', starter: 1, decks: 1, cards: 39, startingHand: 0 },
    '39 cards are shuffled. Bob begins.',
    'Si mescolano 39 carte. Comincia Bob.',
  ],
  [
    { kind: 'game-started', starter: 0, decks: 1, cards: 39, startingHand: 5 },
    '39 cards are shuffled. Everybody gets 5 cards. Anna begins.',
    'Si mescolano 39 carte. Ognuno ne riceve 5. Comincia Anna.',
  ],
  [{ kind: 'drawn', seat: 0, card: 'face-down' }, 'Anna draws a card.', 'Anna pesca una carta.'],
  [{ kind: 'drawn', seat: 0, card: 8 }, 'Anna draws an Elf.', 'Anna pesca un Elfo.'],
  [
    { kind: 'reshuffled', cards: 1, reshuffles: 2 },
    'The discard pile becomes a new deck of 1 card (2 of 3).',
    'La pila degli Scarti diventa un nuovo mazzo di 1 carta (2 di 3).',
  ],
  [
    { kind: 'placed', seat: 0, card: 8, board: 0, day: 6 },
    'Anna plays an Elf on Sunday.',
    'Anna gioca un Elfo sulla domenica.',
  ],
  [
    { kind: 'placed', seat: 0, card: 6, board: 1, day: 2 },
    'Anna plays a Dragon on Bob’s Wednesday.',
    'Anna gioca un Drago sul mercoledì di Bob.',
  ],
  [
    { kind: 'terrified', seat: 1, day: 0 },
    'Bob plays a Spell of Terror on every Monday.',
    'Bob gioca l’Incantesimo del Terrore su ogni lunedì.',
  ],
  [
    { kind: 'transported', seat: 1, board: 0, day: 4, gave: [8, 15], got: [] },
    'Bob plays a Spell of Transportation and swaps Fridays with Anna: gives a Sprite on an Elf, gets nothing.',
    'Bob gioca l’Incantesimo di Trasporto e scambia il venerdì con Anna: dà lo Spiritello sull’Elfo, non riceve niente.',
  ],
  [
    { kind: 'transformed', seat: 0, board: 1, day: 5, height: 0, took: 6, gave: 10 },
    'Anna plays a Spell of Transformation: takes the Dragon from Bob’s Saturday and leaves a Human in its place.',
    'Anna gioca l’Incantesimo di Trasformazione: dal sabato di Bob prende il Drago e al suo posto lascia l’Umano.',
  ],
  [
    {
      kind: 'removed',
      seat: 0,
      by: 6,
      cards: [
        { board: 1, day: 1, card: 8 },
        { board: 1, day: 3, card: 14 },
        { board: 1, day: 3, card: 11 },
        { board: 1, day: 3, card: 11 },
      ],
    },
    'The Dragon removes an Elf from Bob’s Tuesday and a Troll and 2 Halflings from Bob’s Thursday.',
    'Il Drago toglie l’Elfo dal martedì di Bob e il Troll e 2 carte Mezzuomo dal giovedì di Bob.',
  ],
  [
    {
      kind: 'removed',
      seat: 0,
      by: 0,
      cards: [
        { board: 0, day: 6, card: 8 },
        { board: 1, day: 6, card: 14 },
      ],
    },
    'The Spell of Terror removes an Elf from Anna’s Sunday and a Troll from Bob’s.',
    'L’Incantesimo del Terrore toglie l’Elfo dalla domenica di Anna e il Troll da quella di Bob.',
  ],
  [{ kind: 'passed', seat: 1 }, 'Bob can’t play and passes.', 'Bob non può giocare e passa.'],
  [
    { kind: 'game-over', why: 'full-week', full: [0], winners: [1], scores: [12, 20] },
    'Anna’s week is full: Bob wins with 20 points!',
    'La settimana di Anna è completa: vince Bob con 20 punti!',
  ],
  [
    { kind: 'game-over', why: 'last-deck', full: [], winners: [0, 1], scores: [1, 1] },
    'The last deck is used up: Anna and Bob share the win with 1 point!',
    'L’ultimo mazzo è esaurito: vincono insieme Anna e Bob con 1 punto!',
  ],
];

describe.each(LOCALES)('in %s', (locale: Locale) => {
  const text = DAYS_TEXT[locale];
  const names = namesOf({ pack, locale, players: PLAYERS });

  test('every event has its sentence', () => {
    const teller = daysBox.teller(pack, locale);
    for (const [event, english, italian] of TOLD) {
      expect(teller.tell(event, PLAYERS)).toBe(locale === 'en' ? english : italian);
    }
  });

  test('every card has a distinct text about its effect', () => {
    const effects = pack.cards.map((card) => text.effect(card, (id) => cardName(pack, locale, id), 'adds'));
    expect(new Set(effects).size).toBe(CARDS.length);
    for (const effect of effects) expect(effect).toMatch(/^\S.{15,}\.$/);
  });

  test('every refusal has a distinct short reason', () => {
    for (const card of CARDS) {
      const told = REASONS.map((why) => text.whyNot(why, card, (id) => cardName(pack, locale, id)));
      expect(new Set(told).size).toBe(REASONS.length);
      for (const why of told) expect(why).toMatch(/^\S.{5,100}[^.]$/);
    }
  });

  test('[DD-37, DD-38] a Dwarf and an Elf say that their rule applies when they are placed', () => {
    const placed = locale === 'en' ? 'when you place it' : 'quando la giochi';
    for (const card of [DWARF, ELF]) {
      expect(text.effect(cardAt(pack, card), (id) => cardName(pack, locale, id), 'adds')).toContain(placed);
    }
  });

  test('[DD-41, DD-55] a Halfling does not say that its day scores 0: a Sprite on it scores', () => {
    expect(text.effect(cardAt(pack, HALFLING), () => '', 'adds')).not.toContain('0');
  });

  test('a Sprite’s text follows the table’s option', () => {
    const effects = (['adds', 'covers'] as const).map((rule) => text.effect(cardAt(pack, SPRITE), () => '', rule));
    expect(new Set(effects).size).toBe(2);
    for (const effect of effects) expect(effect).toContain('6');
  });

  test('a preview without any change says so', () => {
    const scores = [0, 1].map(() => ({ change: 0, days: [] }));
    expect(text.preview({ removed: [], scores, full: [] }, names)).toMatch(/^\S.+\.$/);
  });

  test('every day and every kind has a name', () => {
    expect(new Set(DAYS.map((day) => text.days[day])).size).toBe(7);
    expect(new Set(DAYS.map((day) => text.shortDays[day])).size).toBe(7);
    expect(new Set(Object.values(text.kinds)).size).toBe(3);
  });
});

test('a player who acts or is affected is “you” to themselves', () => {
  const told = (event: DaysEvent, you: number) =>
    LOCALES.map((locale) => daysBox.teller(pack, locale).tell(event, PLAYERS, you));
  const swapped: DaysEvent = { kind: 'transported', seat: 1, board: 0, day: 4, gave: [8], got: [] };
  const taken: DaysEvent = { kind: 'transformed', seat: 0, board: 1, day: 6, height: 0, took: 6, gave: 10 };

  expect(told({ kind: 'passed', seat: 1 }, 1)).toEqual(['You can’t play and pass.', 'Non puoi giocare e passi.']);
  expect(told({ kind: 'placed', seat: 0, card: 6, board: 1, day: 6 }, 1)).toEqual([
    'Anna plays a Dragon on your Sunday.',
    'Anna gioca un Drago sulla tua domenica.',
  ]);
  expect(told(swapped, 1)).toEqual([
    'You play a Spell of Transportation and swap Fridays with Anna: you give an Elf, you get nothing.',
    'Giochi l’Incantesimo di Trasporto e scambi il venerdì con Anna: dai l’Elfo, non ricevi niente.',
  ]);
  expect(told(swapped, 0)).toEqual([
    'Bob plays a Spell of Transportation and swaps Fridays with you: gives an Elf, gets nothing.',
    'Bob gioca l’Incantesimo di Trasporto e scambia il venerdì con te: dà l’Elfo, non riceve niente.',
  ]);
  expect(told(taken, 1)).toEqual([
    'Anna plays a Spell of Transformation: takes the Dragon from your Sunday and leaves a Human in its place.',
    'Anna gioca l’Incantesimo di Trasformazione: dalla tua domenica prende il Drago e al suo posto lascia l’Umano.',
  ]);
  expect(told({ kind: 'game-over', why: 'last-deck', full: [], winners: [0, 1], scores: [1, 1] }, 1)).toEqual([
    'The last deck is used up: you and Anna share the win with 1 point!',
    'L’ultimo mazzo è esaurito: tu e Anna vincete insieme con 1 punto!',
  ]);
});

test('a day is read out with its whole stack and its score', () => {
  const english = namesOf({ pack, locale: 'en', players: PLAYERS });
  const italian = namesOf({ pack, locale: 'it', players: PLAYERS });
  const { en, it } = DAYS_TEXT;

  expect(en.dayLabel({ day: 2, stack: numbers(['elf', 'sprite']), score: 10 }, english)).toBe(
    'Wednesday: Sprite on Elf, 10 points',
  );
  expect(it.dayLabel({ day: 2, stack: numbers(['elf', 'sprite']), score: 10 }, italian)).toBe(
    'Mercoledì: Spiritello su Elfo, 10 punti',
  );
  expect(en.dayLabel({ day: 0, stack: [], score: 0 }, english)).toBe('Monday: empty');
  expect(it.dayLabel({ day: 6, stack: [], score: 0 }, italian)).toBe('Domenica: vuota');
  expect(en.dayLabel({ day: 0, stack: numbers(['boulder']), score: 0 }, english)).toBe('Monday: Boulder Trap, blocked');
  expect(it.dayLabel({ day: 0, stack: numbers(['boulder']), score: 0 }, italian)).toBe(
    'Lunedì: Trappola del Masso, bloccato',
  );
  expect(en.dayLabel({ day: 0, stack: numbers(['human', 'invisibility']), score: 0 }, english)).toBe(
    'Monday: Spell of Invisibility on Human, 0 points, open to another creature',
  );
  expect(it.dayLabel({ day: 0, stack: numbers(['human']), score: 1 }, italian)).toBe('Lunedì: Umano, 1 punto');
});

test('a preview says what would happen', () => {
  const removed = [{ board: 1, day: 1, card: 8 }];
  const scores = [
    { change: 7, days: [] },
    { change: -4, days: [] },
  ];

  expect(DAYS_TEXT.en.preview({ removed, scores, full: [0] }, namesOf({ pack, locale: 'en', players: PLAYERS }))).toBe(
    'Removes an Elf from Bob’s Tuesday. Anna +7, Bob −4. The game ends.',
  );
  expect(DAYS_TEXT.it.preview({ removed, scores, full: [0] }, namesOf({ pack, locale: 'it', players: PLAYERS }))).toBe(
    'Toglie l’Elfo dal martedì di Bob. Anna +7, Bob −4. La partita finisce.',
  );
});

test('the reader is “you” in a preview, and at the end', () => {
  const removed = [{ board: 1, day: 1, card: 8 }];
  const scores = [0, -4].map((change) => ({ change, days: [] }));
  const english = namesOf({ pack, locale: 'en', players: PLAYERS, you: 1 });
  const italian = namesOf({ pack, locale: 'it', players: PLAYERS, you: 1 });

  expect(DAYS_TEXT.en.preview({ removed, scores, full: [] }, english)).toBe(
    'Removes an Elf from your Tuesday. You −4.',
  );
  expect(DAYS_TEXT.it.preview({ removed, scores, full: [] }, italian)).toBe('Toglie l’Elfo dal tuo martedì. Tu −4.');
  expect(DAYS_TEXT.en.ending('full-week', [1], english)).toBe('Your week is full');
  expect(DAYS_TEXT.en.ending('full-week', [0, 1], english)).toBe('Anna’s and your weeks are full');
  expect(DAYS_TEXT.it.ending('full-week', [1], italian)).toBe('La tua settimana è completa');
});

test('[DD-35] a preview of a Boulder names the blocked day, and the consequence', () => {
  const preview = { removed: [], scores: [], full: [], blocked: { board: 1, day: 1 } };

  expect(DAYS_TEXT.en.preview(preview, namesOf({ pack, locale: 'en', players: PLAYERS }))).toBe(
    'Blocks Bob’s Tuesday to the end. Bob needs one fewer creature to fill the week. No points change.',
  );
  expect(DAYS_TEXT.it.preview(preview, namesOf({ pack, locale: 'it', players: PLAYERS }))).toBe(
    'Blocca il martedì di Bob fino alla fine. A Bob serve una creatura in meno per completare la settimana. I punti non cambiano.',
  );
});
