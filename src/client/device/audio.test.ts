// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest';
import { elementAt } from '../../engine/list.ts';

/** The audio contexts created, and what was done to them. */
const made: FakeContext[] = [];

class FakeContext {
  state: 'suspended' | 'running' | 'interrupted' = 'suspended';
  resumed = 0;
  constructor() {
    made.push(this);
  }
  async resume() {
    this.resumed += 1;
    this.state = 'running';
  }
}

beforeEach(() => {
  made.length = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', FakeContext);
});

test('the AudioContext is created and resumed inside the tap, before anything is fetched', async () => {
  const { awakeAudio, wakeAudioOnTap } = await import('./audio.ts');
  wakeAudioOnTap(() => true);
  expect(await awakeAudio()).toBeUndefined();

  window.dispatchEvent(new Event('touchend'));

  expect(made.map(({ resumed }) => resumed)).toEqual([1]);
  expect(await awakeAudio()).toBe(made[0]);
});

test('after a phone call it is resumed by the next tap, or when the page becomes visible', async () => {
  const { awakeAudio, wakeAudioOnTap } = await import('./audio.ts');
  wakeAudioOnTap(() => true);
  window.dispatchEvent(new Event('click'));
  const context = elementAt(made, 0);

  context.state = 'interrupted';
  window.dispatchEvent(new Event('pointerup'));
  expect(context.resumed).toBe(2);

  context.state = 'suspended';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(context.resumed).toBe(3);
  expect(made).toHaveLength(1);
  expect(await awakeAudio()).toBe(context);
});

test('with sound off no AudioContext is created', async () => {
  const { wakeAudioOnTap } = await import('./audio.ts');
  wakeAudioOnTap(() => false);

  window.dispatchEvent(new Event('click'));
  document.dispatchEvent(new Event('visibilitychange'));

  expect(made).toEqual([]);
});

test('while it is suspended, sounds are dropped and do not queue up', async () => {
  vi.useFakeTimers();
  FakeContext.prototype.resume = () => new Promise(() => {});
  const { awakeAudio, wakeAudio } = await import('./audio.ts');
  wakeAudio();

  const found = awakeAudio();
  await vi.advanceTimersByTimeAsync(500);

  expect(await found).toBeUndefined();
  vi.useRealTimers();
});
