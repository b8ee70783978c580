import type { CDPSession, Page } from '@playwright/test';

/** How far a finger drags a map, and in how many steps of a frame each. */
const DRAG = { steps: 60, px: 3 };
const FRAME_MS = 16;

/** How many cards move at a time, and for how long. */
const CARDS = { count: 12, ms: 820, apart: 20, rounds: 3 };

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

/**
 * The times between frames, in ms, while twelve cards of the table are gathered and dealt again, as between the
 * dungeons of a game; none where a table shows fewer.
 */
export async function framesOfCards(page: Page): Promise<readonly number[]> {
  const frames: number[] = [];
  for (let round = 0; round < CARDS.rounds; round += 1) {
    await page.evaluate(watchFrames);
    const hasMoved = await page.evaluate(gatherCards, CARDS);
    if (!hasMoved) return [];
    frames.push(...(await page.evaluate(() => (globalThis as Watching).frameTimes)));
  }
  return frames;
}

/** Runs in the page: moves cards to the middle of the screen and back; false where there are not enough of them. */
async function gatherCards({ count, ms, apart }: typeof CARDS): Promise<boolean> {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-flip]')].filter((card) => {
    const { width, height } = card.getBoundingClientRect();
    return width > 24 && height > 24;
  });
  if (cards.length < count) return false;
  const moving = cards.slice(0, count).map((card, place) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const away = `translate(${innerWidth / 2 - x - width / 2}px, ${innerHeight / 2 - y - height / 2}px) rotate(${place * 4 - 20}deg)`;
    const frames = [{ transform: 'none' }, { transform: away, offset: 0.5 }, { transform: 'none' }];
    return card.animate(frames, { duration: ms, delay: place * apart }).finished.catch(() => undefined);
  });
  await Promise.all(moving);
  return true;
}

/** Runs in the page: records the time between frames from now on, until it is called again. */
function watchFrames(): void {
  const frames: number[] = [];
  (globalThis as Watching).frameTimes = frames;
  let before: number | undefined;
  requestAnimationFrame(function next(now) {
    if ((globalThis as Watching).frameTimes !== frames) return;
    if (before !== undefined) frames.push(now - before);
    before = now;
    requestAnimationFrame(next);
  });
}
