import { beforeAll, expect, test } from 'vitest';
import type { BagState } from '../../rules/state.ts';
import { beside, dungeon, spaceOf } from '../../rules/testing/testing.ts';
import { sceneOf } from '../testing/scene.ts';
import { bagText } from '../text/text.ts';
import { blastOf, bombRisk, riskOf } from './risk.ts';

beforeAll(() => bagText.fetch('en'));

const lair = (ap: number) => dungeon({ map: '┼Sa ─2?', heroes: [{ ap }] });
const risk = (state: BagState) => riskOf(sceneOf(state, 0), 1, 1);

test('a lair is a risk with the last point only', () => {
  expect(risk(lair(3))).toBeUndefined();
  expect(risk(lair(1))).toMatch(/last AP/);
});

test('a fight that is probably lost is a risk, and the Dragon always', () => {
  expect(risk(beside('goblin'))).toBeUndefined();
  expect(risk(beside('giant-snake', [{ health: 2 }]))).toMatch(/^The Giant Snake: 13 health.* you’d win \d+%/);
  expect(risk(beside('red-dragon', [{ health: 99 }]))).toMatch(/^The Red Dragon/);
});

test('[BD-104] a bomb that hits its user and a friend says so, and which tiles it reaches', () => {
  const state = dungeon({ map: '┼Sa ─2m ─.b', monsters: ['troll'], heroes: [{ items: ['bomb'] }, {}] });
  const space = spaceOf(state, 0, 'bomb');
  const scene = sceneOf(state, 0);

  expect(bombRisk(scene, space, 1)).toBe('The blast deals 2 dice of damage, to you too and to Bruno.');
  expect(blastOf(scene, space, 1)?.toSorted()).toEqual([0, 1, 2]);
});
