/** A rectangle of the screen, in pixels. */
export interface ScreenRect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The side of its target on which a bubble is; `far`: anywhere else. */
export type BubbleSide = 'below' | 'above' | 'right' | 'left' | 'far';

type Size = Pick<ScreenRect, 'width' | 'height'>;
type Place = ScreenRect & { side: BubbleSide };

/** The screen's content besides the target. */
export interface BubbleRoom {
  screen: ScreenRect;
  /** Controls and the prompt: never covered. */
  taps?: readonly ScreenRect[];
  /** Texts: covered only if there is no other place. */
  words?: readonly ScreenRect[];
  /** Disabled controls: covered if necessary. */
  idle?: readonly ScreenRect[];
}

/** Distance between a bubble and its target. */
const GAP = 14;
/** Distance between a bubble and the edge of the screen. */
const EDGE = 8;
/** Distance between a bubble and elements it must not cover. */
const CLOSE = 2;
/** The grid of candidate places away from the target. */
const STEP = 12;

const SIDES = ['below', 'above', 'right', 'left'] as const;

/** The cost of covering a pixel, in pixels of distance from the target. */
const COST = { words: 2, idle: 0.01 };

/**
 * Places a bubble: inside the screen, never over its target or a control, beside the target if possible, or else near
 * it. Undefined if there is no such place.
 */
export function placeBubble(target: ScreenRect, bubble: Size, room: BubbleRoom): Place | undefined {
  const { screen, taps = [] } = room;
  const isFree = (place: Place) =>
    isInside(place, screen) && [target, ...taps].every((one) => overlap(place, one) === 0);
  const beside = SIDES.map((side) => ({ side, ...bubble, ...besides(target, bubble, side, screen) })).filter(isFree);
  const isQuiet = (place: Place) => costOf(place, target, room) <= GAP;
  return beside.find(isQuiet) ?? cheapest([...beside, ...placesIn(room, bubble).filter(isFree)], target, room);
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

/** Candidate places all over the screen: on a grid, and close below and above wide elements. */
function placesIn({ screen, taps = [], words = [] }: BubbleRoom, bubble: Size): Place[] {
  const places: Place[] = [];
  const wide = [...taps, ...words].filter(({ width }) => width > bubble.width / 2);
  const tops = wide.flatMap((one) => [bottom(one) + CLOSE, one.top - bubble.height - CLOSE]);
  for (let top = screen.top + EDGE; top + bubble.height + EDGE <= bottom(screen); top += STEP) tops.push(top);
  for (const top of new Set(tops)) {
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

/** The distance between two rectangles. */
function distance(a: ScreenRect, b: ScreenRect): number {
  const across = Math.max(0, a.left - right(b), b.left - right(a));
  const down = Math.max(0, a.top - bottom(b), b.top - bottom(a));
  return Math.hypot(across, down);
}

/** The shared area of two rectangles, in pixels. */
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
