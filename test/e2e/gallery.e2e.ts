import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src/games/catalogue.ts';
import { expectNothingFound, LIGHTS } from './axe.ts';
import { expect, test } from './house.ts';

/** The minimum number of exhibits per section; for a game, one per card of the standard pack. */
const LEAST: Readonly<Record<string, number>> = { time: 84, days: 20, bag: 93, dash: 60 };
const SECTIONS: Readonly<Record<string, number>> = {
  house: 14,
  moments: 7,
  ...Object.fromEntries(GAME_IDS.map((id) => [id, LEAST[id] ?? 1])),
};
const STATES = ['loading', 'not-found', 'broken', 'no-table', 'reconnecting', 'offline', 'cover'] as const;

for (const [section, least] of Object.entries(SECTIONS)) {
  test(`in the gallery's section ${section} nothing is cut off, overlaps or is too small to tap, in any language and width`, async ({
    visit,
  }) => {
    const page = await visit(`/gallery?section=${section}&theme=dark&lang=en`);
    for (const lang of ['en', 'it']) {
      if (lang === 'it') await page.getByRole('navigation', { name: 'Language' }).getByText('Italiano').click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.locator('[data-exhibit]').count()).toBeGreaterThanOrEqual(least);
        await page.evaluate(() => document.fonts.ready);
        expect(await faults(page), `${section}, ${lang}, ${width} wide`).toEqual([]);
        // Icons of many exhibits take a moment to be drawn.
        if (lang === 'en' && width === 1440)
          await expect.poll(() => pictureFaults(page), `${section} as a picture`).toEqual([]);
      }
    }
  });
}

test('axe finds nothing in the gallery, in any theme', async ({ visit }) => {
  const page = await visit('/gallery?section=house', { viewport: { width: 1440, height: 900 } });
  for (const [section, least] of Object.entries(SECTIONS)) {
    await page.goto(`/gallery?section=${section}`);
    await expect.poll(() => page.locator('[data-exhibit]').count()).toBeGreaterThanOrEqual(least);
    await expectNothingFound(page, section, LIGHTS);
  }
  for (const state of STATES) {
    await page.goto(`/gallery?section=states&state=${state}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectNothingFound(page, state, LIGHTS);
  }
});

/**
 * The faults of a section: empty exhibits, or exhibits without the size of their frame. There is no comparison with a
 * stored picture: text rendering differs between machines.
 */
async function pictureFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const look = await page.screenshot({ fullPage: true, animations: 'disabled' });
  return page.evaluate(async (picture) => {
    const FRAMES: Readonly<Record<string, [width: number, height: number]>> = {
      small: [4.3, 6],
      tile: [6, 6],
      large: [10.5, 15],
    };
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 64;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (brush === null) return ['no canvas'];
    const wrong: string[] = [];
    for (const exhibit of document.querySelectorAll<HTMLElement>('[data-exhibit]')) {
      const name = exhibit.dataset.exhibit ?? '';
      const frame = exhibit.querySelector<HTMLElement>(':scope > [data-frame]');
      const box = (frame ?? exhibit).getBoundingClientRect();
      const size = FRAMES[frame?.dataset.frame ?? ''];
      // Large cards may grow with their text; no frame may shrink or stretch.
      const isRight =
        size === undefined || (Math.abs(box.width / 16 - size[0]) < 0.1 && box.height / 16 > size[1] - 0.1);
      if (!isRight) wrong.push(`${name}: ${box.width}x${box.height}`);
      brush.drawImage(image, box.x + scrollX, box.y + scrollY, box.width, box.height, 0, 0, 64, 64);
      const { data } = brush.getImageData(0, 0, 64, 64);
      const colours = new Set<number>();
      for (let at = 0; at < data.length; at += 4)
        colours.add(((data[at] ?? 0) >> 4) * 256 + ((data[at + 1] ?? 0) >> 4) * 16 + ((data[at + 2] ?? 0) >> 4));
      if (colours.size < 4) wrong.push(`${name} is empty: ${colours.size} colours`);
    }
    return wrong;
  }, look.toString('base64'));
}

/** The layout faults: text that is cut off or overflows, overlapping exhibits, buttons too small to tap. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (sideways > 0) found.push(`the page is ${sideways}px too wide`);
    const exhibits = [...document.querySelectorAll<HTMLElement>('[data-exhibit]')];
    for (const exhibit of exhibits) {
      const name = exhibit.dataset.exhibit ?? '';
      const box = exhibit.getBoundingClientRect();
      for (const element of exhibit.querySelectorAll<HTMLElement>('*')) {
        if (element.closest('.visually-hidden') !== null || element instanceof SVGElement) continue;
        const style = getComputedStyle(element);
        if (style.display === 'none' || style.visibility === 'hidden') continue;
        if (element.matches('button, a, input')) {
          const { width, height } = element.getBoundingClientRect();
          if (width < 24 || height < 24) found.push(`${name}: a target of ${width}x${height}`);
        }
        const says = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '');
        if (!says) continue;
        // Text shortened on purpose can be read in full elsewhere; a name never is.
        const isShortened = style.webkitLineClamp !== 'none' && /effect|more/.test(element.className);
        if (!isShortened && style.overflow !== 'visible') {
          // Tall letters exceed their line a little; a cut-off line is far more.
          const over = Math.max(
            element.scrollWidth - element.clientWidth,
            element.scrollHeight - element.clientHeight - Number.parseFloat(style.fontSize) / 3,
          );
          if (over > 1) found.push(`${name}: "${element.textContent}" is cut off by ${over}px`);
        }
        if (Number.parseFloat(style.fontSize) < 14)
          found.push(`${name}: "${element.textContent}" is ${style.fontSize}`);
        // A list that scrolls sideways may be wider than its container.
        if (element.closest('ul') !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        const words = range.getBoundingClientRect();
        if (words.left < box.left - 1 || words.right > box.right + 1)
          found.push(`${name}: "${element.textContent}" sticks out`);
      }
    }
    for (const [place, exhibit] of exhibits.entries()) {
      const one = exhibit.getBoundingClientRect();
      const next = exhibits[place + 1]?.getBoundingClientRect();
      if (next === undefined || next.top >= one.bottom - 1 || next.left >= one.right - 1) continue;
      if (next.right > one.left + 1 && next.bottom > one.top + 1)
        found.push(`${exhibit.dataset.exhibit} lies over its neighbour`);
    }
    return found;
  });
}
