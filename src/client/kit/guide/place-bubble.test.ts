import { expect, test } from 'vitest';
import { elementAt } from '../../../engine/list.ts';
import { placeBubble, type ScreenRect } from './place-bubble.ts';

const screen = { left: 0, top: 48, width: 360, height: 592 };
const bubble = { width: 300, height: 90 };

/** Whether two rectangles share a pixel. */
function isOver(a: ScreenRect | undefined, b: ScreenRect): boolean {
  if (a === undefined) return false;
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

test('a bubble is below its target if there is room', () => {
  const target = { left: 20, top: 100, width: 60, height: 80 };

  expect(placeBubble(target, bubble, { screen })).toMatchObject({ side: 'below', left: 8, top: 194 });
});

test('it is above a target at the bottom of the screen', () => {
  const target = { left: 20, top: 550, width: 60, height: 80 };

  expect(placeBubble(target, bubble, { screen })).toMatchObject({ side: 'above', top: 446 });
});

test('it does not cover the prompt if another side is as good', () => {
  const target = { left: 100, top: 300, width: 160, height: 60 };
  const prompt = { left: 0, top: 380, width: 360, height: 80 };

  expect(placeBubble(target, bubble, { screen, words: [prompt] })?.side).toBe('above');
});

test('it never covers a control, and is as near as possible', () => {
  // A hand in two rows at the bottom of a phone, and the buttons of the prompt above it.
  const hand = [460, 550].flatMap((top) => [0, 120, 240].map((left) => ({ left, top, width: 118, height: 84 })));
  const buttons = [{ left: 10, top: 400, width: 340, height: 48 }];
  const target = elementAt(hand, 1);
  const taps = [...hand, ...buttons].filter((tap) => tap !== target);
  const place = placeBubble(target, bubble, { screen, taps });

  expect(place?.side).toBe('far');
  for (const tap of [target, ...taps]) expect(isOver(place, tap)).toBe(false);
  expect((place?.top ?? 0) + bubble.height).toBeGreaterThan(380);
});

test('a gap that just fits it is found', () => {
  // Between a row of others and the prompt there are two pixels more than it needs on each side.
  const target = { left: 0, top: 48, width: 360, height: 40 };
  const rows = { left: 0, top: 48, width: 360, height: 101 };
  const prompt = { left: 10, top: rows.top + rows.height + bubble.height + 4, width: 340, height: 400 };

  expect(placeBubble(target, bubble, { screen, taps: [rows, prompt] })).toMatchObject({ top: 151 });
});

test('it covers a disabled control rather than text', () => {
  const target = { left: 0, top: 540, width: 360, height: 100 };
  const words = { left: 0, top: 420, width: 360, height: 110 };
  const idle = { left: 0, top: 48, width: 360, height: 372 };
  const place = placeBubble(target, bubble, { screen, words: [words], idle: [idle] });

  expect(isOver(place, words)).toBe(false);
  expect(isOver(place, idle)).toBe(true);
});

test('it is near its target over disabled controls rather than far away', () => {
  // The deck of a wide table: empty days above it, the player's own week and the prompt below.
  const screen = { left: 0, top: 48, width: 1440, height: 852 };
  const deck = { left: 1200, top: 340, width: 80, height: 50 };
  const idle = { left: 720, top: 140, width: 700, height: 190 };
  const taps = [
    { left: 720, top: 100, width: 700, height: 30 },
    { left: 100, top: 340, width: 1090, height: 50 },
    { left: 100, top: 395, width: 1250, height: 320 },
  ];
  const place = placeBubble(deck, { width: 336, height: 57 }, { screen, taps, idle: [idle] });

  expect(isOver(place, idle)).toBe(true);
  expect((place?.top ?? 0) + 57).toBeGreaterThan(deck.top - 20);
});

test('without a place that covers no control it is not shown', () => {
  const target = { left: 0, top: 90, width: 360, height: 500 };

  expect(placeBubble(target, bubble, { screen })).toBeUndefined();
  expect(placeBubble({ ...target, height: 80 }, bubble, { screen, taps: [screen] })).toBeUndefined();
});
