import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../engine/text.ts';
import { dashText } from './page/text/text.ts';
import { recap } from './recap.ts';
import type { DashEvent } from './rules/state.ts';
import { card } from './rules/testing/testing.ts';
import { TEST_PACK } from './rules/testing/testing-pack.ts';

beforeAll(async () => {
  await Promise.all([dashText.fetch('en'), dashText.fetch('it')]);
});

const TURNS: DashEvent[] = [
  { kind: 'turn-started', seat: 1, ap: 6 },
  { kind: 'flipped', seat: 1, space: 1, card: card('crown') },
  { kind: 'treasure-taken', seat: 1, card: card('crown'), space: 1 },
  { kind: 'turn-ended', seat: 1, why: 'treasure', explored: 1 },
  { kind: 'turn-started', seat: 2, ap: 6 },
  { kind: 'turn-ended', seat: 2, why: 'darkness', explored: 2 },
  { kind: 'turn-started', seat: 0, ap: 6 },
];

function told(locale: Locale): string[] {
  return recap({ events: TURNS, you: 0, names: ['Ann', 'Pipino', 'Ortensia'], pack: TEST_PACK, locale });
}

test('the others’ turns are told by their results, in the reader’s language and without the reader’s own', () => {
  expect(told('en')).toEqual(['Pipino: +5 gold', 'Ortensia: Darkness']);
  expect(told('it')).toEqual(['Pipino: +5 monete d’oro', 'Ortensia: Oscurità']);
});
