import type { Locator, Page } from '@playwright/test';
import { elementAt } from '../../src/engine/list.ts';
import { bagBox } from '../../src/games/bag/box.ts';
import { lookUp } from '../../src/games/bag/rules/lookup.ts';
import { distancesFrom } from '../../src/games/bag/rules/paths.ts';
import type { BagState } from '../../src/games/bag/rules/state.ts';
import { bagTable } from './bag-table.ts';
import { expect, test } from './house.ts';
import { findMoment, type Recognize, sitAt } from './laid-table.ts';
import { CORRIDORS_PACK } from './packs.ts';
import { openAndSit, packNamed } from './sit.ts';

/** A table on the server with one person and one adventurer, in a dungeon of crossroads. */
async function corridors(page: Page): Promise<void> {
  const pack = await packNamed(page, 'bag', CORRIDORS_PACK);
  await openAndSit(page, { game: 'bag', name: 'Ada', pack, start: true, options: { adventurers: '1' } });
  await page.getByRole('button', { name: 'Choose the Elf' }).click();
  await expect(bagTable(page).action('draw')).toBeEnabled();
}

/** A tile without a monster at this AP distance. */
function walkOf(page: Page, ap: number): Locator {
  return page
    .locator('[data-lit="walk"]')
    .filter({ hasText: new RegExp(`${ap} AP`) })
    .filter({ hasNotText: /\?|monster/i })
    .first();
}

/** Explores, tile by tile and turn by turn, until one is this far away; opens another table if lairs block the way. */
async function exploreUntil(page: Page, ap: number): Promise<Locator> {
  const { action, map } = bagTable(page);
  /** Turns in which no tile was laid. */
  let quietTurns = 0;
  for (let step = 0; step < 120; step += 1) {
    await expect(action('draw').or(action('lay')).or(action('end')).first()).toBeEnabled();
    if (await walkOf(page, ap).isVisible()) return walkOf(page, ap);
    const tiles = await map.locator('[data-place]').count();
    const last = page.locator(`[data-place="${tiles - 1}"][data-lit="walk"]`).filter({ hasNotText: '?' });
    if (await action('lay').isVisible()) {
      // A tile with only one fit may have been laid automatically meanwhile.
      await action('lay').evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
      quietTurns = 0;
    } else if (await last.isVisible()) await last.click();
    else if (await action('draw').isVisible()) await action('draw').click();
    else if (quietTurns < 3) {
      await action('end').click();
      quietTurns += 1;
    } else {
      await corridors(page);
      quietTurns = 0;
    }
  }
  throw new Error(`no tile came to be ${ap} AP away`);
}

/** The tile with this number, once the player's own adventurer stands on it. */
function standingOn(page: Page, place: string | null): Locator {
  return page.locator(`[data-place="${place}"]`).filter({ hasText: /you’re here/i });
}

/** The APs left, as the page shows them. */
async function apLeft(page: Page): Promise<number> {
  const said = await page.getByRole('heading', { name: /turn, \d AP/ }).textContent();
  return Number(/(\d) AP/.exec(said ?? '')?.[1]);
}

test('one tap on a tile three steps away walks there, over a socket, by hand and by keyboard', async ({ visit }) => {
  const page = await visit('/');
  await corridors(page);
  for (const how of ['tap', 'key']) {
    const far = await exploreUntil(page, 3);
    const place = await far.getAttribute('data-place');
    const before = await apLeft(page);
    if (how === 'tap') await far.click();
    else await far.press('Enter');
    await expect(standingOn(page, place)).toBeVisible();
    expect(await apLeft(page)).toBe(before - 3);
    await bagTable(page).action('end').click();
  }
});

/**
 * The places this many steps from the active adventurer, with a monster or without; empty if a tile on the way needs a
 * decision.
 */
function placesAt(state: BagState, steps: number, isGuarded: boolean): number[] {
  const { board, active, adventurers, tokens, monsters } = state;
  const { place, ap } = elementAt(adventurers, active);
  const guarded = new Set([...tokens, ...monsters].map((lurking) => lurking.place));
  const away = distancesFrom(board, place, (other) => guarded.has(other));
  const isPlain = board.tiles.every(
    (tile, at) => elementAt(away, at) > steps || ['way', 'start', 'monster'].includes(elementAt(roles, tile)),
  );
  if (ap < steps || !isPlain) return [];
  return away.flatMap((count, at) => (count === steps && guarded.has(at) === isGuarded ? [at] : []));
}

const { roles } = lookUp(bagBox.standardPack);

/** A position in the player's own turn with such a place. */
function withPlaces(steps: number, isGuarded: boolean): Recognize {
  return (moves, _seat, state) =>
    moves.some(({ kind }) => kind === 'end') && placesAt(state as BagState, steps, isGuarded).length > 0;
}

test('one tap walks as far at a table on this device, and into a fight with a monster', async ({ visit }) => {
  const page = await visit('/credits');
  await sitAt(page, findMoment('bag', 1, withPlaces(3, false)));
  const far = walkOf(page, 3);
  const place = await far.getAttribute('data-place');
  await far.click();
  await expect(standingOn(page, place)).toBeVisible();

  await sitAt(page, findMoment('bag', 1, withPlaces(2, true)));
  await page.locator('[data-lit="walk"]').filter({ hasText: '2 AP' }).filter({ hasText: '?' }).first().click();
  await expect(page.getByRole('region', { name: / against / })).toBeVisible();
  await expect(bagTable(page).action('roll')).toBeEnabled();
});
