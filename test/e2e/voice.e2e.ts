import type { Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../../playwright.config.ts';
import { expectNothingFound } from './axe.ts';
import { expect, inviteFriends, test, type Visit } from './house.ts';
import { sitDown } from './sit.ts';

test.use({
  launchOptions: { ...WHOLE_BROWSER, args: [...WHOLE_BROWSER.args, '--use-fake-device-for-media-stream'] },
});

const MICROPHONE = { permissions: ['microphone'] };
/** Granting another permission refuses this one. */
const REFUSED = ['clipboard-read'];

declare global {
  /** The page's WebRTC connections, for inspection. */
  var links: RTCPeerConnection[];
}

/** A page with a microphone whose connections a test can inspect; `outOfReach`: only relays, and there is none. */
async function visitor(visit: Visit, { outOfReach = false } = {}): Promise<Page> {
  // A small page first, so that everything is ready before the table.
  const page = await visit('/credits', MICROPHONE);
  await page.addInitScript((outOfReach) => {
    globalThis.links = [];
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(setup: RTCConfiguration = {}) {
        super(outOfReach ? { ...setup, iceTransportPolicy: 'relay' } : setup);
        globalThis.links.push(this);
      }
      override setConfiguration(setup: RTCConfiguration): void {
        super.setConfiguration(outOfReach ? { ...setup, iceTransportPolicy: 'relay' } : setup);
      }
    };
  }, outOfReach);
  return page;
}

async function openTable(visit: Visit): Promise<{ ann: Page; address: string }> {
  const ann = await visitor(visit);
  await ann.evaluate(() => localStorage.setItem('undercroft.name', 'Ann'));
  await ann.goto('/');
  await inviteFriends(ann);
  await ann.waitForURL('**/t/*');
  return { ann, address: new URL(ann.url()).pathname };
}

async function sit(page: Page, name: string): Promise<Page> {
  await sitDown(page, name);
  await expect(voiceTool(page)).toBeVisible();
  return page;
}

const voiceTool = (page: Page) => page.getByRole('button', { name: /^(Talk by voice|Parla a voce)/ });
const joinVoice = (page: Page) => voiceTool(page).click();
const talk = (page: Page) => page.getByRole('button', { name: /^(Hold to talk|They can hear you)$/ });
const heard = (page: Page, name: string) => page.getByRole('button', { name: `Mute ${name}`, exact: true });
const ring = (page: Page, name: string) => heard(page, name).locator('[class*="speaking"]');

/** What all connections have received so far, and which are up. */
function audio(page: Page): Promise<{ up: number; packets: number; energy: number }> {
  return page.evaluate(async () => {
    const sum = { up: 0, packets: 0, energy: 0 };
    for (const link of globalThis.links) {
      if (link.connectionState === 'connected') sum.up += 1;
      for (const report of (await link.getStats()).values()) {
        if (report.type !== 'inbound-rtp') continue;
        sum.packets += report.packetsReceived ?? 0;
        sum.energy += report.totalAudioEnergy ?? 0;
      }
    }
    return sum;
  });
}

