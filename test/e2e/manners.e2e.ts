import type { Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { dashTable, playOn, TURNED } from './dash-table.ts';
import { chooseOption, door, expect, follow, inviteFriends, test, unfolded, type Visit } from './house.ts';

/** Ann has opened a table of Dungeon Days, and Ben sits there with an Italian page. */
async function twoAtTable(visit: Visit): Promise<{ ann: Page; ben: Page }> {
  const ann = await visit('/');
  await inviteFriends(ann, 'Dungeon Days');
  await ann.getByLabel('Who goes first?').selectOption({ label: 'Ann' });
  const ben = await visit(new URL(ann.url()).pathname, { locale: 'it-IT' });
  await ben.getByLabel('Il tuo nome').fill('Ben');
  // Two taps are one chair, and it is still his after a reload.
  await ben.getByRole('button', { name: 'Siediti' }).dblclick();
  await expect(ann.getByText('Waiting for Ben to be ready')).toBeVisible();
  return { ann, ben };
}

test('people say they are ready, a move is undone when the table agrees, and phrases appear in each one’s language', async ({
  visit,
}) => {
  const { ann, ben } = await twoAtTable(visit);
  await (await unfolded(ann, 'Practice table: undo is free')).click();
  await expect(ben.getByText('Chi ospita ha cambiato le opzioni. Tavolo di prova: annulli quando vuoi')).toBeVisible();
  await ben.getByRole('button', { name: 'Ci sono, si può iniziare' }).click();
  await expect(ann.getByText('2 players at the table. Everybody is ready')).toBeVisible();
  await ann.getByRole('button', { name: 'Start the game' }).focus();
  await ann.keyboard.press('Enter');
  await expect(ann.getByRole('heading', { level: 1, name: 'Dungeon Days' })).toBeFocused();
  await expect(ann).toHaveTitle(/^● Your turn/);

  await expect(ben.getByText('Prova: annulli quando vuoi, e la partita non conta.')).toBeVisible();
  await ann.keyboard.press('d');
  await expect(ann.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(ben).toHaveTitle(/^● /);
  await ben.keyboard.press('d');
  await expect(ann.getByRole('button', { name: 'Undo ask the table' })).toBeVisible();
  await ann.keyboard.press('z');
  await expect(ann.getByText('Asking Ben if you can undo it…')).toBeVisible();
  await expect(ann.getByRole('button', { name: 'Never mind' })).toBeVisible();
  const question = ben.getByRole('alertdialog', { name: 'Ann vorrebbe annullare una mossa.' });
  await expect(question).toContainText('Ann pesca');
  await expectNothingFound(ben, 'asked whether a move may be taken back');
  await question.getByRole('button', { name: 'D’accordo' }).click();
  await expect(question).toHaveCount(0);
  await expect(ann.getByText('Asking Ben')).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'Draw', exact: true })).toBeVisible();
  await expect(ben.getByText('Ann ha annullato una mossa, d’accordo con il tavolo.')).toBeAttached();

  await ben.getByRole('button', { name: 'Chat', exact: true }).click();
  await ben.getByRole('button', { name: 'Bella mossa!' }).click();
  await expect(ann.getByText('Ben: Well played!')).toBeVisible();
  await ben.goBack();
  await expect(ben.getByRole('dialog')).toHaveCount(0);
  await expect(ben).toHaveURL(ann.url());
  // A sheet closed by its own button is skipped: Back leaves the page.
  const log = ann.getByRole('button', { name: 'What happened', exact: true });
  await log.click();
  await expect(log).toHaveAttribute('aria-expanded', 'true');
  await ann.goBack();
  await expect(log).toHaveAttribute('aria-expanded', 'false');
  await log.click();
  await log.click();
  const table = ann.url();
  await ann.goBack();
  await expect(ann).not.toHaveURL(table);
  await ann.goto(table);
  const watcher = await visit(new URL(ann.url()).pathname);
  await watcher.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(watcher.getByRole('button', { name: 'Well played!' })).toHaveCount(0);
  await watcher.getByRole('button', { name: 'Applause' }).click();
  await expect(ann.getByText(/^A spectator:\s+Applause$/)).toBeVisible();
  await expect(ann.getByText(/^A spectator:/).locator('use')).toHaveAttribute('href', /#glowing-hands$/);
  await expectNothingFound(watcher, 'somebody who watches talks');
});

