import { expect, type Page } from '@playwright/test';

/** What moved: buttons and links of the end, by how much; and the layout shift, if the browser measures it. */
interface Moved {
  moved: string[];
  shift: number;
}

/** Opens the end of a game while its record is delayed, and returns what moves as the picture appears. */
export async function openWithLatePicture(page: Page, end: string): Promise<Moved> {
  let release = () => undefined as unknown;
  const isReleased = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  await page.addInitScript(sumShifts);
  await page.route('**/api/replays/*', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(end);
  const point = page.getByRole('region', { name: 'The turning point' });
  await expect(point, 'its room is there before its record').toBeVisible();
  await expect(page.getByRole('link', { name: 'Replay', exact: true })).toBeVisible();
  const before = await page.evaluate(places);
  release();
  await expect(point.locator('[inert]'), 'the picture is drawn').toBeVisible({ timeout: 30_000 });
  const after = await page.evaluate(places);
  await page.unroute('**/api/replays/*');
  return {
    moved: before.filter((place) => !after.includes(place)),
    shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift),
  };
}

/** Runs in the page: the positions of its buttons and links. */
function places(): string[] {
  const shown = [...document.querySelectorAll('main :is(button, a)')].filter((target) => target.checkVisibility());
  return shown.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return `${target.textContent} ${[left, top, width, height].map(Math.round).join(' ')}`;
  });
}

/** Runs in the page from its start. */
function sumShifts(): void {
  const sum = { shift: 0 };
  Object.defineProperty(globalThis, 'shift', { get: () => sum.shift });
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) sum.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
