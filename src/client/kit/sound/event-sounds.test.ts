import { expect, test } from 'vitest';
import { type EventSounds, endSound, soundFor } from './event-sounds.ts';

type Event = { kind: 'drawn' } | { kind: 'placed'; seat: number } | { kind: 'over'; winners: readonly number[] };

const sounds: EventSounds<Event> = {
  over: endSound,
  placed: ({ seat }, you) => (seat === you ? undefined : 'place'),
  'your-turn': 'turn',
  drawn: 'flip',
};

const heard = (happened: readonly Event[], hasTurnCome = false) => soundFor(happened, { sounds, you: 0, hasTurnCome });

test('of simultaneous events the first in the table is heard', () => {
  expect(heard([{ kind: 'drawn' }, { kind: 'placed', seat: 1 }])).toBe('place');
  expect(
    heard([
      { kind: 'placed', seat: 1 },
      { kind: 'over', winners: [1] },
    ]),
  ).toBe('lose');
  expect(heard([])).toBeUndefined();
});

test('an entry may be silent for its event, and the next one is played', () => {
  expect(heard([{ kind: 'placed', seat: 0 }, { kind: 'drawn' }])).toBe('flip');
});

test("one's turn comes before entries below it", () => {
  expect(heard([{ kind: 'drawn' }], true)).toBe('turn');
  expect(heard([{ kind: 'placed', seat: 1 }], true)).toBe('place');
});

test('spectators hear the winners’ sound', () => {
  expect(endSound({ winners: [2] }, 'spectator')).toBe('win');
});
