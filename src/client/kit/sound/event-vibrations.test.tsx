// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewSettings } from '../../device/settings.ts';
import { VIBRATION_PATTERNS } from '../../device/vibration.ts';
import { mount } from '../testing/mount.ts';
import { type EventVibrations, vibrationFor } from './event-vibrations.ts';
import { useEventVibrations } from './use-event-vibrations.ts';

type Event = { kind: 'hit'; seat: number } | { kind: 'burst' } | { kind: 'over'; winners: readonly number[] };

const vibrations: EventVibrations<Event> = {
  over: ({ winners }) => ({ by: winners, how: 'cheer' }),
  burst: () => ({ by: 'everybody', how: 'blow' }),
  hit: ({ seat }) => ({ by: seat, how: 'knock' }),
};

const felt = (happened: readonly Event[], you: number | 'spectator' = 0) => vibrationFor(happened, { vibrations, you });

test('a device vibrates for its own seat and not for another', () => {
  expect(felt([{ kind: 'hit', seat: 0 }])).toBe('knock');
  expect(felt([{ kind: 'hit', seat: 1 }])).toBeUndefined();
  expect(felt([{ kind: 'over', winners: [1, 2] }])).toBeUndefined();
});

test('an event for all vibrates for all players; spectators and big screens feel nothing', () => {
  expect(felt([{ kind: 'burst' }])).toBe('blow');
  expect(felt([{ kind: 'burst' }], 'spectator')).toBeUndefined();
});

test('of simultaneous events the first in the table vibrates', () => {
  expect(felt([{ kind: 'hit', seat: 0 }, { kind: 'burst' }])).toBe('blow');
});

const shaken = vi.fn();
let page: ReturnType<typeof mount>;

beforeEach(() => {
  Object.defineProperty(navigator, 'vibrate', { value: shaken, configurable: true });
  page = mount();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'vibrate');
  shaken.mockReset();
  previewSettings({ vibration: 'on' });
});

function Hand({ events }: { events: readonly { event: Event }[] }) {
  useEventVibrations(events, { vibrations, you: 0 });
  return undefined;
}

const HIT: { event: Event } = { event: { kind: 'hit', seat: 0 } };

function happen(...steps: readonly (readonly { event: Event }[])[]): void {
  for (const events of steps) page.show(<Hand events={events} />);
}

test('the device vibrates once per event, and not for events before the page was opened', () => {
  happen([HIT]);
  expect(shaken).not.toHaveBeenCalled();
  happen([HIT, HIT], [HIT, HIT]);
  expect(shaken.mock.calls).toEqual([[[...VIBRATION_PATTERNS.knock]]]);
});

test('nothing vibrates if it is switched off, or the device cannot', () => {
  previewSettings({ vibration: 'off' });
  happen([], [HIT]);
  expect(shaken).not.toHaveBeenCalled();

  previewSettings({ vibration: 'on' });
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(() => happen([HIT, HIT])).not.toThrow();
});
