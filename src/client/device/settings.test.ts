import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const USUAL = {
  theme: 'dark',
  text: 100,
  font: 'usual',
  speed: 'device',
  effects: 100,
  room: 60,
  speech: 70,
  music: 'off',
  odds: 'shown',
  vibration: 'on',
  seenBy: 'nobody',
};

test('a device without settings, or with invalid ones, gets the defaults', () => {
  expect(readSettings(undefined)).toEqual(USUAL);
  expect(readSettings('not json')).toEqual(USUAL);
  expect(
    readSettings(
      '{"theme":"pink","text":1000,"font":7,"speed":"warp","effects":"loud","room":null,"music":1,"odds":1,"vibration":2,"seenBy":"everybody"}',
    ),
  ).toEqual(USUAL);
});

test('valid settings are kept, whatever else is stored', () => {
  const kept = {
    theme: 'contrast',
    text: 175,
    font: 'dyslexia',
    speed: 'off',
    effects: 250,
    room: 0,
    speech: -3,
    music: 'on',
    odds: 'hidden',
    vibration: 'off',
    seenBy: 'groups',
    hat: 'red',
  };
  expect(readSettings(JSON.stringify(kept))).toEqual({ ...kept, effects: 100, speech: 0, hat: undefined });
});

test('the volume of an earlier version applies to the effects', () => {
  expect(readSettings('{"volume":40}')).toEqual({ ...USUAL, effects: 40 });
});

test('dark is the theme of everybody who chose none, also with what earlier versions stored', () => {
  expect(readSettings('{"theme":"device"}').theme).toBe('dark');
  expect(readSettings('{"theme":"light"}').theme).toBe('light');
  expect(readSettings('{"theme":"as-device"}').theme).toBe('as-device');
});
