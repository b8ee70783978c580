import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBot } from '../src/bots/index.ts';
import { playThrough } from '../src/cli/simulate/play.ts';
import type { Bot } from '../src/engine/bot.ts';
import type { ComingMove } from '../src/engine/move-watch.ts';
import { parseOptions } from '../src/engine/options.ts';
import { factsOf, GAME_IDS, type GameId, usualBot } from '../src/games/catalogue.ts';
import { BOXES } from '../src/games/index.ts';
import type { CardSwap, DealMove } from '../src/games/lab.ts';
import { loadLab } from '../src/games/load.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

/** Plays a game of the standard pack, and calls `at` before each move. */
async function playing(id: GameId, deal: number, at: (coming: ComingMove) => void) {
  const box = BOXES[id];
  const check = parseOptions(box.options, {});
  if (check.kind !== 'valid') throw new Error('the default options are sound');
  const { seats } = await loadLab(id);
  const bots = [findBot(id, usualBot(id) ?? '') as Bot];
  const isTogether = factsOf(id).isTogether(check.options);
  const plan = { game: id, pack: box.standardPack, seats, options: check.options, isTogether, seed: 3 };
  const watch = { before: at, after: () => undefined };
  playThrough(plan, { game: box.open(box.standardPack), bots }, { deal, rotation: 0, watch });
}

/** All numbers in a state, in order: an exchange of two cards keeps them. */
function numbersIn(state: unknown): number[] {
  const found: number[] = [];
  JSON.stringify(state, (_key, value) => {
    if (typeof value === 'number') found.push(value);
    return value;
  });
  return found.sort((one, other) => one - other);
}

/** Each card of a pool put into a copy of the state, with the state before and after. */
async function exchanges(id: GameId, swap: CardSwap) {
  const box = BOXES[id];
  const game = box.open(box.standardPack);
  const made: { card: number; before: unknown; after: unknown }[] = [];
  await playing(id, 1, (coming) => {
    const move: DealMove<unknown, unknown> = { ...coming, deal: 1 };
    const pool = made.length === 0 ? swap.poolAt(move) : undefined;
    for (const [card, copies] of pool?.copies.entries() ?? []) {
      if (copies === 0) continue;
      const state = game.clone(coming.state);
      swap.put({ ...move, state }, card)?.();
      made.push({ card, before: game.clone(coming.state), after: state });
    }
  });
  return made;
}

describe.each(GAME_IDS)('the lab of %s', (id) => {
  test('has a place for cards in its experiments, and names every card', async () => {
    const { swaps, noSwaps } = (await loadLab(id)).open(BOXES[id].standardPack);
    expect(swaps.length > 0 || noSwaps !== undefined).toBe(true);
    for (const swap of swaps) {
      const ids = swap.cards.map((card) => card.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect((await exchanges(id, swap)).length).toBeGreaterThan(1);
    }
  });

  test('exchanges cards: none is duplicated, none is lost', async () => {
    const { swaps } = (await loadLab(id)).open(BOXES[id].standardPack);
    for (const swap of swaps) {
      for (const { before, after } of await exchanges(id, swap)) {
        const [was, is] = [numbersIn(before), numbersIn(after)];
        // A card from outside the game replaces one in it, wherever that is listed.
        const gone = new Set(was.filter((number) => !is.includes(number)));
        expect(is.length).toBe(was.length);
        expect(gone.size).toBeLessThanOrEqual(1);
        if (gone.size === 0) expect(is).toEqual(was);
      }
    }
  });
});

describe('undercroft lab', () => {
  test('writes a self-contained page, and prints the findings', async () => {
    const pack = temporaryFile('mine.json', BOXES.days.standardPack);
    const html = join(dirname(pack), 'lab.html');
    const { exitCode, stdout, stderr } = await undercroft([
      'lab',
      '--game',
      'days',
      '--pack',
      pack,
      '--against',
      'standard',
      '--games',
      '150',
      '--html',
      html,
    ]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain('No difference from the other pack shows');
    expect(stdout).toContain(`The page is in ${html}`);
    const page = readFileSync(html, 'utf8');
    expect(page).toContain('data-plot="cards-drawn"');
    expect(page).not.toMatch(/<link|<(?:script|img)[^>]+src=/);
  });

  test('reports mistakes in a sentence, and writes nothing', async () => {
    const html = join(dirname(temporaryFile('here.json', {})), 'lab.html');
    for (const [args, sentence] of [
      [['--game', 'dsah'], 'There is no game "dsah". Did you mean dash?'],
      [['--language', 'fr'], '--language is one of en, it, not "fr"'],
      [['--against', '/nowhere.json'], '/nowhere.json cannot be read: there is no such file'],
    ] as const) {
      const { exitCode, stderr } = await undercroft(['lab', ...args, '--html', html]);
      expect(exitCode).toBeGreaterThan(0);
      expect(stderr).toContain(sentence);
    }
    expect(existsSync(html)).toBe(false);
  });
});
