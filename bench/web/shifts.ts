import type { Page } from '@playwright/test';

/** A layout shift: how much of the screen, when, and what. */
export interface Shift {
  value: number;
  /** In ms since the page was opened. */
  at: number;
  /** The phase of the game, from `data-phase`. */
  phase: string;
  what: readonly string[];
}

type Watching = typeof globalThis & { shifts: Shift[] };

/** Runs in the page before anything else: records shifts without a recent tap. */
export function watchShifts(): void {
  const shifts: Shift[] = [];
  (globalThis as Watching).shifts = shifts;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return 'gone';
    const parts: string[] = [];
    for (let at: Element | null = element; at !== null && parts.length < 3; at = at.parentElement) {
      const name = at.getAttribute('class')?.split(' ')[0] ?? at.id;
      parts.unshift(name ? `${at.localName}.${name}` : at.localName);
    }
    return parts.join(' > ');
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const size = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
      shifts.push({
        value,
        at: Math.round(entry.startTime),
        phase: document.querySelector<HTMLElement>('main[data-phase]')?.dataset.phase ?? '',
        what: sources.map((each) => `${nameOf(each.node)} (${size(each.previousRect)} to ${size(each.currentRect)})`),
      });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts in a page so far. */
export function shiftsIn(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (globalThis as Watching).shifts);
}

/** All shifts together: stricter than a browser's own figure, which takes the worst five seconds alone. */
export function totalOf(shifts: readonly Shift[]): number {
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** The largest shifts, a line each, to show where to look. */
export function worstOf(shifts: readonly Shift[], count = 5): string[] {
  const worst = [...shifts].sort((one, other) => other.value - one.value).slice(0, count);
  return worst.map(({ value, at, phase, what }) => `${value.toFixed(4)} at ${at} ms in ${phase}: ${what.join(', ')}`);
}
