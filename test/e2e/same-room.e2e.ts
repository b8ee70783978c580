import { expectNothingFound } from './axe.ts';
import { dashTable, playOn } from './dash-table.ts';
import { chooseOption, door, expect, test } from './house.ts';
import { sitDown } from './sit.ts';

const TV = { viewport: { width: 1920, height: 1080 } } as const;

test('a big screen and two phones play a whole game in one room, and the screen follows to the next', async ({
  visit,
}) => {
  // The room's sounds come from the screen.
  const screen = await visit('/', { ...TV, hasSound: true });
  await door(screen).getByRole('button', { name: 'Invite friends' }).click();
  await screen.getByLabel('Your name').fill('Zoe');
  await expectNothingFound(screen, 'asked for a name');
  await screen.getByRole('button', { name: 'Get the link' }).click();
  // The lobby's options are kept in same-room mode.
  await chooseOption(screen, 'Bots for empty chairs', '3');
  await expect(screen.getByLabel('How they play')).toBeVisible();
  await screen.getByRole('button', { name: 'All in one room' }).click();
  await expect(screen.getByText('Waiting for the first phone.')).toBeVisible();
  const link = (await screen.getByRole('img', { name: /\/t\// }).getAttribute('aria-label')) ?? '';

  const ann = await visit(link, { hasSound: true });
  await sitDown(ann, 'Ann');
  await expect(screen.getByText('Ann starts the game on their phone. 2 bots sit down at the start.')).toBeVisible();
  const ben = await visit(link, { locale: 'it-IT', hasSound: true });
  await ben.getByLabel('Il tuo nome').fill('Ben');
  await ben.getByRole('button', { name: 'Siediti' }).click();
  await expect(screen.getByRole('listitem').filter({ hasText: 'Ben' })).toBeVisible();
  await expectNothingFound(screen, 'lobby of the big screen');

  await ann.getByRole('button', { name: 'Start the game' }).click();
  await expect(dashTable(screen).faceDown.first()).toBeVisible();
  await expect(screen.getByRole('button', { name: /^(Ann|Ben|.*): .* gold/ })).toHaveCount(3);
  // In others' turns a phone shows its own things; the table is on the screen, or a tap away.
  const waiting = (await dashTable(ann).board.isVisible()) ? ben : ann;
  const whole = waiting.getByRole('button', { name: /^(Show the whole table|Mostra tutto il tavolo)$/ }).last();
  await expect(dashTable(waiting).board).toBeHidden();
  await whole.click();
  await expect(dashTable(waiting).board).toBeVisible();
  for (const phone of [ann, ben]) {
    await expect(phone.getByRole('button', { name: /microphone|voice|microfono|voce/i })).toHaveCount(0);
    await phone.getByRole('button', { name: /^(Settings|Impostazioni)$/ }).click();
    await expect(phone.getByLabel(/^(Sounds|Suoni)$/)).not.toBeChecked();
    await phone.keyboard.press('Escape');
  }

  await ben.reload();
  await playOn([ann, ben]);
  await expect(screen.getByRole('heading', { name: /wins?!|share the win!/ })).toBeVisible();
  await expectNothingFound(screen, 'result on the big screen');
  await screen.reload();
  await expect(screen.getByText(/^Play again\?/)).toBeVisible();

  const first = screen.url();
  await ben.getByRole('button', { name: 'Gioca ancora' }).click();
  await expect(screen).not.toHaveURL(first);
  await expect(screen.getByText('Ben starts the game on their phone.')).toBeVisible();
  await ben.getByRole('button', { name: 'Inizia la partita' }).click();
  await expect(dashTable(screen).faceDown.first()).toBeVisible();
});
