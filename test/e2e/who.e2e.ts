import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { playDaysBySocket } from './days-by-socket.ts';
import { expect, inviteFriends, test } from './house.ts';
import { keepSeat } from './sit.ts';

test('a crest is chosen with the name and seen by the others, and six words transfer everything to another device', async ({
  visit,
}) => {
  const ann = await visit('/');
  await inviteFriends(ann);
  await expect(ann.getByRole('heading', { name: /^A table for/ })).toBeVisible();
  const table = new URL(ann.url()).pathname;
  await ann.getByRole('button', { name: 'Change name or crest' }).click();
  await introduce(ann, { name: 'Ann', crest: 'Fox', action: /^Change name/ });
  const ben = await visit(table);
  await introduce(ben, { name: 'Ben', crest: 'Hedgehog', action: /^Sit/ });
  await expect(chair(ann, 'Ben').locator('[data-crest="hedgehog"]')).toBeVisible();
  await expect(chair(ben, 'Ann').locator('[data-crest="fox"]')).toBeVisible();

  await ben.getByRole('button', { name: 'Settings' }).click();
  await ben.getByRole('radio', { name: 'Owl' }).check();
  await expect(chair(ann, 'Ben').locator('[data-crest="owl"]')).toBeVisible();

  await ann.goto('/');
  await ann.getByRole('link', { name: 'Take your progress to another device' }).click();
  await ann.getByRole('button', { name: 'Make the six words' }).click();
  const words = ann.getByRole('list', { name: 'Your six words' }).getByRole('listitem');
  await expect(words).toHaveCount(6);
  await expect(ann.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNothingFound(ann, 'six words', ['dark', 'light']);
  const phrase = await words.allTextContents();

  const phone = await visit('/carry', { locale: 'it-IT' });
  const field = phone.getByRole('textbox', { name: 'Le sei parole' });
  await field.fill(`${phrase.slice(0, 5).join(' ')} qqqq`);
  await field.press('Enter');
  await expect(phone.getByRole('alert').getByText('«qqqq»')).toBeVisible();
  // As a camera opens it; the phrase is removed from the URL.
  await phone.goto(`/carry#${phrase.join('-')}`);
  await expect(phone).toHaveURL(/\/carry$/);
  await phone.getByRole('button', { name: 'Porta tutto qui' }).click();
  // Nobody has chosen a language on the other device, so none was transferred.
  await expect(phone.getByRole('heading', { name: 'Eccoti qui, Ann' })).toBeFocused();
  await phone.getByRole('link', { name: 'Alla pagina iniziale' }).click();
  await phone.getByRole('link', { name: /^Dash Through the Dungeon, tavolo/ }).click();
  await expect(chair(phone, 'Ann').getByText('tu')).toBeVisible();
  expect(new URL(phone.url()).pathname).toBe(table);
});

test('a finished game counts for its players, even absent ones, and for their group; friends see each other', async ({
  visit,
  address,
}) => {
  const { code, secret, next, devices } = await playDaysBySocket(address);
  const ann = await visit('/records');
  await expect(ann.getByText('No finished games yet.', { exact: false })).toBeVisible();
  await expectNothingFound(ann, 'no records', ['dark', 'light']);
  await keepSeat(ann, { game: 'days', code, secret, chair: 0 });
  await ann.evaluate((person) => {
    localStorage.setItem('undercroft.person', person);
    localStorage.setItem('undercroft.name', 'Ann');
  }, devices.ann);
  await ann.reload();
  const days = ann.getByRole('region', { name: 'Dungeon Days' });
  await expect(days.getByText('Played')).toBeVisible();
  await expect(days.getByRole('definition').first()).toHaveText('1');
  await expectNothingFound(ann, 'records', ['dark', 'light']);

  await ann.getByRole('link', { name: 'With Ben' }).click();
  await expect(ann.getByRole('rowheader', { name: 'Ann' })).toBeVisible();
  await expect(ann.getByRole('rowheader', { name: 'Ben' }).locator('[data-crest="hedgehog"]')).toBeVisible();
  await expect(ann.getByText(/^1 game since/)).toBeVisible();
  await expectNothingFound(ann, 'group', ['dark', 'light']);
  await ann.getByRole('link', { name: 'To the table' }).click();
  await expect(ann).toHaveURL(new RegExp(`/t/${next}$`));
  await ann.getByRole('link', { name: 'Records of this group' }).click();
  await ann.getByRole('link', { name: /^Replay/ }).click();
  await expect(ann).toHaveURL(new RegExp(`/r/${code}`));

  // Founded by playing, joined by link.
  await ann.goto(`/g/${code}`);
  await ann.getByRole('button', { name: 'Keep this group' }).click();
  await expect(ann).toHaveURL(/\/g\/[A-Z]{15}$/);
  await expect(ann.getByRole('heading', { level: 1, name: 'Ann' })).toBeVisible();
  const group = new URL(ann.url()).pathname;
  const cleo = await visit(group, { locale: 'it-IT' });
  await cleo.evaluate(() => localStorage.setItem('undercroft.name', 'Cleo'));
  await expect(cleo.getByRole('region', { name: 'Il dungeon del giorno' })).toHaveCount(0);
  await cleo.getByRole('button', { name: 'Entra nel gruppo' }).click();
  await expect(cleo.getByRole('heading', { level: 1, name: 'Ann e Cleo' })).toBeVisible();
  await expect(cleo.getByRole('region', { name: 'Il dungeon del giorno' })).toContainText('Prima giocalo');
  await expectNothingFound(cleo, 'a group that is kept', ['dark', 'light']);

  // Visible at a table once she lets her groups see it, and not otherwise.
  await cleo.goto('/');
  await cleo.getByRole('button', { name: 'Gioca subito' }).first().click();
  await expect(cleo).toHaveURL(/\/t\/[A-Z]{8}$/);
  const friends = ann.getByRole('region', { name: 'Your friends' });
  await ann.goto('/');
  await expect(friends).toContainText('None of your friends can be seen at a table right now.');
  await expect(friends.getByRole('link', { name: 'Group with Cleo' })).toBeVisible();
  await cleo.getByRole('button', { name: 'Impostazioni' }).click();
  await cleo.getByRole('radio', { name: 'Ai miei gruppi' }).check();
  await ann.reload();
  await expect(friends).toContainText(/Cleo is (?:about to play|playing) /);
  await expectNothingFound(ann, 'friends on the home page', ['dark', 'light']);
  await friends.getByRole('link', { name: 'Go to Cleo’s table' }).click();
  await expect(ann).toHaveURL(cleo.url());
  await cleo.getByRole('radio', { name: 'A nessuno' }).check();
  await ann.goto('/');
  await expect(friends).toContainText('None of your friends can be seen at a table right now.');

  await friends.getByRole('link', { name: 'Group with Cleo' }).click();
  await ann.getByRole('button', { name: 'Leave this group' }).click();
  await expect(ann.getByText('You’ve left.', { exact: false })).toBeVisible();
  await expect(ann.getByRole('heading', { level: 1, name: 'Cleo' })).toBeVisible();
});

async function introduce(page: Page, who: { name: string; crest: string; action: string | RegExp }): Promise<void> {
  await page.getByLabel('Your name').fill(who.name);
  await page.getByRole('button', { name: 'Choose your crest' }).click();
  await page.getByRole('radio', { name: who.crest }).check();
  await page.getByRole('button', { name: who.action }).click();
}

function chair(page: Page, name: string) {
  return page.getByRole('listitem').filter({ hasText: name });
}
