import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { chromium } from '@playwright/test';
import { FACTS } from '../src/games/catalogue.ts';

/**
 * The pictures of shared links: `npx tsx foundry/share.js` in the root, after `encode.js`. One per game and state of a
 * table, and one general; each has the size that messengers expect.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const SIZE = { width: 1200, height: 630 };
/** The sign of each state of a table: no words, because a picture is shown to everybody. */
const SIGNS = { open: 'wooden-chair', playing: 'rolling-dices', over: 'laurel-crown' };

const data = (type, file) => `data:${type};base64,${readFileSync(path.join(ROOT, file)).toString('base64')}`;
const font = data('font/woff2', 'node_modules/@fontsource/cinzel/files/cinzel-latin-700-normal.woff2');
const scene = (id) => data('image/webp', `src/games/${id}/pictures/door.webp`);
const sign = (name) => `<svg viewBox="0 0 512 512">${icons.icons[name].body}</svg>`;

const STYLE = `
  @font-face { font-family: Cinzel; src: url(${font}); font-weight: 700 }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1200px; height: 630px; overflow: hidden; background: #17110d; color: #f6e7c8; font: 700 72px/1.1 Cinzel }
  svg { fill: currentColor; display: block }
  .scene { position: absolute; inset: 0; background-size: cover; background-position: 50% 30% }
  .shade { position: absolute; inset: 0; background: linear-gradient(#0000 45%, #0d0805e6 88%) }
  .name { position: absolute; left: 56px; right: 20px; bottom: 84px; text-shadow: 0 3px 12px #000 }
  .house { position: absolute; left: 56px; bottom: 34px; display: flex; gap: 14px; align-items: center; font-size: 30px; letter-spacing: .12em; color: #ffc46b }
  .house svg { width: 34px }
  .sign { position: absolute; right: 44px; top: 40px; width: 132px; height: 132px; padding: 26px; border-radius: 50%; background: #17110dd9; color: #ffc46b; border: 4px solid #ffc46b; box-shadow: 0 0 60px #000 }
  .four { position: absolute; inset: 0; display: grid; grid-template: 1fr 1fr / 1fr 1fr; gap: 6px }
  .four div { background-size: cover; background-position: 50% }
  .title { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; gap: 10px; font-size: 104px; letter-spacing: .06em; background: radial-gradient(closest-side, #0d0805d9 30%, #0d080500); text-shadow: 0 4px 16px #000 }
  .title svg { width: 96px; color: #ffc46b }
`;
const HOUSE = `<p class="house">${sign('torch')} Undercroft</p>`;

const ofTable = (id, status) =>
  `<div class="scene" style="background-image:url(${scene(id)})"></div><div class="shade"></div>
   <div class="sign">${sign(SIGNS[status])}</div><p class="name">${FACTS[id].door.name}</p>${HOUSE}`;
const ofHouse = () =>
  `<div class="four">${Object.keys(FACTS)
    .map((id) => `<div style="background-image:url(${scene(id)})"></div>`)
    .join('')}</div><p class="title">${sign('torch')}Undercroft</p>`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: SIZE });
async function draw(file, body) {
  await page.setContent(`<style>${STYLE}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  await page.screenshot({ path: path.join(ROOT, file), type: 'jpeg', quality: 72 });
}
await draw('src/client/app/share/undercroft.jpg', ofHouse());
for (const id of Object.keys(FACTS)) {
  for (const status of Object.keys(SIGNS)) await draw(`src/games/${id}/share/${status}.jpg`, ofTable(id, status));
}
await browser.close();
