import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findWebkit } from '../../scripts/webkit.js';
import { newDataDir, startHouse } from '../e2e/start-house.ts';
import { type Browser, openWebkit } from './browser.ts';
import { cutOff, stale, tooWide } from './looks.ts';

const PHONE = { width: 390, height: 844 };
const TABLE = 'main [data-for-you], main[data-phase]';

let dataDir: string;
let house: Awaited<ReturnType<typeof startHouse>>;
let browser: Browser;

beforeAll(async () => {
  dataDir = newDataDir();
  house = await startHouse(dataDir);
});

afterAll(async () => {
  await house?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(async () => {
  const programs = findWebkit();
  if (programs === undefined) throw new Error('WebKit was expected to be here');
  browser = await openWebkit(programs, PHONE);
});

afterEach(() => browser?.end());

/** Waits for an element. */
function seen(selector: string): Promise<Element> {
  return browser.until(selector, (wanted) => document.querySelector(wanted), selector);
}

async function expectAllInSight(when: string): Promise<void> {
  const patience = { timeout: 20_000, interval: 100 };
  await expect.poll(() => browser.run(cutOff), { ...patience, message: `cut off ${when}` }).toEqual([]);
  await expect.poll(() => browser.run(stale), { ...patience, message: `laid out wrongly ${when}` }).toEqual([]);
}

async function playNow(game: string): Promise<void> {
  await browser.until(
    'the doors',
    (name) => {
      const door = [...document.querySelectorAll('article')].find(({ textContent }) => textContent.includes(name));
      door?.querySelector('button')?.setAttribute('data-play', '');
      return door?.querySelector('button');
    },
    game,
  );
  await browser.tap('[data-play]');
}

const GAMES = [
  { name: 'Dash Through the Dungeon', taps: [] },
  { name: 'Dungeon Days', taps: [] },
  { name: 'Dungeon Time', taps: ['I’m ready'] },
  { name: 'Bag of Dungeon', taps: ['Choose the'] },
];

for (const { name, taps } of GAMES) {
  test(`a table of ${name} fits on a phone, also after a reload`, async () => {
    await browser.open(`${house.address}/`);
    await expectAllOnFirstPage();
    await playNow(name);
    await seen(TABLE);
    for (const tap of taps) await browser.tap('main button', tap);
    await browser.until(
      'the table without what was tapped',
      (words) => {
        const buttons = [...document.querySelectorAll('main button')];
        return !buttons.some(({ textContent }) => words.some((word) => textContent.includes(word)));
      },
      taps,
    );
    await expectAllInSight('at first');

    await browser.reload();
    await seen(TABLE);
    await expectAllInSight('after a reload');
  });
}

/** The home page is longer than a phone, but no wider. */
async function expectAllOnFirstPage(): Promise<void> {
  await seen('article button');
  expect(await browser.run(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
}

test('a table on this device is played, and goes on after a reload', async () => {
  await browser.open(`${house.address}/here/new/days`);
  await browser.tap('button', 'Play now (with bots)');
  await browser.tap('[data-for-you="true"] button', 'Draw');
  await seen('[data-hand]');
  await expectAllInSight('on this device');

  await browser.reload();
  await seen('[data-hand]');
  await expectAllInSight('on this device, after a reload');
});

test('sounds run from the first tap on', async () => {
  await browser.open(`${house.address}/`);
  await seen('article button');
  await browser.run(() => {
    const Real = AudioContext;
    const made: AudioContext[] = [];
    Object.assign(globalThis, {
      made,
      AudioContext: class extends Real {
        constructor() {
          super();
          made.push(this);
        }
      },
    });
  });
  await browser.tap('article a', 'Learn it');
  await browser.until('sound that runs', () => {
    const { made } = globalThis as unknown as { made: AudioContext[] };
    return made.length === 1 && made[0]?.state === 'running';
  });
});

test('with the server gone the app starts, and a game is played', async () => {
  const ownDataDir = newDataDir();
  const own = await startHouse(ownDataDir);
  try {
    await browser.open(`${own.address}/`);
    await browser.until('the app kept in the browser', () => navigator.serviceWorker.controller !== null);
  } finally {
    await own.end();
    rmSync(ownDataDir, { recursive: true, force: true });
  }

  await browser.open(`${own.address}/`);
  await playNow('Dash Through the Dungeon');
  await browser.until('a table on this device', () => location.pathname.startsWith('/here/'));
  // A Treasure leaves the board at once: then the next card is tried.
  await browser.until('a card that was flipped', () => {
    if (document.querySelector('[data-can-flip] [data-face="up"], [data-choices]') !== null) return true;
    document.querySelector<HTMLElement>('[data-can-flip="true"] [data-face="down"]')?.click();
    return false;
  });
  await expectAllInSight('without a server');
});

test('a visitor arrives, finds the day and the open tables, and plays with people: nothing is cut off', async () => {
  await browser.open(`${house.address}/daily`);
  await seen('#day');
  expect(await browser.run(tooWide)).toEqual([]);
  await browser.open(house.address);
  await browser.until('the open tables', () => {
    const room = document.querySelector('[aria-labelledby="open-tables"]');
    if (room === null) scrollBy(0, innerHeight / 2);
    else room.scrollIntoView();
    // Folded for returning visitors.
    room?.querySelector('details')?.setAttribute('open', '');
    return room;
  });
  expect(await browser.run(tooWide)).toEqual([]);
  await browser.tap('[aria-labelledby="with-people"] button', 'Dungeon Days');
  await seen(TABLE);
  // Others may come, and it says so.
  await seen('[data-came]');
  await expectAllInSight('at an open table');
});
