import type { Page } from '@playwright/test';
import { daysTable } from './days-table.ts';
import { expect, test } from './house.ts';

/** Screenshots of each step, for inspection: `PICTURES=folder`. */
async function picture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
}

/** All messages to a page over its sockets from now on. */
function messagesTo(page: Page): string[] {
  const messages: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => messages.push(String(payload))));
  return messages;
}

/** The hands of cards in a message. */
function handsIn(text: string): string[] {
  return [...text.matchAll(/"hand":\[([\d,]+)\]/g)].map(([, cards = '']) => cards);
}

test('a host plays among bots until somebody comes from their home page; a report reaches the owner, who bans', async ({
  visit,
}) => {
  const wide = { viewport: { width: 1440, height: 900 } };
  const guest = await visit('/', wide);
  const offer = guest.getByRole('region', { name: 'Open tables' });
  await guest.getByLabel('Table code').scrollIntoViewIfNeeded();
  await expect(offer).toContainText('Nobody is waiting for players right now.');
  await picture(guest, 'home-empty');

  const host = await visit('/', { locale: 'it-IT' });
  const [toGuest, toHost] = [messagesTo(guest), messagesTo(host)];
  await host.evaluate(() => localStorage.setItem('undercroft.name', 'Marta <b>'));
  await host.reload();
  await host.getByLabel('Codice del tavolo').scrollIntoViewIfNeeded();
  await picture(host, 'home-it');
  const withPeople = host.getByRole('region', { name: 'Gioca con altre persone' });
  await withPeople.getByRole('button', { name: 'Dungeon Days' }).click();
  await expect(host).toHaveURL(/\/t\/[A-Z]{8}$/);
  await expect(host.locator('[data-came]')).toContainText('Per ora giochi con i bot.');

  // The other visitor's page shows it at once, and one tap leads to a chair.
  await expect(offer.getByRole('listitem')).toContainText(['Marta <b> and 2 bots']);
  await expect(offer.getByRole('listitem')).toContainText(['in play · 2 free chairs · live · Italian']);
  await picture(guest, 'home-one');
  await offer.getByRole('button', { name: /^Sit down: Dungeon Days/ }).click();
  await expect(guest).toHaveURL(host.url());
  await expect(daysTable(guest).hand).toHaveCount(5);
  await expect(host.locator('[data-came]')).toContainText('Guest prende il posto di un bot');
  await picture(host, 'came');
  // The newcomer has the bot's hand; the host's page was never sent more than one hand at a time, and never that one.
  const [hand] = toGuest.flatMap(handsIn);
  expect(hand).toMatch(/^(\d+,){4}\d+$/);
  expect(toHost.flatMap(handsIn)).not.toContain(hand);
  expect(Math.max(...toHost.map((text) => handsIn(text).length))).toBe(1);

  // Phrases, until the host allows more.
  await guest.getByRole('button', { name: 'Chat' }).click();
  await expect(guest.getByText('you talk in phrases until the host allows more')).toBeVisible();
  await expect(guest.getByLabel('Write a message')).toHaveCount(0);
  await picture(guest, 'phrases');
  await host.getByRole('button', { name: 'Intorno al tavolo' }).click();
  await host.getByLabel('Si può scrivere e parlare').check();
  await guest.getByLabel('Write a message').fill('Boo!');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(host.getByRole('status').getByText('Guest: Boo!')).toBeVisible();
  await picture(host, 'people');

  // A muted person is no longer shown here.
  await host.getByRole('button', { name: 'Silenzia Guest' }).click();
  await guest.getByLabel('Write a message').fill('Boo again!');
  await guest.getByRole('button', { name: 'Send' }).click();
  await expect(guest.getByText('Guest: Boo again!').first()).toBeVisible();
  await host.getByRole('button', { name: 'Riattiva Guest' }).click();
  await expect(host.getByText('Boo again!')).toHaveCount(0);

  await host.getByRole('button', { name: 'Segnala Guest' }).click();
  await host.getByLabel('Con parole tue, se vuoi').fill('Urla <i>sempre</i>');
  await host.getByLabel('Allontana anche Guest dal tavolo').check();
  await picture(host, 'report');
  await host.getByRole('button', { name: 'Invia la segnalazione' }).click();
  await expect(host.getByText('Grazie. La segnalazione è partita.')).toBeVisible();
  await host.getByRole('dialog', { name: 'Segnala Guest' }).getByRole('button', { name: 'Chiudi' }).click();
  await expect(guest.getByText('The host removed Guest').first()).toBeAttached();

  const owner = await visit('/admin', wide);
  const report = owner.getByRole('article').filter({ hasText: 'Guest, reported by Marta <b>' });
  await expect(report).toContainText('Urla <i>sempre</i>');
  await expect(report).toContainText('Guest: Boo again!');
  await report.getByRole('button', { name: 'Ban this device' }).click();
  await expect(report).toContainText('Banned');
  await picture(owner, 'admin');

  // The host lets others in again; a banned person finds no chair.
  await expect(host.getByLabel('Può sedersi chiunque')).not.toBeChecked();
  await host.getByLabel('Può sedersi chiunque').check();
  // Without the memory of that table, but on the same device.
  await guest.evaluate(() => localStorage.removeItem('undercroft.seats'));
  await guest.goto('/');
  await guest.getByLabel('Table code').scrollIntoViewIfNeeded();
  await offer.getByRole('button', { name: /^Sit down: Dungeon Days/ }).click();
  await expect(offer.getByRole('alert')).toHaveText('You can’t join open tables here.');
  await picture(guest, 'banned');
  await report.getByRole('button', { name: 'Delete the report' }).click();
  await owner.getByRole('button', { name: 'Lift the ban' }).click();
  await expect(owner.getByText('Nobody is banned.')).toBeVisible();
});
