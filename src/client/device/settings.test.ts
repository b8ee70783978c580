import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const USUAL = {
  theme: 'device',
  text: 100,
  font: 'usual',
  speed: 'device',
  volume: 100,
  odds: 'shown',
  vibration: 'on',
};

test('a device that remembers nothing, or nonsense, gets what is usual', () => {
  expect(readSettings(undefined)).toEqual(USUAL);
  expect(readSettings('not json')).toEqual(USUAL);
  expect(
    readSettings('{"theme":"pink","text":1000,"font":7,"speed":"warp","volume":"loud","odds":1,"vibration":2}'),
  ).toEqual(USUAL);
});

test('what is understood is kept, whatever stands beside it', () => {
  const kept = {
    theme: 'contrast',
    text: 175,
    font: 'dyslexia',
    speed: 'off',
    volume: 250,
    odds: 'hidden',
    vibration: 'off',
    hat: 'red',
  };
  expect(readSettings(JSON.stringify(kept))).toEqual({ ...kept, volume: 100, hat: undefined });
});
