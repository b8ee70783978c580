import { expectNothingFound, LIGHTS } from './axe.ts';
import { playDaysBySocket } from './days-by-socket.ts';
import { playDays } from './days-table.ts';
import { expect, test, withQuickBots } from './house.ts';

test('a shared result is a challenge: the same deal from the same seat, and at the end who did better', async ({
  visit,
  address,
}) => {
  const { code } = await playDaysBySocket(address);
  const page = await visit(`/challenge/${code}/0`);
  await expect(page.getByRole('heading', { name: 'Ann dares you' })).toBeVisible();
  const toBeat = page.getByRole('region', { name: 'To beat' });
  const anns = toBeat.getByRole('listitem').filter({ hasText: 'Ann' }).locator('span').last();
  await expect(anns).toHaveText(/^(first|second), -?\d+ points?$/);
  const figures = await anns.textContent();
  await expectNothingFound(page, 'the challenge', LIGHTS);

  await withQuickBots(page);
  await page.reload();
  await page.getByRole('button', { name: 'Take the challenge' }).click();
  await expect(page).toHaveURL(/\/here\//);
  await expect(page.getByText(`To beat: Ann (${figures})`)).toBeVisible();
  await playDays([page]);

  const result = page.getByRole('region', { name: /^(Challenge won!|A draw|Challenge lost)$/ });
  await expect(result).toContainText(`Ann${figures}`);
  await expect(result).toContainText(/You(first|second), -?\d+ points?/);
  await expectNothingFound(page, 'the end of a challenge', LIGHTS);
  await result.getByRole('link', { name: 'Try this deal again' }).click();
  await expect(page.getByRole('heading', { name: 'Ann dares you' })).toBeVisible();
});
