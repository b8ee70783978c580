import { expectNothingFound, LIGHTS } from './axe.ts';
import { dashTable, playOn, TURNED } from './dash-table.ts';
import { expect, inviteFriends, test } from './house.ts';

test('two pages and a bot play a whole game, one in Italian, one reloading midway, and then once more', async ({
  visit,
}) => {
  const host = await visit('/');
  await inviteFriends(host);
  await expect(host.getByRole('heading', { name: /^A table for/ })).toBeVisible();
  await host.getByRole('button', { name: 'Add a careful bot' }).click();

  const guest = await visit(new URL(host.url()).pathname, { locale: 'it-IT' });
  await guest.getByLabel('Il tuo nome').fill('Nonna');
  await guest.getByRole('button', { name: 'Siediti' }).click();
  await expect(host.getByRole('listitem').filter({ hasText: 'Nonna' })).toBeVisible();
  await expect(guest.getByText(/Si aspetta che Ann/)).toBeVisible();

  await host.getByRole('button', { name: 'Start the game' }).click();
  await expect(dashTable(host).board).toBeVisible();
  await expect(dashTable(guest).board).toBeVisible();

  // Far enough into the game that a mistake would show.
  await playOn([host, guest], { until: TURNED, times: 7 });
  await guest.reload();
  await expect(guest.getByRole('button', { name: /^Nonna \(tu\)/ })).toBeVisible();

  await playOn([host, guest]);
  await expect(host.getByRole('heading', { name: /wins?!|share the win!/ })).toBeVisible();
  await expect(guest.getByRole('heading', { name: /Vince|Hai vinto|Vittoria/ })).toBeVisible();
  await expectNothingFound(guest, 'the end', LIGHTS);

  const first = host.url();
  await guest.getByRole('button', { name: 'Gioca ancora' }).click();
  await expect(guest).not.toHaveURL(first);
  // People who did not ask for the rematch still see the result; following makes them ready.
  await expect(host.getByText('Nonna has opened the next table')).toBeVisible();
  await expect(host.getByRole('heading', { name: /wins?!|share the win!/ })).toBeVisible();
  await host.getByRole('link', { name: 'Join them' }).click();
  await expect(host).toHaveURL(guest.url());
  await expect(guest.getByText('Siete in', { exact: false }).filter({ hasText: 'Sono tutti pronti' })).toBeVisible();
  await guest.getByRole('button', { name: 'Inizia la partita' }).click();
  await expect(dashTable(host).board).toBeVisible();
  await expect(host.getByRole('button', { name: /^Ann \(you\)/ })).toBeVisible();
});
