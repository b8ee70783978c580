// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewSettings } from '../../src/client/device/settings.ts';
import { GAMES, type GameEntry } from '../../src/client/kit/games/registry.ts';
import { stillStage } from '../../src/client/kit/stage/stage-now.ts';
import { LOCALES, type Locale } from '../../src/engine/text.ts';
import { drawnPage, letRest, loadWholePage } from './staged-page.ts';
import { randomGame, stepsOf } from './told-game.ts';

const GAMES_TOLD = 4;

vi.setConfig({ testTimeout: 300_000 });

const STILL = { addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ ...STILL, matches: query.includes('reduced-motion') }));
  previewSettings({ speed: 'off' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Positions of random games in which seat 0 may act, one for each set of kinds of moves. */
function askedMoments({ id, seats }: GameEntry) {
  const looked = new Set<string>();
  return Array.from({ length: GAMES_TOLD }, (_, number) => {
    const game = randomGame(id, { seats: Math.max(2, seats.min), number: number + 1, viewer: 0 });
    const steps = [...stepsOf(game, () => true)].flatMap(([at, step]) => {
      const kinds = [...new Set(step.play.moves.map((move) => (move as { kind: string }).kind))].sort().join();
      if (kinds === '' || looked.has(kinds)) return [];
      looked.add(kinds);
      return [{ kinds, at, step }];
    });
    return { game, steps };
  });
}

test.each(GAMES.map((entry) => [entry.id, entry] as const))(
  'the help for current actions in %s works in both languages, and each answer leads to a control',
  async (_, entry) => {
    const Page = await loadWholePage(entry);
    for (const locale of LOCALES) await entry.words.fetch(locale);
    const whatNow = await entry.whatNow();
    const lost: string[] = [];
    for (const { game, steps } of askedMoments(entry)) {
      const { pack, names } = game.record;
      const players = names.map((name) => ({ name, kind: 'person' as const, here: true }));
      for (const { kinds, at, step } of steps) {
        const page = drawnPage(Page, game.record);
        await page.show({ play: step.play, events: game.told.slice(0, at + 1).flat(), stage: stillStage });
        await letRest();
        const { view, moves } = step.play;
        const actions = (locale: Locale) => whatNow({ view, moves, you: 0, players, pack, locale });
        const [english, italian] = [actions('en'), actions('it')];
        if (english.length === 0) lost.push(`${kinds}: nothing is said`);
        if (new Set(english.map(({ label }) => label)).size < english.length) lost.push(`${kinds}: something twice`);
        expect(italian.map((action) => action.at)).toEqual(english.map((action) => action.at));
        for (const { label, at: place } of english) {
          if (document.querySelector(place) === null) lost.push(`${kinds}: ${label} (${place})`);
        }
        await page.close();
      }
    }
    expect(lost).toEqual([]);
  },
);
