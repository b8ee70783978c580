/** A rectangle of the screen, in pixels. */
export interface ScreenRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type BubbleSide = 'below' | 'above' | 'right' | 'left';

/** Between a bubble and what it points at. */
const GAP = 14;
/** Between a bubble and the edge of the screen. */
const EDGE = 8;

const SIDES: readonly BubbleSide[] = ['below', 'above', 'right', 'left'];

/**
 * Where a bubble stands: beside its target and never over it, inside the screen, and over as little as possible of what
 * is to be kept clear: `isFar` where that stands between the two.
 */
export function placeBubble(
  target: ScreenRect,
  bubble: Pick<ScreenRect, 'width' | 'height'>,
  { screen, clear }: { screen: ScreenRect; clear: readonly ScreenRect[] },
): ScreenRect & { side: BubbleSide; isFar: boolean } {
  const places = SIDES.map((side) => ({ side, isFar: false, ...bubble, ...besides(target, bubble, side, screen) }));
  const beyond = places.slice(0, 2).flatMap((place) => clear.map((other) => ({ ...place, ...beyondOf(place, other) })));
  const inside = [...places, ...beyond].filter((place) => isInside(place, screen) && overlap(place, target) === 0);
  const [best] = inside.sort((a, b) => covered(a, clear) - covered(b, clear));
  if (best !== undefined) return best;
  const isRoomBelow = bottom(screen) - bottom(target) >= target.top - screen.top;
  return places[isRoomBelow ? 0 : 1];
}

function besides(
  target: ScreenRect,
  { width, height }: Pick<ScreenRect, 'width' | 'height'>,
  side: BubbleSide,
  screen: ScreenRect,
) {
  const middle = {
    left: between(target.left + target.width / 2 - width / 2, screen.left + EDGE, right(screen) - width - EDGE),
    top: between(target.top + target.height / 2 - height / 2, screen.top + EDGE, bottom(screen) - height - EDGE),
  };
  switch (side) {
    case 'below':
      return { left: middle.left, top: bottom(target) + GAP };
    case 'above':
      return { left: middle.left, top: target.top - height - GAP };
    case 'right':
      return { left: right(target) + GAP, top: middle.top };
    case 'left':
      return { left: target.left - width - GAP, top: middle.top };
  }
}

/** The same place, farther up or down: on the other side of what is to be kept clear. */
function beyondOf(
  { side, height }: ScreenRect & { side: BubbleSide },
  other: ScreenRect,
): { top: number; isFar: boolean } {
  return { top: side === 'above' ? other.top - height - EDGE : bottom(other) + EDGE, isFar: true };
}

function isInside(box: ScreenRect, screen: ScreenRect): boolean {
  return (
    box.left >= screen.left && box.top >= screen.top && right(box) <= right(screen) && bottom(box) <= bottom(screen)
  );
}

function covered(box: ScreenRect, clear: readonly ScreenRect[]): number {
  return clear.reduce((sum, other) => sum + overlap(box, other), 0);
}

function overlap(a: ScreenRect, b: ScreenRect): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function right({ left, width }: ScreenRect): number {
  return left + width;
}

function bottom({ top, height }: ScreenRect): number {
  return top + height;
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
