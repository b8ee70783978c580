import { beforeAll, expect, test } from 'vitest';
import { dungeon } from '../../rules/testing/testing.ts';
import { sceneOf } from '../testing/scene.ts';
import { bagText } from '../text/text.ts';
import { goalOf } from './quest-arrow.tsx';

beforeAll(() => bagText.fetch('en'));

const MAP = '┼Sa ─2. ╴E.';

test('before the Ring appears nothing is pointed at', () => {
  expect(goalOf(sceneOf(dungeon({ map: MAP }), 0))).toBeUndefined();
});

test('the arrow points at the lying Ring, and at the Exit once somebody holds it', () => {
  const lair = dungeon({ map: MAP, ring: { kind: 'lying', place: 1 } });
  const held = dungeon({ map: MAP, ring: { kind: 'held', by: 0 } });

  expect(goalOf(sceneOf(lair, 0))).toEqual({ place: 1, kind: 'ring' });
  expect(goalOf(sceneOf(held, 0))).toEqual({ place: 2, kind: 'exit' });
});
