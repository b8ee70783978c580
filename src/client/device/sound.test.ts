// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { LATE } from './audio.ts';
import common from './sounds/effects.json';
import type { Sprite } from './sprite.ts';
import { FakeAudio } from './testing/fake-audio.ts';

const GAME: Sprite = { places: { roar: [3, 1], air: [5, 4, 1] }, ogg: '/game.ogg', m4a: '/game.m4a' };

const fetched: string[] = [];
let answer: (url: string) => Promise<Response>;

beforeEach(() => {
  FakeAudio.made.length = 0;
  fetched.length = 0;
  localStorage.clear();
  vi.resetModules();
  answer = async () => new Response('sound');
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return answer(url);
  });
});

afterEach(async () => {
  // The page of this test still listens for taps.
  (await import('./sound.ts')).setSound('off');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A freshly loaded module, as on a new page. */
const opened = () => import('./sound.ts');
const tap = () => window.dispatchEvent(new Event('click'));
const audio = () => FakeAudio.made[0] ?? new FakeAudio();
const heard = () => audio().started.map(({ at }) => at);
const flipAt = elementAt(common.flip, 0);

/** Repeats a request until it is heard: on a slow machine the first ones are late, and are dropped. */
async function hear(ask: () => void, ...at: readonly number[]): Promise<void> {
  await until(() => {
    ask();
    expect(heard()).toEqual(expect.arrayContaining([...at]));
  });
}

function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 20_000, interval: 20 });
}

test('nothing is fetched before a tap, and earlier requests are only logged', async () => {
  const { openSprite, playSound, soundLog } = await opened();
  openSprite(GAME);
  playSound('flip');
  await vi.dynamicImportSettled();

  expect([fetched, FakeAudio.made, soundLog().map(({ sound }) => sound)]).toEqual([[], [], ['flip']]);
});

test('the first tap at a table fetches its sounds, and from then on they are played by name', async () => {
  const { openSprite, playSound, requestSound } = await opened();
  openSprite(GAME);
  tap();
  await until(() => expect(fetched).toContain('/game.ogg'));
  await hear(
    () => {
      playSound('flip');
      requestSound('no such sound');
      requestSound('roar');
    },
    flipAt,
    3,
  );
});

test('if Opus cannot be decoded, AAC is fetched', async () => {
  const { openSprite, requestSound } = await opened();
  openSprite(GAME);
  answer = async (url) => new Response(url.endsWith('.ogg') ? 'opus' : 'aac');
  const decode = vi.spyOn(FakeAudio.prototype, 'decodeAudioData').mockImplementationOnce(async () => {
    throw new Error('no Opus here');
  });
  tap();
  await until(() => expect(fetched.filter((url) => url.endsWith('.m4a'))).toHaveLength(1));
  decode.mockRestore();
  await hear(() => requestSound('roar'), 3);
});

test('muted, requests are logged but neither sounds nor loops are played', async () => {
  const { openSprite, playSound, setLoop, setSound, soundLog } = await opened();
  openSprite(GAME);
  setLoop('air', 1);
  tap();
  await until(() => expect(audio().started).toEqual([{ at: 5, isLoop: true, isStopped: false }]));

  setSound('off');
  playSound('flip');
  await until(() => expect(audio().started).toEqual([{ at: 5, isLoop: true, isStopped: true }]));
  expect(audio().gains[0]?.gain.value).toBe(0);
  expect(soundLog().map(({ isMuted }) => isMuted)).toEqual([true]);

  setSound('on');
  await until(() => expect(audio().started).toHaveLength(2));
});

test('a phone beside a big screen is muted for now, without storing it', async () => {
  const { muteForNow, openSprite, playSound } = await opened();
  openSprite(GAME);
  tap();
  await until(() => expect(fetched).toContain('/game.ogg'));
  const unmute = muteForNow();
  playSound('flip');
  await until(() => expect(audio().gains[0]?.gain.value).toBe(0));
  expect([heard(), localStorage.length]).toEqual([[], 0]);

  unmute();
  await hear(() => playSound('flip'), flipAt);
});

