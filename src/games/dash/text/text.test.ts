import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../../engine/text.ts';
import { dashBox } from '../box.ts';
import type { DashEvent } from '../rules/state.ts';
import { card, tool } from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { the } from './names/it.ts';
import { cardName } from './text-names.ts';

const DASH_TEXT = { en, it };

const NAMES = ['Ada', 'Bruno'];

/** One event of each kind and variant. */
const EVENTS: { [Kind in DashEvent['kind']]: (DashEvent & { kind: Kind })[] } = {
  'dungeon-dealt': [{ kind: 'dungeon-dealt', dungeon: 2 }],
  'turn-started': [{ kind: 'turn-started', seat: 0, ap: 6 }],
  flipped: [{ kind: 'flipped', seat: 0, space: 3, card: card('wasp') }],
  used: [{ kind: 'used', seat: 0, card: tool('spray'), on: card('wasp') }],
  magic: [
    { kind: 'magic', seat: 0, magic: 'slow', card: card('snail') },
    { kind: 'magic', seat: 0, magic: 'darkness', card: card('bat'), warded: 'equipment' },
    { kind: 'magic', seat: 0, magic: 'darkness', card: card('bat'), warded: 'bonus' },
  ],
  canceled: [{ kind: 'canceled', seat: 0, card: card('wasp') }],
  'ap-lost': [0, 1, 4].map((left) => ({ kind: 'ap-lost', seat: 0, card: card('wasp'), ap: 2, left })),
  'ap-gained': [{ kind: 'ap-gained', seat: 0, card: card('portal'), ap: 3, left: 8 }],
  'equipment-drawn': [
    { kind: 'equipment-drawn', seat: 0, card: tool('map'), from: 'merchant' },
    { kind: 'equipment-drawn', seat: 0, card: tool('map'), from: 'exchange' },
    { kind: 'equipment-drawn', seat: 0, card: tool('map'), from: 'restock' },
  ],
  'nothing-to-draw': [{ kind: 'nothing-to-draw', seat: 0 }],
  'equipment-reshuffled': [{ kind: 'equipment-reshuffled' }],
  fumbled: [{ kind: 'fumbled', seat: 0, card: tool('key') }],
  'nothing-to-fumble': [{ kind: 'nothing-to-fumble', seat: 0 }],
  'put-back': [
    { kind: 'put-back', seat: 0, card: card('wasp'), space: 1, left: 3 },
    { kind: 'put-back', seat: 0, card: card('wasp'), space: 1, ap: 2, left: 1 },
    { kind: 'put-back', seat: 0, card: card('wasp'), space: 1, ap: 2, left: 2 },
  ],
  'treasure-taken': [{ kind: 'treasure-taken', seat: 0, card: card('crown'), space: 1 }],
  confused: [0, 1, 5].map((left) => ({ kind: 'confused', seat: 0, card: card('wisp'), left })),
  'turn-ended': (['no-ap', 'stopped', 'treasure', 'door', 'darkness', 'confusion', 'last-card'] as const).map(
    (why) => ({
      kind: 'turn-ended',
      seat: 0,
      why,
      explored: 1,
    }),
  ),
  'exchange-started': [{ kind: 'exchange-started', next: 1 }],
  discarded: [{ kind: 'discarded', seat: 0, card: tool('key') }],
  'made-ready': [{ kind: 'made-ready', seat: 0 }],
  'game-over': [
    { kind: 'game-over', winners: [1] },
    { kind: 'game-over', winners: [0, 1] },
  ],
};

