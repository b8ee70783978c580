import { expect, test } from 'vitest';
import { placeBubble } from './place-bubble.ts';

const screen = { width: 360, height: 640 };
const bubble = { width: 300, height: 90 };

test('a bubble is below its target if there is room', () => {
  const target = { left: 20, top: 100, width: 60, height: 80 };

  expect(placeBubble(target, bubble, screen)).toEqual({ left: 8, top: 194 });
});

test('it is above a target at the bottom of the screen', () => {
  const target = { left: 20, top: 550, width: 60, height: 80 };

  expect(placeBubble(target, bubble, screen)).toMatchObject({ top: 446 });
});

test('it is beside a target as high as the screen, if that is wide enough', () => {
  const target = { left: 20, top: 0, width: 60, height: 640 };

  expect(placeBubble(target, bubble, { ...screen, width: 800 })).toMatchObject({ left: 94 });
  expect(placeBubble(target, bubble, screen)).toBeUndefined();
});
