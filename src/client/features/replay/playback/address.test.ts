import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';

test('the position and the perspective survive a round trip through the URL', () => {
  expect(readAddress('?e=57&eyes=1')).toEqual({ step: 57, eyes: 1, together: false });
  expect(writeAddress({ unit: 'step', moment: 57, eyes: 1 })).toBe('?e=57&eyes=1');
  expect(readAddress('?t=83.4&eyes=open&together')).toEqual({ seconds: 83.4, eyes: 'open', together: true });
  expect(writeAddress({ unit: 'ms', moment: 83_412, eyes: 'open', together: true })).toBe('?t=83.4&eyes=open&together');
});

test('a step to watch is read from the URL', () => {
  expect(readAddress('?watch=14&eyes=0')).toEqual({ watch: 14, eyes: 0, together: false });
});

test('invalid parts are left out', () => {
  expect(readAddress('?e=-3&eyes=me&t=1e9')).toEqual({ together: false });
});
