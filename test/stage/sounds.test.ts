// @vitest-environment happy-dom
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { previewSettings } from '../../src/client/device/settings.ts';
import { type SoundRequest, setSound, soundLog } from '../../src/client/device/sound.ts';
import { GAMES, type GameEntry } from '../../src/client/kit/games/registry.ts';
import { drawnPage, loadWholePage, stagedGame } from './staged-page.ts';
import { kindOf, randomGame, stepsOf, type ToldStep } from './told-game.ts';

/** The events and cues of each sound, as the game's folder lists them; `?`: not always. */
type Heard = Readonly<Record<string, readonly string[]>>;

/** The events told first at a beat, and the sounds requested. */
interface HeardBeat {
  sounds: readonly string[];
  told: readonly string[];
  cue: string | undefined;
  what: string;
}

/** Enough steps to see that nothing is played. */
const SOME_STEPS = 40;
/** One beat in this many is rendered twice. */
const AGAIN = 5;
/** Causes of sounds that are not events. */
const NO_EVENT = ['your-turn', 'clock'];

vi.setConfig({ testTimeout: 600_000 });

const STILL = { addEventListener: () => undefined, removeEventListener: () => undefined };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', (query: string) => ({ ...STILL, matches: query.includes('reduced-motion') }));
  previewSettings({ speed: 'device' });
  setSound('on');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let newest: SoundRequest | undefined;

/** The requests since the last call. */
function freshRequests(): readonly SoundRequest[] {
  const log = soundLog();
  const fresh = log.slice(newest === undefined ? 0 : log.lastIndexOf(newest) + 1);
  newest = log.at(-1);
  return fresh;
}

/** The shortest of some random games, but not a trivial one: every beat of it is rendered. */
function shortGame({ id, seats }: GameEntry) {
  const games = Array.from({ length: 8 }, (_, number) =>
    randomGame(id, { seats: Math.max(2, seats.min), number: number + 1, viewer: 0 }),
  );
  const whole = games.filter(({ told }) => told.length > SOME_STEPS);
  return whole.reduce((short, game) => (game.told.length < short.told.length ? game : short));
}

/**
 * Plays a whole game on its page, beat by beat; some beats are rendered twice, as when the page changes for another
 * reason.
 */
async function playThrough(entry: GameEntry, most = Number.POSITIVE_INFINITY): Promise<HeardBeat[]> {
  const game = shortGame(entry);
  const [first, ...steps] = [...stepsOf(game, () => true).values()] as [ToldStep, ...ToldStep[]];
  const table = await stagedGame(entry, first);
  const page = drawnPage(await loadWholePage(entry), game.record);
  await page.show(table.truth());
  freshRequests();
  const heard: HeardBeat[] = [];
  let toldBefore = table.shown().events.length;
  let cueBefore: unknown;
  const look = async (step: ToldStep) => {
    const { events, stage } = table.shown();
    await page.show(table.shown());
    if (heard.length % AGAIN === 0) await page.show(table.shown());
    const told = events.slice(toldBefore).map(kindOf);
    const cue = stage.cue === cueBefore ? undefined : (stage.cue as { kind: string } | undefined)?.kind;
    const what = `step ${step.seq}: told ${told.join(', ')}; cue ${cue}`;
    heard.push({ sounds: freshRequests().map(({ sound }) => sound), told, cue, what });
    [toldBefore, cueBefore] = [events.length, stage.cue];
  };
  for (const step of steps.slice(0, most)) {
    table.push(step);
    for (await look(step); table.shown().stage.isBehind; await look(step)) table.clock.passToNext();
  }
  await page.close();
  return heard;
}

const listOf = (game: string) => `src/games/${game}/sounds/heard.json`;
const HEARD = GAMES.filter(({ id }) => existsSync(listOf(id)));

describe.each(HEARD.map((game) => [game.id, game] as const))('a whole game of %s', (id, entry) => {
  const heard: Heard = JSON.parse(readFileSync(listOf(id), 'utf8'));
  const reasons = Object.values(heard).flat();

  test('each sound is requested once, on the beat that shows its cause, and none is left out', async () => {
    const asked = new Set<string>();
    for (const { sounds, told, cue, what } of await playThrough(entry)) {
      const shown = [...told, `cue ${cue}`, ...NO_EVENT];
      const isShown = (reason: string) => shown.includes(reason.replace('?', ''));
      expect(
        sounds.filter((sound) => heard[sound]?.some(isShown) !== true),
        `${what}: before its beat`,
      ).toEqual([]);
      expect(new Set(sounds).size, `${what}: ${sounds.join()}`).toBe(sounds.length);
      if (reasons.some((reason) => told.includes(reason))) expect(sounds, `${what}: left out`).not.toEqual([]);
      for (const sound of sounds) asked.add(sound);
    }
    expect(asked.size).toBeGreaterThan(5);
  });

  test('muted, nothing is played', async () => {
    const began = vi.fn();
    vi.stubGlobal('AudioContext', began);
    setSound('off');
    const before = soundLog().at(-1);
    await playThrough(entry, SOME_STEPS);
    const log = soundLog();
    const requests = log.slice(before === undefined ? 0 : log.lastIndexOf(before) + 1);

    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter(({ isMuted }) => !isMuted)).toEqual([]);
    expect(began).not.toHaveBeenCalled();
  });
});
