import { expect, type Locator, type Page } from '@playwright/test';

/** The moments at which a page asks something of whoever sits there. */
export type Moment = 'own turn' | 'react window' | 'fumble' | 'exchange';

/** What a page at a Dash table shows, and the hands to play with it. */
export function dashTable(page: Page) {
  const board = page.locator('[data-can-flip]');
  const status = page.locator('[data-for-you]');
  return {
    board,
    status,
    faceDown: board.locator('[data-face="down"]'),
    faceUp: board.locator('[data-face="up"]'),
    pending: page.locator('[data-flip="pending"]'),
    result: page.locator('#dash-scoring'),
    hand: page.locator('[data-role]'),
  };
}

/** Plays on all these pages until `meet` says stop at some moment, or `enough` is so, or the result is shown everywhere. The thrifty use no Equipment. */
export async function playOn(
  pages: readonly Page[],
  until: { enough?(): Promise<boolean>; meet?(moment: Moment): Promise<'stop' | 'go-on'>; thrifty?: boolean } = {},
): Promise<void> {
  const deadline = Date.now() + 110_000;
  while ((await until.enough?.()) !== true) {
    const done: string[] = [];
    for (const page of pages) {
      const next = await whatNow(page, until.thrifty === true ? 'face' : 'use');
      if (next !== 'waiting' && next !== 'over') {
        if ((await until.meet?.(next.moment)) === 'stop') return;
        // A card may turn or leave under the finger: then the next look tells what to do, once no sheet lies over it.
        await next.button.click({ timeout: 2000 }).catch(() => page.keyboard.press('Escape'));
      }
      done.push(next === 'over' ? 'over' : 'under way');
    }
    if (done.every((what) => what === 'over')) return;
    expect(Date.now(), 'the game goes on').toBeLessThan(deadline);
  }
}

/** What a page asks for now, and the button that gives a simple answer: by using Equipment, or by facing the card. */
async function whatNow(
  page: Page,
  habit: 'use' | 'face',
): Promise<{ moment: Moment; button: Locator } | 'waiting' | 'over'> {
  const { status, result, pending, faceDown } = dashTable(page);
  if (await result.isVisible()) return 'over';
  const verb = status.locator('button').first();
  const choices: [Moment, Locator][] = [
    ['fumble', page.locator('[data-role="drop"]').first()],
    ...(habit === 'use'
      ? [['react window', page.locator('[data-role="use"]').first()] satisfies [Moment, Locator]]
      : []),
    ['react window', pending.locator('+ div button').first()],
    ['exchange', page.locator('[data-role="keep"]').first()],
    ['own turn', page.locator('[data-can-flip="true"]')],
  ];
  for (const [moment, sign] of choices) {
    if (!(await sign.isVisible())) continue;
    if (moment === 'exchange') return { moment, button: verb };
    return { moment, button: moment === 'own turn' ? faceDown.first() : sign };
  }
  // With nothing in hand the exchange is a single button.
  const isAsked = (await status.getAttribute('data-for-you')) === 'true' && (await verb.isVisible());
  return isAsked ? { moment: 'exchange', button: verb } : 'waiting';
}
