import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';

/** How far a finger drags a map, and in how many one-frame steps. */
const DRAG = { steps: 60, px: 3 };
const FRAME_MS = 16;

/** How many cards move at a time, and for how long. */
const CARDS = { count: 12, ms: 820, apart: 20, rounds: 5 };

type Watching = typeof globalThis & { frameTimes: number[] };

/** The times between frames, in ms, while a map is dragged back and forth; empty if the table has no map. */
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

/** The average time between frames, in ms, while twelve cards move, and while twelve plain images do the same. */
export interface CardFrames {
  table: number;
  plain: number;
}

/**
 * Twelve cards of the table are gathered and dealt again, as between the dungeons of a game; undefined if a table shows
 * fewer.
 */
export async function framesOfCards(page: Page): Promise<{ frameMs: number; places: readonly Place[] } | undefined> {
  const places = await page.evaluate(markCards, CARDS.count);
  return places.length < CARDS.count ? undefined : { frameMs: await frameOfGathering(page), places };
}

/** Images of the same sizes do it on an empty page: the best this machine can reach. */
export async function framesOfImages(page: Page, places: readonly Place[], pictures: string): Promise<number> {
  await page.goto('about:blank');
  await page.setContent(plainPage(places, pictures));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  return frameOfGathering(page);
}

/** The average of the best round: other load on the machine can only make pages slower. */
async function frameOfGathering(page: Page): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < CARDS.rounds; round += 1) {
    await page.evaluate(watchFrames);
    await page.evaluate(gatherCards, CARDS);
    const frames = await page.evaluate(() => (globalThis as Watching).frameTimes);
    rounds.push(frames.reduce((sum, ms) => sum + ms, 0) / frames.length);
  }
  return Math.min(...rounds);
}

type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** Images in the places of the table's cards, and nothing else. */
function plainPage(places: readonly Place[], pictures: string): string {
  const files = readdirSync(pictures).filter((file) => file.endsWith('.webp'));
  const images = places.map(({ x, y, width, height }, place) => {
    const data = readFileSync(path.join(pictures, elementAt(files, place % files.length))).toString('base64');
    const style = `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
    return `<img data-moved alt="" style="${style}" src="data:image/webp;base64,${data}">`;
  });
  return `<meta name="viewport" content="width=device-width">${images.join('')}`;
}

/**
 * Runs in the page: marks the first cards, and returns their places. Wide elements, and those that contain cards, do
 * not count.
 */
function markCards(count: number): Place[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-flip]:not(:has([data-flip]))')];
  const cards = all.filter((card) => {
    const { width, height } = card.getBoundingClientRect();
    return Math.min(width, height) > 24 && width < innerWidth / 2;
  });
  return cards.slice(0, count).map((card) => {
    card.setAttribute('data-moved', '');
    return card.getBoundingClientRect().toJSON() as Place;
  });
}

/** Runs in the page: moves the marked cards to the middle of the screen and back. */
async function gatherCards({ ms, apart }: typeof CARDS): Promise<void> {
  const moving = [...document.querySelectorAll('[data-moved]')].map((card, place) => {
    const { x, y, width, height } = card.getBoundingClientRect();
    const away = `translate(${innerWidth / 2 - x - width / 2}px, ${innerHeight / 2 - y - height / 2}px) rotate(${place * 4 - 20}deg)`;
    const frames = [{ transform: 'none' }, { transform: away, offset: 0.5 }, { transform: 'none' }];
    return card.animate(frames, { duration: ms, delay: place * apart }).finished.catch(() => undefined);
  });
  await Promise.all(moving);
}

/** Runs in the page: records the time between frames until it is called again. */
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
