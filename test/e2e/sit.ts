import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/catalogue.ts';

/** A chair at a table, as the server gives it. */
interface Seat {
  game: GameId;
  code: string;
  secret: string;
}

/** A table to open, as the body of `POST /api/tables`. */
interface Wish {
  game: GameId;
  name: string;
  [field: string]: unknown;
}

/** Makes a page's device the owner of a chair, and of no other. */
export async function keepSeat(page: Page, seat: Seat & { chair?: number }): Promise<void> {
  const kept = JSON.stringify([{ ...seat, at: Date.now() }]);
  await page.evaluate((seats) => localStorage.setItem('undercroft.seats', seats), kept);
}

/** Takes a chair in a lobby, under a name. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel(/^(Your name|Il tuo nome)$/).fill(name);
  await page.getByRole('button', { name: /^(Sit down|Siediti)$/ }).click();
}

/** Opens a table on the server, without its pages, and sits down there; returns its code. */
export async function openAndSit(page: Page, wish: Wish): Promise<string> {
  const { code, secret } = await post<Omit<Seat, 'game'>>(page, '/api/tables', wish);
  await keepSeat(page, { game: wish.game, code, secret });
  await page.evaluate((name) => localStorage.setItem('undercroft.name', name), wish.name);
  await page.goto(`/t/${code}`);
  return code;
}

/** The digest of a pack of the server, by its English name. */
export async function packNamed(page: Page, game: GameId, name: string): Promise<string | undefined> {
  const packs = await (await page.request.get('/api/packs')).json();
  return (packs as Record<GameId, { digest: string; name: { en: string } }[]>)[game].find(
    (pack) => pack.name.en === name,
  )?.digest;
}

/** The answer to a request to the server. */
export async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  return (await (await page.request.post(path, { data })).json()) as Answer;
}
