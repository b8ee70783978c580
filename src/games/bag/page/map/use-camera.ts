import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';

/** Side of a tile on the map before it is scaled. */
export const TILE = 100;
const LARGEST = 2.6;
/** A tile stays large enough to tap, 24 px. */
const SMALLEST = 0.24;
/** Automatic zoom never makes tiles smaller than this: the map then follows the active adventurer. */
const COMFORTABLE = 0.62;
/** On a large screen automatic zoom shows at most this many tiles along the shorter side. */
const MOST_ON_SHOW = 9;
const LARGE_ENOUGH = 1.3;
/** On a large screen tiles are larger: this many fit the shorter side before the whole map is shown smaller. */
const TILES_ON_SHOW = 4.5;
const DRAG_FROM = 7;
/** A part of the board, in tiles. */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Camera extends Point {
  scale: number;
}

interface Point {
  x: number;
  y: number;
}

/** The part of the viewport not covered by panels. */
export interface Free {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The camera of the map: shows everything or follows automatically, and can be dragged, pinched and zoomed. The
 * automatic view is centred in `free`, a part of the viewport.
 */
export function useCamera(bounds: Bounds, focus: Point) {
  const viewport = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const free = useFree(part);
  const [look, setLook] = useState<'follow' | 'all' | Camera>('follow');

  function cameraOf(mode: typeof look): Camera {
    if (mode === 'follow') return followed({ bounds, free, focus });
    return mode === 'all' ? wholeMap(bounds, free) : mode;
  }

  function zoomAt(factor: number, at = { x: free.left + free.width / 2, y: free.top + free.height / 2 }) {
    setLook((was) => zoomed(cameraOf(was), factor, at));
  }

  const handlers = useFingers(viewport, {
    onDrag: (dx, dy) =>
      setLook((was) => {
        const { x, y, scale } = cameraOf(was);
        return { scale, x: x + dx, y: y + dy };
      }),
    onZoom: zoomAt,
  });
  return {
    viewport,
    free: part,
    room: free,
    camera: cameraOf(look),
    mode: typeof look === 'string' ? look : 'free',
    handlers,
    /** Moves to a tile that is out of sight, for keyboard users. */
    reveal: (at: Point) => setLook((was) => broughtIntoSight(cameraOf(was), at, free) ?? was),
    zoomBy: (factor: number) => zoomAt(factor),
    showAll: () => setLook('all'),
    findMe: () => setLook('follow'),
  };
}

/** One finger drags, two pinch, and the wheel zooms. */
function useFingers(
  viewport: RefObject<HTMLElement | null>,
  { onDrag, onZoom }: { onDrag(dx: number, dy: number): void; onZoom(factor: number, at: Point): void },
) {
  const fingers = useRef(new Map<number, Point>());
  const wasDragged = useRef(false);
  const start = useRef({ x: 0, y: 0 });

  function place(event: PointerEvent | WheelEvent): Point {
    const box = viewport.current?.getBoundingClientRect();
    return { x: event.clientX - (box?.x ?? 0), y: event.clientY - (box?.y ?? 0) };
  }

  function lift(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    if (fingers.current.size === 0) viewport.current?.removeAttribute('data-dragged');
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (fingers.current.size === 0) {
        wasDragged.current = false;
        start.current = place(event);
      }
      fingers.current.set(event.pointerId, place(event));
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (before === undefined) return;
      const at = place(event);
      if (!wasDragged.current && Math.hypot(at.x - start.current.x, at.y - start.current.y) < DRAG_FROM) return;
      if (!wasDragged.current) {
        wasDragged.current = true;
        // The map gets its own layer while it is dragged, so that it is not repainted.
        viewport.current?.setAttribute('data-dragged', 'true');
        for (const id of fingers.current.keys()) viewport.current?.setPointerCapture(id);
      }
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, at);
      if (other === undefined) return onDrag(at.x - before.x, at.y - before.y);
      const apart = (one: Point) => Math.hypot(one.x - other.x, one.y - other.y);
      onZoom(apart(at) / Math.max(1, apart(before)), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    },
    onPointerUp: lift,
    onPointerCancel: lift,
    /** Suppresses the click at the end of a drag. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!wasDragged.current) return;
      wasDragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
    onWheel: (event: WheelEvent) => onZoom(Math.exp(-event.deltaY / 500), place(event)),
  };
}

function useFree(part: RefObject<HTMLElement | null>): Free {
  const [size, setSize] = useState<Free>({ left: 0, top: 0, width: 360, height: 300 });
  useLayoutEffect(() => {
    const element = part.current;
    if (element === null) return;
    const measure = () => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = element;
      setSize((before) => (isSame(before, { left, top, width, height }) ? before : { left, top, width, height }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [part]);
  return size;
}

function isSame(one: Free, other: Free): boolean {
  return (Object.keys(one) as (keyof Free)[]).every((edge) => one[edge] === other[edge]);
}

function scaleFor({ left, top, right, bottom }: Bounds, { width, height }: Free): number {
  return Math.min(width / ((right - left + 1) * TILE), height / ((bottom - top + 1) * TILE));
}

/** Nearer or farther; what is at this point stays there. */
function zoomed({ x, y, scale }: Camera, factor: number, at: Point): Camera {
  const next = Math.min(LARGEST, Math.max(SMALLEST, scale * factor));
  const ratio = next / scale;
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio };
}

/** Moved to a tile, unless it is in sight. */
function broughtIntoSight({ x, y, scale }: Camera, at: Point, free: Free): Camera | undefined {
  const side = TILE * scale;
  const [left, top] = [x + at.x * side - free.left, y + at.y * side - free.top];
  if (left >= 0 && top >= 0 && left + side <= free.width && top + side <= free.height) return undefined;
  return { scale, x: x - left + (free.width - side) / 2, y: y - top + (free.height - side) / 2 };
}

/** The whole map, centred. */
function wholeMap(bounds: Bounds, free: Free): Camera {
  const largest = Math.max(LARGE_ENOUGH, Math.min(free.width, free.height) / (TILES_ON_SHOW * TILE));
  const scale = Math.max(SMALLEST, Math.min(largest, scaleFor(bounds, free)));
  const x = free.left + free.width / 2 - ((bounds.left + bounds.right + 1) / 2) * TILE * scale;
  const y = free.top + free.height / 2 - ((bounds.top + bounds.bottom + 1) / 2) * TILE * scale;
  return { x, y, scale };
}

/**
 * The whole map if tiles stay readable; otherwise centred on the active adventurer, with as little empty margin as
 * possible.
 */
function followed(look: { bounds: Bounds; free: Free; focus: Point }): Camera {
  const { bounds, free, focus } = look;
  const whole = wholeMap(bounds, free);
  const least = Math.max(COMFORTABLE, Math.min(free.width, free.height) / (MOST_ON_SHOW * TILE));
  if (whole.scale >= least) return whole;
  const scale = Math.max(least, Math.min(0.95, free.width / (4.2 * TILE)));
  const along = (from: number, to: number, at: number, room: number) => {
    const [start, end] = [from * TILE * scale, (to + 1) * TILE * scale];
    if (end - start <= room) return room / 2 - (start + end) / 2;
    return Math.min(-start, Math.max(room - end, room / 2 - (at + 0.5) * TILE * scale));
  };
  return {
    scale,
    x: free.left + along(bounds.left, bounds.right, focus.x, free.width),
    y: free.top + along(bounds.top, bounds.bottom, focus.y, free.height),
  };
}