test('with sound off the AudioContext is suspended, and runs again as soon as sound is back, without another tap', async () => {
  const { muteForNow, openSprite, playSound, setSound } = await opened();
  openSprite(GAME);
  tap();
  await until(() => expect(fetched).toContain('/game.ogg'));
  const unmute = muteForNow();
  await until(() => expect(audio().state).toBe('suspended'));
  unmute();
  await hear(() => playSound('flip'), flipAt);

  setSound('off');
  setSound('on');
  await new Promise((resolve) => setTimeout(resolve, LATE + 100));
  expect(audio().state, 'switched off and on quickly').toBe('running');
});

test('a sound that would be late is dropped', async () => {
  const { openSprite, requestSound } = await opened();
  let come: () => void = () => undefined;
  answer = async () => {
    await new Promise<void>((resolve) => {
      come = resolve;
    });
    return new Response('sound');
  };
  openSprite(GAME);
  tap();
  await until(() => expect(fetched).toContain('/game.ogg'));
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  requestSound('roar');
  now.mockReturnValue(10_000);
  come();
  await until(() => expect(fetched.length).toBeGreaterThan(1));
  now.mockRestore();

  expect(heard()).toEqual([]);
});

test('volumes follow the settings; while somebody speaks, everything else is quieter', async () => {
  const { duck, openSprite } = await opened();
  const { previewSettings } = await import('./settings.ts');
  openSprite(GAME);
  tap();
  await until(() => expect(audio().gains).toHaveLength(3));
  const volumes = () =>
    audio()
      .gains.slice(1, 3)
      .map(({ gain }) => gain.value);
  previewSettings({ effects: 50, room: 20 });
  await until(() => expect(volumes()).toEqual([0.5, 0.2]));

  duck('people', true);
  await until(() => expect(volumes()[0]).toBeLessThan(0.25));
  expect(volumes()[1]).toBeLessThan(0.05);
  duck('people', false);
  await until(() => expect(volumes()).toEqual([0.5, 0.2]));
});

test('it stays quieter until the last voice is silent, for loops as for effects', async () => {
  const { duck, openSprite, setLoop } = await opened();
  openSprite(GAME);
  setLoop('air', 1);
  tap();
  await until(() => expect(audio().gains).toHaveLength(4));
  const [, effects, room, air] = audio().gains;
  const full = [effects?.gain.value, room?.gain.value];
  expect(air?.to).toEqual([room]);

  duck('people', true);
  duck('call', true);
  duck('people', false);
  await until(() => expect(effects?.gain.value).toBeLessThan(full[0] ?? 0));
  expect(room?.gain.value).toBeLessThan(full[1] ?? 0);

  duck('call', false);
  await until(() => expect([effects?.gain.value, room?.gain.value]).toEqual(full));
});

test('a loop ends when it is no longer wanted, and the others go on', async () => {
  const { openSprite, setLoop } = await opened();
  openSprite({ ...GAME, places: { ...GAME.places, sand: [10, 4, 1] } });
  setLoop('air', 1);
  setLoop('sand', 0.5);
  tap();
  await until(() => expect(new Set(heard())).toEqual(new Set([5, 10])));

  setLoop('sand', undefined);
  const isStopped = (at: number) => audio().started.find((one) => one.at === at)?.isStopped;
  await until(() => expect(isStopped(10)).toBe(true));
  expect(isStopped(5)).toBe(false);
});

test('the sounds of a table that was left are not played at the next', async () => {
  const { openSprite, playSound, requestSound, setLoop } = await opened();
  const close = openSprite(GAME);
  setLoop('air', 1);
  tap();
  await until(() => expect(audio().started).toHaveLength(1));
  close();
  await until(() => expect(audio().started[0]?.isStopped).toBe(true));
  await hear(() => {
    requestSound('roar');
    playSound('flip');
  }, flipAt);
  expect(heard()).not.toContain(3);
});