describe.each(LOCALES)('in %s', (locale) => {
  const text = DASH_TEXT[locale];
  const teller = dashBox.teller(TEST_PACK, locale);

  test.each(Object.values(EVENTS).flat())('the log tells $kind', (event) => {
    const sentence = teller.tell(event, NAMES) ?? '';

    expect(sentence).toMatch(/^[A-ZÀ-Ù0-9«].*[.!]$/);
    expect(sentence).not.toMatch(/undefined|NaN|\[object|\s{2}| [.,:]/);
    if ('seat' in event && event.kind !== 'magic' && event.kind !== 'canceled' && event.kind !== 'confused') {
      expect(sentence).toContain('Ada');
    }
  });

  test.each(Object.values(EVENTS).flat())('the log says “you” to the person $kind is about', (event) => {
    const sentence = teller.tell(event, NAMES, 0) ?? '';

    expect(sentence).toMatch(/^[A-ZÀ-Ù0-9«].*[.!]$/);
    expect(sentence).not.toContain('Ada');
  });

  test('[DA-62] Confusion on the last card says that nothing is left to shuffle, and agrees with one card', () => {
    const tell = (left: number) => teller.tell({ kind: 'confused', seat: 0, card: card('wisp'), left }, NAMES);

    expect(tell(0)).not.toMatch(/\d/);
    expect(tell(1)).toMatch(/1 (?:card is|carta è) /);
    expect(tell(2)).toMatch(/2 (?:cards are|carte sono) /);
  });

  test('for the first three Equipment cards, which all can see, the log only tells the gold of a map', () => {
    const drawn = (card: number) => teller.tell({ kind: 'equipment-drawn', seat: 0, card, from: 'start' }, NAMES);

    expect(drawn(tool('key'))).toBeUndefined();
    expect(drawn(tool('map'))).toContain(text.gold(4));
  });

  test.each([
    ...dashBox.standardPack.dungeon,
    ...dashBox.standardPack.equipment,
    ...TEST_PACK.dungeon,
    ...TEST_PACK.equipment,
  ])('the card $id says what it does', (printed) => {
    const effect = text.effect(printed, (id) => cardName(dashBox.standardPack, locale, id));

    expect(effect).toMatch(/^[A-Z].*\.$/);
    expect(effect).not.toMatch(/undefined|NaN|\[object|\s{2}/);
  });

  test('every card of the standard pack has a distinct name and line of flavour', () => {
    const cards = [...dashBox.standardPack.dungeon, ...dashBox.standardPack.equipment];

    expect(new Set(cards.map(({ name }) => name[locale])).size).toBe(cards.length);
    expect(new Set(cards.map(({ flavour }) => flavour?.[locale])).size).toBe(cards.length);
  });
});

test('cards are named in the reader’s language', () => {
  const flipped: DashEvent = { kind: 'used', seat: 1, card: tool('key'), on: card('door') };

  expect(dashBox.teller(TEST_PACK, 'en').tell(flipped, NAMES)).toBe('Bruno uses the key on the door.');
  expect(dashBox.teller(TEST_PACK, 'it').tell(flipped, NAMES)).toBe('Bruno usa «Carta key» contro «Carta door».');
});

test('the reader is “you”, as subject, object and owner', () => {
  const told = (event: DashEvent) => LOCALES.map((locale) => dashBox.teller(TEST_PACK, locale).tell(event, NAMES, 1));

  expect(told({ kind: 'discarded', seat: 1, card: tool('key') })).toEqual([
    'You discard the key.',
    'Scarti «Carta key».',
  ]);
  expect(told({ kind: 'magic', seat: 1, magic: 'slow', card: card('snail') })).toEqual([
    'The snail slows you.',
    '«Carta snail» ti rallenta.',
  ]);
  expect(told({ kind: 'turn-ended', seat: 1, why: 'no-ap', explored: 1 })).toEqual([
    'Your turn ends.',
    'Il tuo turno finisce.',
  ]);
  expect(told({ kind: 'game-over', winners: [0, 1] })).toEqual([
    'You and Ada share the win!',
    'Tu e Ada vincete insieme!',
  ]);
});

test('AP are told with the card that takes or gives them', () => {
  const told = (event: DashEvent, you?: number) =>
    LOCALES.map((locale) => dashBox.teller(dashBox.standardPack, locale).tell(event, NAMES, you));
  const number = (id: string) => dashBox.standardPack.dungeon.findIndex((card) => card.id === id);
  const lost: DashEvent = { kind: 'ap-lost', seat: 0, card: number('quicksand'), ap: 1, left: 0 };

  expect(told(lost)).toEqual([
    'The Quicksand costs Ada 1 AP: none left.',
    'Le Sabbie Mobili costano 1 PA ad Ada: non ne restano.',
  ]);
  expect(told({ kind: 'ap-gained', seat: 0, card: number('magic-portal'), ap: 3, left: 9 }, 0)).toEqual([
    'The Magic Portal gives you 3 AP: 9 now.',
    'Il Portale Magico ti dà 3 PA: ora sono 9.',
  ]);
});

test('a Treasure is told with its gold', () => {
  const found: DashEvent = { kind: 'treasure-taken', seat: 1, card: card('crown'), space: 1 };

  expect(dashBox.teller(TEST_PACK, 'en').tell(found, NAMES)).toBe('Bruno finds the crown: 5 gold.');
  expect(dashBox.teller(TEST_PACK, 'it').tell(found, NAMES)).toBe('Bruno trova «Carta crown»: 5 monete d’oro.');
});

test('every card of the standard pack has its Italian article', () => {
  const names = [...dashBox.standardPack.dungeon, ...dashBox.standardPack.equipment].map(({ name }) => name.it);

  expect(names.map(the).filter((named) => named.includes('«'))).toEqual([]);
  expect(['Chiave', 'Asse Robusta', 'Scheletro', 'Sabbie Mobili', 'Stivali della Certezza'].map(the)).toEqual([
    'la Chiave',
    'l’Asse Robusta',
    'lo Scheletro',
    'le Sabbie Mobili',
    'gli Stivali della Certezza',
  ]);
});

test('Italian counts one thing as one', () => {
  expect(DASH_TEXT.it.gold(1)).toBe('1 moneta d’oro');
  expect(DASH_TEXT.it.gold(2)).toBe('2 monete d’oro');
});
