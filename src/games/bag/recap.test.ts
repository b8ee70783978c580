import { expect, test } from 'vitest';
import type { Locale } from '../../engine/text.ts';
import { bagBox } from './box.ts';
import { recap } from './recap.ts';
import type { BagPack } from './rules/content.ts';
import type { BagEvent, Someone } from './rules/event.ts';
import { monster } from './rules/testing/testing.ts';

const PIPINO: Someone = { number: 1, seat: 1, character: 1 };
const ORTENSIA: Someone = { number: 2, seat: 2, character: 2 };

const TURNS: BagEvent[] = [
  { kind: 'turn-started', who: PIPINO, ap: 5, round: 2, last: false },
  { kind: 'walked', who: PIPINO, from: 0, to: 1, ap: 4 },
  { kind: 'slain', who: PIPINO, monster: monster('zombie'), place: 1, items: 1 },
  { kind: 'hurt', who: PIPINO, damage: 3, left: 6, cause: { kind: 'monster', monster: monster('zombie') } },
  { kind: 'item-drawn', who: PIPINO, item: 'face-down', from: 'fight' },
  { kind: 'walked', who: ORTENSIA, from: 0, to: 1, ap: 4 },
  { kind: 'walked', who: ORTENSIA, from: 1, to: 2, ap: 3 },
];

function told(locale: Locale): string[] {
  const pack = bagBox.standardPack as BagPack;
  return recap({ events: TURNS, you: 0, names: ['Ann', 'Pipino', 'Ortensia'], pack, locale });
}

test('the two most important events of each turn are told; walking only if nothing else happened', () => {
  expect(told('en')).toEqual(['Pipino: slays the Zombie, −3 health', 'Ortensia: walks 2 tiles']);
  expect(told('it')).toEqual(['Pipino: uccide lo Zombi, −3 punti salute', 'Ortensia: percorre 2 tessere']);
});

test('the drama of a turn decides what is told of it, not the order', () => {
  const turn: BagEvent[] = [
    { kind: 'walked', who: PIPINO, from: 0, to: 1, ap: 4 },
    { kind: 'slain', who: PIPINO, monster: monster('zombie'), place: 1, items: 0 },
    { kind: 'tile-laid', who: PIPINO, tile: 3, place: 2, side: 0, turn: 0, left: 5 },
    { kind: 'slain', who: PIPINO, monster: monster('red-dragon'), place: 2, items: 2 },
    { kind: 'taken', who: PIPINO, item: 'ring', place: 2 },
  ];
  const pack = bagBox.standardPack as BagPack;

  expect(recap({ events: turn, you: 0, names: ['Ann', 'Pipino'], pack, locale: 'en' })).toEqual([
    'Pipino: takes the Ring, slays the Red Dragon',
  ]);
});
