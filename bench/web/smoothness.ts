import type { CDPSession, Page } from '@playwright/test';

/** How far a finger drags a map, and in how many steps of a frame each. */
const DRAG = { steps: 60, px: 3 };
const FRAME_MS = 16;

type Watching = typeof globalThis & { frameTimes: number[] };

/** The times between frames, in ms, while a map is dragged to and fro; none where a table has no map. */
export async function framesOfDragging(page: Page, session: CDPSession): Promise<readonly number[]> {
  const box = await page
    .locator('[data-effects]')
    .first()
    .boundingBox({ timeout: 1000 })
    .catch(() => null);
  if (box === null) return [];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', dx: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + dx, y }],
    });
  await page.evaluate(watchFrames);
  await touch('touchStart', 0);
  for (let step = 1; step <= DRAG.steps; step += 1) {
    const along = step <= DRAG.steps / 2 ? step : DRAG.steps - step;
    await touch('touchMove', along * DRAG.px);
    await page.waitForTimeout(FRAME_MS);
  }
  await touch('touchEnd', 0);
  return page.evaluate(() => (globalThis as Watching).frameTimes);
}

/** Runs in the page: records the time between frames from now on. */
function watchFrames(): void {
  const frames: number[] = [];
  (globalThis as Watching).frameTimes = frames;
  let before: number | undefined;
  requestAnimationFrame(function next(now) {
    if (before !== undefined) frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });
}
