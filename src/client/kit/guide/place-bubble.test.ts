import { expect, test } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const screen = { left: 0, top: 48, width: 360, height: 592 };
const bubble = { width: 300, height: 90 };

test('a bubble stands below its target where there is room', () => {
  const target = { left: 20, top: 100, width: 60, height: 80 };

  expect(placeBubble(target, bubble, { screen, clear: [] })).toMatchObject({ side: 'below', left: 8, top: 194 });
});

test('it stands above what lies at the bottom of the screen', () => {
  const target = { left: 20, top: 550, width: 60, height: 80 };

  expect(placeBubble(target, bubble, { screen, clear: [] })).toMatchObject({ side: 'above', top: 446 });
});

test('it leaves the prompt in sight, where another side does as well', () => {
  const target = { left: 100, top: 300, width: 160, height: 60 };
  const prompt = { left: 0, top: 380, width: 360, height: 80 };

  expect(placeBubble(target, bubble, { screen, clear: [prompt] }).side).toBe('above');
});

test('it never stands over its target, even where it fits nowhere', () => {
  const target = { left: 0, top: 90, width: 360, height: 500 };

  expect(placeBubble(target, bubble, { screen, clear: [] }).top).toBeGreaterThanOrEqual(590);
});

test('it stands on the other side of a prompt that lies right beside its target', () => {
  const target = { left: 100, top: 560, width: 60, height: 80 };
  const prompt = { left: 0, top: 440, width: 360, height: 115 };

  expect(placeBubble(target, bubble, { screen, clear: [prompt] })).toMatchObject({ top: 342, isFar: true });
});