test('people chat in the lobby, with phrases in each one’s language, and a spectator reacts', async ({ visit }) => {
  const { ann, ben } = await twoAtTable(visit);
  const chat = (page: Page) => page.getByRole('dialog', { name: /^(Talk at the table|Chiacchiere al tavolo)$/ });
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await chat(ben).getByRole('button', { name: 'Buona fortuna!' }).click();
  await expect(chat(ann).getByText('Ben: Good luck!').first()).toBeVisible();
  await chat(ann).getByLabel('Write a message').fill('Shall we wait for Cyd?');
  await chat(ann).getByLabel('Write a message').press('Enter');
  await expect(chat(ben).getByText('Ann: Shall we wait for Cyd?').first()).toBeVisible();
  await expect(chat(ann).getByLabel('Write a message')).toHaveValue('');
  await expect(chat(ann).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  const watcher = await visit(new URL(ann.url()).pathname);
  await watcher.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(chat(watcher).getByLabel('Write a message')).toHaveCount(0);
  await chat(watcher).getByRole('button', { name: 'Fire' }).click();
  await expect(ann.getByText(/^A spectator:\s+Fire$/)).toBeVisible();
  await expectNothingFound(ann, 'a lobby in which people talk');
});

test('with bots a flipped card cannot be undone; at a practice table it can, and the game does not count', async ({
  visit,
}) => {
  const page = await visit('/');
  await door(page).getByRole('button', { name: 'Play now (with bots)' }).click();
  await flipOne(page);
  const { faceDown } = dashTable(page);
  const left = await faceDown.count();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('z');
  await page.reload();
  await expect(page.getByRole('button', { name: 'What happened', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  expect(await faceDown.count()).toBeLessThanOrEqual(left);

  const tried = await visit('/', { locale: 'it-IT' });
  await tried
    .getByRole('article', { name: 'Dash Through the Dungeon' })
    .getByRole('button', { name: 'Invita' })
    .click();
  await tried.getByLabel('Il tuo nome').fill('Ida');
  await tried.getByRole('button', { name: 'Mostra il link' }).click();
  await tried.waitForURL('**/t/*');
  await chooseOption(tried, 'Bot per le sedie vuote', '2');
  await tried.getByLabel('Tavolo di prova: annulli quando vuoi').click();
  await expect(tried.getByLabel('Tavolo di prova: annulli quando vuoi')).toBeChecked();
  await expectNothingFound(tried, 'the lobby of a practice table');
  await tried.getByRole('button', { name: 'Inizia la partita' }).click();
  await flipOne(tried);
  const undo = tried.getByRole('button', { name: 'Annulla', exact: true });
  await expect(undo).toBeVisible();
  const before = await dashTable(tried).faceDown.count();
  await undo.click();
  await expect.poll(() => dashTable(tried).faceDown.count()).toBeGreaterThan(before);
  await playOn([tried]);
  await expect(tried.getByText('Era un tavolo di prova: la partita non conta nei risultati.')).toBeVisible();
  await follow(tried, 'I tuoi risultati', /\/records$/);
  await expect(tried.getByText('di prova, non conta')).toBeVisible();
  await expect(tried.getByText('Giocate', { exact: true })).toHaveCount(0);
});

/** Waits for the page's turn in Dash and flips a card. */
async function flipOne(page: Page): Promise<void> {
  const flip = page.locator('[data-can-flip="true"] [data-face="down"]').first();
  await flip.click({ timeout: 30_000 });
  await expect(page.locator(TURNED).first()).toBeAttached();
}

test('a latecomer takes over from a bot with two taps, and a removed guest is told', async ({ visit }) => {
  const host = await visit('/');
  await door(host).getByRole('button', { name: 'Play now (with bots)' }).click();
  await expect(host).toHaveURL(/\/t\//);
  const late = await visit(new URL(host.url()).pathname);
  await late
    .getByRole('button', { name: /^Take .+’s seat/ })
    .first()
    .click();
  await late.getByLabel('Your name').fill('Cyd');
  await late.getByRole('button', { name: /^Take .+’s seat/ }).click();
  await host.getByRole('button', { name: 'Let Cyd in', exact: true }).click();
  await expect(late.getByRole('heading', { name: 'Your equipment' })).toBeAttached();
  await expect(host.getByText('Cyd took over from a bot.')).toBeAttached();
  // Chairs are managed at the chairs, not in the chat.
  await host.getByRole('button', { name: 'Chat' }).click();
  await expect(host.getByRole('dialog').getByRole('button', { name: 'Remove Cyd' })).toHaveCount(0);
  await host.keyboard.press('Escape');
  await host.getByRole('button', { name: 'Round the table' }).click();
  await host.getByRole('button', { name: 'Remove Cyd' }).click();
  await expect(host.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await host.getByRole('button', { name: 'Remove Cyd' }).click();
  await expect(late.getByText('The host has removed you from this table.')).toBeVisible();
  await expect(late.getByRole('heading', { name: 'Your equipment' })).toBeHidden();
  await expect(host.getByText(/^The host removed Cyd: a bot, \w+, takes over\.$/)).toBeAttached();

  const { ann, ben } = await twoAtTable(visit);
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(ann.getByRole('button', { name: 'No, leave it' })).toBeFocused();
  await ann.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(ben.getByText('Chi ospita ti ha allontanato da questo tavolo.')).toBeVisible();
  await ben.reload();
  await expect(ben.getByText('Chi ospita ti ha allontanato da questo tavolo.')).toBeVisible();
  await expect(ben.getByRole('link', { name: 'Apri un tavolo tuo' })).toBeVisible();
});