test('three people hear each other while they hold to talk, also after a lost connection; an unreachable person is named', async ({
  visit,
}) => {
  const { ann, address } = await openTable(visit);
  const [ben, cleo] = [await visitor(visit), await visitor(visit)];
  const far = await visitor(visit, { outOfReach: true });
  const lines: { close(): Promise<void> }[] = [];
  let isCut = false;
  await ben.routeWebSocket(/\/ws\//, (line) => {
    if (isCut) {
      void line.close();
      return;
    }
    line.connectToServer();
    lines.push(line);
  });
  await Promise.all([ben, cleo, far].map((page) => page.goto(address)));
  await sit(ben, 'Ben');
  await sit(cleo, 'Cleo');
  await sit(far, 'Far');

  for (const page of [ann, ben, cleo, far]) await joinVoice(page);
  for (const name of ['Ben', 'Cleo']) await expect(heard(ann, name)).toBeVisible();
  await expect(heard(ben, 'Cleo')).toBeVisible();
  await expect(ann.getByRole('button', { name: /^Mute Far \(reaching Far/ })).toBeVisible();
  const outOfReach = expect(ann.getByText('Couldn’t reach Far by voice. Use the phrases instead.')).toBeVisible({
    timeout: 100_000,
  });

  // Silent until held; then, and only then, heard by the others.
  await expect.poll(async () => (await audio(ben)).up).toBe(2);
  const before = await audio(ben);
  await talk(ann).hover();
  await ann.mouse.down();
  await expect(talk(ann)).toHaveText(/They can hear you/);
  await expect(ring(ben, 'Ann')).toBeVisible();
  await expect.poll(async () => (await audio(ben)).packets).toBeGreaterThan(before.packets + 10);
  await expect.poll(async () => (await audio(ben)).energy).toBeGreaterThan(before.energy);
  await ann.mouse.up();
  await expect(ring(ben, 'Ann')).toHaveCount(0);
  // Audio in transit is still heard; then packets keep coming, with silence in them.
  await expect(async () => {
    const after = await audio(ben);
    await expect.poll(async () => (await audio(ben)).packets).toBeGreaterThan(after.packets + 10);
    expect((await audio(ben)).energy).toBeCloseTo(after.energy, 6);
  }).toPass({ timeout: 60_000 });

  // The other way by a key, also from Cleo's microphone left open.
  await ben.keyboard.down('v');
  await expect(ring(ann, 'Ben')).toBeVisible();
  await ben.keyboard.up('v');
  await cleo.getByRole('button', { name: 'Keep the microphone open' }).click();
  await expect(ring(ann, 'Cleo')).toBeVisible();

  // Voices do not need the server; the seat and the place in the voice chat are restored afterwards.
  isCut = true;
  for (const line of lines) await line.close();
  await expect(ben.getByText('Connection lost. Reconnecting…')).toBeVisible();
  isCut = false;
  await expect(ben.getByText('Connection lost. Reconnecting…')).toHaveCount(0);
  await expect(heard(ann, 'Ben')).toBeVisible();
  expect(await ben.evaluate(() => globalThis.links.length)).toBe(3);

  // After a reload a page joins again.
  await cleo.reload();
  await expect(heard(ann, 'Cleo')).toHaveCount(0);
  await joinVoice(cleo);
  for (const page of [ann, ben]) await expect(heard(page, 'Cleo')).toBeVisible();

  await outOfReach;
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(heard(ann, 'Ben')).toBeVisible();
  await ben.keyboard.down('v');
  // The active player has a second crest in the strip.
  await expect(ann.locator('main [class*="speaking"]').first()).toBeVisible();
  await expectNothingFound(ann, 'the voice bar at the table');
  await ben.keyboard.up('v');
});

test('without a microphone a note says so and the game goes on; being removed ends a call; spectators have no voice chat', async ({
  visit,
}) => {
  const { ann, address } = await openTable(visit);
  const watcher = await visit(address);
  const ben = await visitor(visit);
  await ben.goto(address);
  await sit(ben, 'Ben');
  const shy = await sit(await visit(address, { locale: 'it-IT', permissions: REFUSED }), 'Shy');
  await joinVoice(shy);
  await expect(shy.getByText('Per la voce serve il microfono.')).toBeVisible();
  await shy.getByRole('button', { name: 'Chiudi' }).click();
  await expect(voiceTool(watcher)).toHaveCount(0);

  for (const page of [ann, ben]) await joinVoice(page);
  await expect(heard(ann, 'Ben')).toBeVisible();
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(heard(ann, 'Ben')).toHaveCount(0);
  await expect(talk(ben)).toHaveCount(0);
  const states = () => ben.evaluate(() => globalThis.links.map(({ connectionState }) => connectionState));
  await expect.poll(states).toEqual(['closed']);
});
