import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '../../scripts/chromium.js';

/**
 * Puts pictures of `take.ts` beside earlier ones: `npx tsx test/screens/sheets.ts EARLIER NOW OUT`. One sheet per
 * subject and size; a row is a screen before and after, in each theme and language.
 */
const LOOKS = ['dark.en', 'dark.it', 'light.en', 'light.it'];
/** The width of a picture on the sheet, by the width of the screen. */
const WIDTHS: Readonly<Record<string, number>> = { '390': 150, '1440': 300, '1920': 330 };
const QUALITY = 0.6;

const [earlier, now, out] = [folderAt(0), folderAt(1), folderAt(2)];
mkdirSync(out, { recursive: true });

const names = readdirSync(now).filter((file) => file.endsWith('.png'));
const subjects = [...new Set(names.map((file) => file.slice(0, file.indexOf('-'))))];
const executablePath = await findOrInstallChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  for (const subject of subjects) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      const moments = ['first', 'lobby', 'start', 'middle', 'moment', 'end'].filter((moment) =>
        names.includes(`${subject}-${moment}.${size}.${LOOKS[0]}.png`),
      );
      const sheet = await drawn(page, sheetOf(subject, { size, width, moments }));
      writeFileSync(path.join(out, `${subject}-${size}.webp`), sheet);
      console.log(`${subject}-${size}.webp ${(sheet.length / 1000).toFixed(0)} kB`);
    }
  }
} finally {
  await browser.close();
}

function sheetOf(subject: string, of: { size: string; width: number; moments: readonly string[] }): string {
  const picture = (folder: string, moment: string, look: string) => {
    const file = path.join(folder, `${subject}-${moment}.${of.size}.${look}.png`);
    if (!existsSync(file)) return '<i></i>';
    return `<img src="data:image/png;base64,${readFileSync(file).toString('base64')}">`;
  };
  const rows = of.moments.map(
    (moment) =>
      `<b>${moment}</b>${LOOKS.map((look) => `<span>${picture(earlier, moment, look)}${picture(now, moment, look)}</span>`).join('')}`,
  );
  const head = LOOKS.map((look) => `<b>${look.replace('.', ', ')}: before, after</b>`).join('');
  return `<style>
    body { margin: 0; background: #1a1622; color: #e8d9b8; font: 12px sans-serif }
    main { display: inline-grid; grid-template-columns: auto repeat(4, auto); gap: 6px 10px; padding: 8px }
    b { font-weight: 400; align-self: center }
    span { display: flex; flex-direction: ${of.size === '390' ? 'row' : 'column'}; gap: 2px }
    img, i { width: ${of.width}px; display: block }
  </style><main><b></b>${head}${rows.join('')}</main>`;
}

/** A page's picture as WebP. */
async function drawn(page: Page, html: string): Promise<Buffer> {
  await page.setContent(html);
  const png = await page.locator('main').screenshot();
  const encoded = await page.evaluate(
    async ({ source, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      const url = canvas.toDataURL('image/webp', quality);
      return url.slice(url.indexOf(',') + 1);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY },
  );
  return Buffer.from(encoded, 'base64');
}

function folderAt(index: number): string {
  const folder = process.argv.slice(2)[index];
  if (folder === undefined) throw new Error('say which folders: npx tsx test/screens/sheets.ts EARLIER NOW OUT');
  return folder;
}
