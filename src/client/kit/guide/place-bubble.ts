/** A rectangle of the screen, in pixels. */
export interface ScreenRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** On which side of its target a bubble stands; `far`: anywhere else. */
export type BubbleSide = 'below' | 'above' | 'right' | 'left' | 'far';

type Size = Pick<ScreenRect, 'width' | 'height'>;
type Place = ScreenRect & { side: BubbleSide };

/** What lies on the screen besides the target. */
export interface BubbleRoom {
  screen: ScreenRect;
  /** What one could tap: never covered. */
  taps?: readonly ScreenRect[];
  /** What one reads: covered only where there is no other place. */
  words?: readonly ScreenRect[];
  /** What could be tapped and does nothing now: rather not covered. */
  idle?: readonly ScreenRect[];
}

/** Between a bubble and what it points at. */
const GAP = 14;
/** Between a bubble and the edge of the screen. */
const EDGE = 8;
/** Places away from the target are tried so far from each other. */
const STEP = 12;

const SIDES = ['below', 'above', 'right', 'left'] as const;

/** How bad it is to cover a pixel of something, measured in pixels of distance from the target. */
const COST = { words: 2, idle: 0.1 };

/**
 * Where a bubble stands: inside the screen, never over its target nor over anything that could be tapped, beside the
 * target where that is possible, or else near it. Undefined where there is no such place.
 */
export function placeBubble(target: ScreenRect, bubble: Size, room: BubbleRoom): Place | undefined {
  const { screen, taps = [] } = room;
  const isFree = (place: Place) =>
    isInside(place, screen) && [target, ...taps].every((one) => overlap(place, one) === 0);
  const beside = SIDES.map((side) => ({ side, ...bubble, ...besides(target, bubble, side, screen) })).filter(isFree);
  const isQuiet = (place: Place) => costOf(place, target, room) <= GAP;
  return beside.find(isQuiet) ?? cheapest([...beside, ...placesIn(screen, bubble).filter(isFree)], target, room);
}

function cheapest(places: readonly Place[], target: ScreenRect, room: BubbleRoom): Place | undefined {
  let best: { place: Place; cost: number } | undefined;
  for (const place of places) {
    const cost = costOf(place, target, room);
    if (best === undefined || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}

function costOf(place: ScreenRect, target: ScreenRect, { words = [], idle = [] }: BubbleRoom): number {
  return COST.words * covered(place, words) + COST.idle * covered(place, idle) + distance(place, target);
}

/** All over the screen. */
function placesIn(screen: ScreenRect, bubble: Size): Place[] {
  const places: Place[] = [];
  for (let top = screen.top + EDGE; top + bubble.height + EDGE <= bottom(screen); top += STEP) {
    for (let left = screen.left + EDGE; left + bubble.width + EDGE <= right(screen); left += STEP) {
      places.push({ side: 'far', left, top, ...bubble });
    }
  }
  return places;
}

function besides(
  target: ScreenRect,
  { width, height }: Size,
  side: Exclude<BubbleSide, 'far'>,
  screen: ScreenRect,
): Pick<ScreenRect, 'left' | 'top'> {
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

function isInside(box: ScreenRect, screen: ScreenRect): boolean {
  return (
    box.left >= screen.left && box.top >= screen.top && right(box) <= right(screen) && bottom(box) <= bottom(screen)
  );
}

function covered(box: ScreenRect, others: readonly ScreenRect[]): number {
  return others.reduce((sum, other) => sum + overlap(box, other), 0);
}

/** How far two rectangles are from each other. */
function distance(a: ScreenRect, b: ScreenRect): number {
  const across = Math.max(0, a.left - right(b), b.left - right(a));
  const down = Math.max(0, a.top - bottom(b), b.top - bottom(a));
  return Math.hypot(across, down);
}

/** How many pixels two rectangles share. */
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
