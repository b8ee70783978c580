import { rememberedScanning, SCAN_MS } from '../../device/scanning.ts';
import styles from './scanning.module.css';

/** What can be chosen with a tap; text fields need more than one switch. */
const CHOICES = 'button, a[href], summary, [role="button"], input:is([type="checkbox"], [type="radio"])';
/** What belongs together on the page: one is chosen first, then a part of it. */
const PLACES = '[data-for-you], [data-can-flip], header, footer, nav, form, section, article, ul, ol';
/** While something lies over the page, only its choices. */
const OVER = 'dialog[open], [role="dialog"], [role="alertdialog"]';
/** So few choices are offered one by one at once. */
const FEW = 6;
/** After so many rounds without a choice, the scan returns to the places. */
const ROUNDS = 2;

/** What the frame is around: some places in turn, or the choices of one. */
interface Scan {
  groups: readonly (readonly HTMLElement[])[];
  at: number;
  /** The choices of a place that was chosen. */
  isWithin: boolean;
}

let stop: (() => void) | undefined;

/** Scans at the speed chosen on this device, or not at all; called again when another is chosen. */
export function startScanning(): void {
  stop?.();
  const stepMs = SCAN_MS[rememberedScanning()];
  stop = stepMs === 0 ? undefined : scanAt(stepMs);
}

/** A frame goes from choice to choice; a key or a tap anywhere chooses. Escape ends it until the page is reloaded. */
function scanAt(stepMs: number): () => void {
  const frame = document.createElement('div');
  frame.className = `${styles.frame}`;
  frame.dataset.scanFrame = '';
  frame.setAttribute('aria-hidden', 'true');
  document.body.append(frame);
  let scan: Scan = { groups: [], at: -1, isWithin: false };

  function step(): void {
    const next = scan.at + 1;
    const isWithin = scan.isWithin && next < scan.groups.length * ROUNDS && scan.groups.flat().some(isOffered);
    scan = isWithin ? { ...scan, at: next } : nextPlace(scan, next);
    frameAround(frame, chosenOf(scan));
  }

  function choose(): void {
    const chosen = chosenOf(scan).filter(isOffered);
    const [only, another] = chosen;
    if (another !== undefined) scan = { groups: partsOf(chosen), at: -1, isWithin: true };
    else if (only !== undefined) {
      scan = { groups: [], at: -1, isWithin: false };
      only.focus({ preventScroll: true });
      only.click();
    }
    restart();
  }

  const events = { key: onKey(choose, () => stop?.()), tap: onTap(choose) };
  let timer = setInterval(step, stepMs);
  function restart(): void {
    clearInterval(timer);
    timer = setInterval(step, stepMs);
    step();
  }
  addEventListener('keydown', events.key, true);
  for (const kind of TAPS) addEventListener(kind, events.tap, true);
  step();
  return () => {
    clearInterval(timer);
    removeEventListener('keydown', events.key, true);
    for (const kind of TAPS) removeEventListener(kind, events.tap, true);
    frame.remove();
    stop = undefined;
  };
}

/** The taps of a switch; the one that ends a tap chooses. */
const TAPS = ['pointerdown', 'pointerup', 'click'] as const;

function onTap(choose: () => void): (event: Event) => void {
  return (event) => {
    // Our own clicks, and those of assistive technology, are not the switch.
    if (!event.isTrusted || (event instanceof MouseEvent && event.detail === 0 && event.type === 'click')) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type === 'click') choose();
  };
}

function onKey(choose: () => void, end: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Escape') return end();
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (!event.repeat) choose();
  };
}

/** The page has changed meanwhile: its places are found anew, and the scan goes on from where it was. */
function nextPlace({ isWithin, groups: before }: Scan, next: number): Scan {
  const groups = placesNow();
  const last = isWithin ? undefined : before[next - 1]?.find(isOffered);
  const known = last === undefined ? -1 : groups.findIndex((group) => group.includes(last));
  return { groups, at: groups.length === 0 ? -1 : (known + 1) % groups.length, isWithin: false };
}

function chosenOf({ groups, at }: Scan): readonly HTMLElement[] {
  return groups[at % Math.max(1, groups.length)] ?? [];
}

/** The choices on the page by place, those for the reader's own turn first. */
function placesNow(): HTMLElement[][] {
  const over = [...document.querySelectorAll(OVER)].filter((one) => one.checkVisibility()).at(-1);
  const choices = [...(over ?? document).querySelectorAll<HTMLElement>(CHOICES)].filter(isOffered);
  if (choices.length <= FEW) return choices.map((one) => [one]);
  const places = new Map<Element | null, HTMLElement[]>();
  for (const one of choices) {
    const place = one.closest(PLACES);
    places.set(place, [...(places.get(place) ?? []), one]);
  }
  return [...places].sort(([one], [other]) => rankOf(one) - rankOf(other)).map(([, group]) => group);
}

/** The parts of a place that was chosen: its rows if they are many, otherwise each choice. */
function partsOf(chosen: readonly HTMLElement[]): HTMLElement[][] {
  const rows = new Map<number, HTMLElement[]>();
  for (const one of chosen) {
    const top = Math.round(one.getBoundingClientRect().top);
    rows.set(top, [...(rows.get(top) ?? []), one]);
  }
  const isGrid = chosen.length > FEW && rows.size > 1 && rows.size < chosen.length;
  return isGrid ? [...rows.values()] : chosen.map((one) => [one]);
}

/** What waits for the reader, then the page, then what is around it. */
function rankOf(place: Element | null): number {
  if (place?.matches('[data-for-you="true"], [data-can-flip="true"]') === true) return 0;
  return place?.closest('main') == null ? 2 : 1;
}

function isOffered(one: HTMLElement): boolean {
  const isOff = (one as HTMLButtonElement).disabled || one.getAttribute('aria-disabled') === 'true';
  return !isOff && one.isConnected && one.checkVisibility({ visibilityProperty: true }) && one.offsetWidth > 0;
}

function frameAround(frame: HTMLElement, chosen: readonly HTMLElement[]): void {
  frame.hidden = chosen.length === 0;
  chosen[0]?.scrollIntoView({ block: 'nearest' });
  const boxes = chosen.map((one) => one.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  Object.assign(frame.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${right - left}px`,
    height: `${bottom - top}px`,
  });
}
