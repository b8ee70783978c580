interface Size {
  width: number;
  height: number;
}

interface Place {
  left: number;
  top: number;
}

/** Distance between a bubble and its target. */
const GAP = 14;
/** Distance between a bubble and the edge of the screen. */
const EDGE = 8;

/** The place of a bubble beside its target and inside the screen; undefined if no side has room. */
export function placeBubble(target: Place & Size, bubble: Size, screen: Size): Place | undefined {
  const beside = {
    left: between(target.left + target.width / 2 - bubble.width / 2, screen.width - bubble.width - EDGE),
    top: between(target.top + target.height / 2 - bubble.height / 2, screen.height - bubble.height - EDGE),
  };
  const sides: readonly Place[] = [
    { left: beside.left, top: target.top + target.height + GAP },
    { left: beside.left, top: target.top - bubble.height - GAP },
    { left: target.left + target.width + GAP, top: beside.top },
    { left: target.left - bubble.width - GAP, top: beside.top },
  ];
  return sides.find(
    ({ left, top }) =>
      left >= 0 && top >= 0 && left + bubble.width <= screen.width && top + bubble.height <= screen.height,
  );
}

function between(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most));
}
