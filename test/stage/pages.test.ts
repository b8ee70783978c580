// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { previewSettings } from '../../src/client/device/settings.ts';
import { GAMES, type GameEntry } from '../../src/client/kit/games/registry.ts';
import { type DrawnPage, drawnPage, letRest, loadWholePage, type StagedGame, stagedGame } from './staged-page.ts';
import { kindOf, randomGame, stepsOf, type ToldStep } from './told-game.ts';

/** How many games are searched for kinds of events. */
const GAMES_TOLD = 12;

// Hundreds of pages are rendered, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const STILL = { addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  // With reduced motion there are all beats, but no animations.
  vi.stubGlobal('matchMedia', (query: string) => ({ ...STILL, matches: query.includes('reduced-motion') }));
  previewSettings({ speed: 'device' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Random games, and in each the steps with a kind of event not seen before. */
function gamesToLookAt({ id, seats }: GameEntry) {
  const looked = new Set<string>();
  return Array.from({ length: GAMES_TOLD }, (_, number) => {
    const people = Math.max(seats.min, Math.min(seats.max, 3));
    const game = randomGame(id, { seats: people, number: number + 1, viewer: 0 });
    const wanted = game.told.flatMap((fresh, at) => {
      if (at < 2 || fresh.every((event) => looked.has(kindOf(event)))) return [];
      for (const event of fresh) looked.add(kindOf(event));
      return [at];
    });
    const steps = stepsOf(game, (at) => wanted.some((one) => one - 2 <= at && at < one + 3));
    return { game, wanted, steps: (from: number, to: number) => slice(steps, from, to) };
  });
}

function slice(steps: ReadonlyMap<number, ToldStep>, from: number, to: number): ToldStep[] {
  return Array.from({ length: to - from }, (_, place) => steps.get(from + place) ?? []).flat();
}

/** The game as somebody sees it who joins after a step. */
function comingIn(step: ToldStep, told: readonly ToldStep['fresh'][], at: number): ToldStep {
  return { ...step, fresh: told.slice(0, at + 1).flat() };
}

/** Figures, names and cards: an announcement contains none that the page had not shown before. */
function tellingWords(sentence: string): string[] {
  return sentence.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
}

/** Sorted: the order of a hand does not matter. */
function sorted(words: string): string[] {
  return words
    .split('\n')
    .filter((line) => line.trim() !== '')
    .sort();
}

/** Plays the backlog to its end, and checks each beat at which events were still untold. */
async function watch(game: StagedGame, page: DrawnPage, look: () => void): Promise<void> {
  for (let beats = 0; beats < 50; beats += 1) {
    await page.show(game.shown());
    if (!game.shown().stage.isBehind) return;
    look();
    game.clock.passToNext();
  }
  throw new Error('the stage is stuck');
}

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (_, entry) => {
  test('nothing of a step is in the page before its beat, and everything after', async () => {
    const Page = await loadWholePage(entry);
    const [kinds, all] = [new Set<string>(), new Set<string>()];
    for (const { game, wanted, steps } of gamesToLookAt(entry)) {
      for (const event of game.told.slice(2).flat()) all.add(kindOf(event));
      for (const at of wanted) {
        const [start, before, step] = steps(at - 2, at + 1);
        if (start === undefined || before === undefined || step === undefined) throw new Error(`no step ${at}`);
        const table = await stagedGame(entry, comingIn(start, game.told, at - 2));
        const [page, truth] = [drawnPage(Page, game.record), drawnPage(Page, game.record)];
        for (const one of [page, truth]) await one.show(table.truth());
        table.push(before);
        table.clock.passUntil(() => !table.shown().stage.isBehind);
        for (const one of [page, truth]) await one.show(table.truth());
        const [words, beside, logged] = [truth.words(), truth.wordsBesidePrompt(), truth.log()];
        table.push(step);
        const what = `step ${at}: ${JSON.stringify(step.fresh.map(({ event }) => event))}`;
        const isTold = () => table.shown().events.length > table.truth().events.length - step.fresh.length;
        await watch(table, page, () => {
          if (isTold()) return;
          expect(page.wordsBesidePrompt(), what).toBe(beside);
          expect(page.log(), what).toBe(logged);
          for (const telling of tellingWords(page.prompt()))
            expect(words, `${what}: ${page.prompt()}`).toContain(telling);
        });
        await truth.show(table.truth());
        await letRest();
        expect(page.html(), what).toBe(truth.html());
        for (const event of step.fresh) kinds.add(kindOf(event));
        for (const one of [page, truth]) await one.close();
      }
    }
    expect([...kinds].sort()).toEqual([...all].sort());
  });

  test('after a skip at any point the page equals one rendered from the final state', async () => {
    const Page = await loadWholePage(entry);
    for (const { game, wanted, steps } of gamesToLookAt(entry).slice(0, 2)) {
      for (const at of wanted.filter((_, place) => place % 3 === 0)) {
        const [start, ...later] = steps(at - 2, at + 3);
        if (start === undefined) throw new Error(`no step ${at - 2}`);
        const table = await stagedGame(entry, comingIn(start, game.told, at - 2));
        const [page, truth] = [drawnPage(Page, game.record), drawnPage(Page, game.record)];
        for (const one of [page, truth]) await one.show(table.truth());
        for (const step of later) table.push(step);
        await page.show(table.shown());
        for (let beat = 0; beat < at % 4; beat += 1) table.clock.passToNext();
        await page.show(table.shown());
        table.staged.skipAll();
        for (const one of [page, truth]) await one.show(table.truth());
        await letRest();

        expect(table.shown().play).toBe(table.truth().play);
        expect(sorted(page.words()), `step ${at}`).toEqual(sorted(truth.words()));
        for (const one of [page, truth]) await one.close();
      }
    }
  });
});
