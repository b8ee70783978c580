import { paceNow } from '../../device/settings.ts';

/** The page before a change: the rectangles of all elements with `data-flip`, and copies of those that may leave. */
export interface FlipSnapshot {
  places: ReadonlyMap<string, DOMRect>;
  copies: ReadonlyMap<string, HTMLElement>;
}

/** A landing; the jolt of the board begins at 0.8 of it. */
const SLAM_MS = 420;
const GENTLE = 'cubic-bezier(0.3, 0.9, 0.4, 1)';

/** Whether motion is on. */
export function isMotionWanted(): boolean {
  return paceNow() > 0;
}

/** A duration in ms at the chosen speed. */
export function paced(ms: number): number {
  return ms * paceNow();
}

/** Takes a snapshot of an element before React changes it. */
export function takeSnapshot(stage: ParentNode): FlipSnapshot {
  const places = new Map<string, DOMRect>();
  const copies = new Map<string, HTMLElement>();
  for (const element of stage.querySelectorAll<HTMLElement>('[data-flip]')) {
    const key = element.dataset.flip ?? '';
    const place = element.getBoundingClientRect();
    // Hidden elements have no position to move from.
    if (place.width === 0) continue;
    places.set(key, place);
    if (element.dataset.flipLeaves !== undefined) copies.set(key, element.cloneNode(true) as HTMLElement);
  }
  return { places, copies };
}

/** The element with this key now. */
export function flipElement(stage: ParentNode, key: string): HTMLElement | undefined {
  return stage.querySelector<HTMLElement>(`[data-flip="${key}"]`) ?? undefined;
}

/**
 * Turns a card over. Its face is visible from the first frame, because the text beside it already names the card. Ends
 * an earlier animation.
 */
export function flipOver(card: HTMLElement): void {
  const frames = ['rotateY(80deg) scale(1.06)', 'rotateY(0) scale(1)'].map((turned) => ({
    transform: `perspective(60rem) ${turned}`,
  }));
  start(card, frames, { duration: 340 });
}

/** Ends the animation of an element: it is at its final place at once. */
export function stopMoving(element: HTMLElement): void {
  for (const running of element.getAnimations()) if (!(running instanceof CSSAnimation)) running.cancel();
}

/** Animates an element from another place to its own. */
export function flyIn(element: HTMLElement, from: DOMRect, delay = 0): void {
  const to = element.getBoundingClientRect();
  const transform = moving(from, to);
  start(
    element,
    [
      { transform, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 380, delay, fill: 'backwards' },
  );
}

/** A card lands with weight: it comes from another place, hangs above its own, and drops. */
export function slam(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  start(
    element,
    [
      { transform: moving(from, to), opacity: 0.6 },
      { transform: 'translateY(-14px) scale(1.5)', opacity: 1, offset: 0.6, easing: 'cubic-bezier(0.7, 0, 1, 1)' },
      { transform: 'scale(0.93)', offset: 0.82 },
      { transform: 'none' },
    ],
    { duration: SLAM_MS },
  );
}

/** Animates an element from its earlier place and size to the current ones. */
export function glide(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const isMoved = [from.x - to.x, from.y - to.y, from.width - to.width].some((by) => Math.abs(by) > 1);
  if (isMoved) start(element, [{ transform: fitting(from, to) }, { transform: 'none' }], { duration: 260 });
}

/** Moves an element to a point and back, as if gathered and dealt again. */
export function gather(element: HTMLElement, at: { x: number; y: number }, delay: number): void {
  const { x, y, width, height } = element.getBoundingClientRect();
  const away = `translate(${at.x - x - width / 2}px, ${at.y - y - height / 2}px) rotate(${(delay % 40) - 20}deg)`;
  const frames = [
    { transform: 'none' },
    { transform: away, offset: 0.4 },
    { transform: away, offset: 0.6 },
    { transform: 'none' },
  ];
  start(element, frames, { duration: 820, delay, fill: 'backwards' });
}

/**
 * Flies a copy of a removed element to its destination, then removes the copy. It stays in its old layer, so that its
 * styles still apply.
 */
export function flyAway(
  copy: HTMLElement,
  flight: { layer: HTMLElement; from: DOMRect; to: DOMRect; delay: number; ms?: number },
): void {
  const { layer, from, to, delay, ms = 420 } = flight;
  const origin = layer.getBoundingClientRect();
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  copy.removeAttribute('data-flip');
  Object.assign(copy.style, {
    position: 'absolute',
    inset: 'auto',
    zIndex: '60',
    left: `${from.x - origin.x}px`,
    top: `${from.y - origin.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  layer.append(copy);
  const scale = Math.min(to.width / from.width, to.height / from.height, 0.5);
  const x = to.x + to.width / 2 - from.x - from.width / 2;
  const y = to.y + to.height / 2 - from.y - from.height / 2;
  const end = `translate(${x}px, ${y}px) scale(${scale})`;
  const flying = copy.animate([{ transform: 'none' }, { transform: end, opacity: 0.5 }], {
    duration: paced(ms),
    delay: paced(delay),
    easing: 'cubic-bezier(0.5, 0, 0.6, 1)',
    fill: 'both',
  });
  flying.onfinish = () => copy.remove();
  flying.oncancel = () => copy.remove();
}

/** A short pulse, for a number that has changed. */
export function pulse(element: HTMLElement): void {
  start(element, [{ transform: 'scale(1.7)' }, { transform: 'scale(1)' }], { duration: 450 });
}

/** Shown in its earlier place, in its own proportions. */
function moving(from: DOMRect, to: DOMRect): string {
  return `${centring(from, to)} scale(${ratio(from.width, to.width)})`;
}

/** Fills exactly its earlier place. */
function fitting(from: DOMRect, to: DOMRect): string {
  return `${centring(from, to)} scale(${ratio(from.width, to.width)}, ${ratio(from.height, to.height)})`;
}

function centring(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  return `translate(${x}px, ${y}px)`;
}

function ratio(from: number, to: number): number {
  return Math.max(0.1, from / Math.max(1, to));
}

function start(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  stopMoving(element);
  const { duration = 0, delay = 0 } = timing;
  element.animate(frames, { easing: GENTLE, ...timing, duration: paced(Number(duration)), delay: paced(delay) });
}
