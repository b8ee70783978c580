import { expect, test } from 'vitest';
import { givenOf, lotAmong, type OptionFields, parseOptions, pickStarter, recordedOptions } from './options.ts';
import { fastRng } from './rng.ts';

const fields: OptionFields = {
  pace: { kind: 'choice', values: ['slow', 'fast'], byDefault: 'slow' },
  open: { kind: 'switch', byDefault: true },
  starter: { kind: 'starter', byDefault: 'random' },
};

test('missing options get their default', () => {
  const byDefault = { pace: 'slow', open: true, starter: 'random' };
  expect(parseOptions(fields, undefined)).toEqual({ kind: 'valid', options: byDefault });
  expect(parseOptions(fields, { open: false })).toEqual({ kind: 'valid', options: { ...byDefault, open: false } });
});

test.each([
  ['pace', 'medium'],
  ['pace', 1],
  ['open', 'true'],
  ['open', null],
  ['starter', -1],
  ['starter', 1.5],
  ['starter', 12],
  ['starter', 'me'],
  ['starter', 'lot:'],
  ['starter', 'lot:1'],
  ['starter', 'lot:0,x'],
])('%s cannot be %j', (field, value) => {
  expect(parseOptions(fields, { [field]: value })).toEqual({ kind: 'invalid', field });
});

test('a field that the game does not have is named', () => {
  expect(parseOptions(fields, { speed: 1 })).toEqual({ kind: 'invalid', field: 'speed' });
  expect(parseOptions(fields, JSON.parse('{"__proto__":{"open":false}}'))).toEqual({
    kind: 'invalid',
    field: '__proto__',
  });
  expect(parseOptions({}, { constructor: true })).toEqual({ kind: 'invalid', field: 'constructor' });
});

test.each([[null], [[]], ['open'], [3]])('%j is not a set of options', (raw) => {
  expect(parseOptions(fields, raw)).toEqual({ kind: 'invalid', field: 'options' });
});

test('a kept field may be repeated but not changed, and given fields keep their value', () => {
  const own: OptionFields = { ...fields, seats: { kind: 'given', pattern: '^\\d*$', byDefault: '' } };
  const kept = givenOf(own, { seats: '3', open: true });

  expect(kept).toEqual({ seats: '3' });
  expect(givenOf(own)).toEqual({ seats: '' });
  expect(parseOptions(own, {}, kept)).toMatchObject({ kind: 'valid', options: { seats: '3' } });
  expect(parseOptions(own, { seats: '3' }, kept)).toMatchObject({ kind: 'valid', options: { seats: '3' } });
  expect(parseOptions(own, { seats: '4' }, kept)).toEqual({ kind: 'invalid', field: 'seats' });
  expect(parseOptions(own, { seats: '4' })).toMatchObject({ kind: 'valid', options: { seats: '4' } });
});

test('a record without a choice gets the value assumed for its time', () => {
  const own: OptionFields = {
    ...fields,
    pace: { kind: 'choice', values: ['slow', 'fast'], byDefault: 'fast', unsaid: 'slow' },
  };

  expect(parseOptions(own, {})).toMatchObject({ options: { pace: 'fast' } });
  expect(recordedOptions(own, {})).toMatchObject({ options: { pace: 'slow', open: true } });
  expect(recordedOptions(own, undefined)).toMatchObject({ options: { pace: 'slow' } });
  expect(recordedOptions(own, { pace: 'fast' })).toMatchObject({ options: { pace: 'fast' } });
  expect(recordedOptions(own, { speed: 1 })).toEqual({ kind: 'invalid', field: 'speed' });
  expect(recordedOptions(own, null)).toEqual({ kind: 'invalid', field: 'options' });
});

test('[DD-5] lots are drawn among those who may begin, with the given rng', () => {
  const among = lotAmong([1, 3]);
  const drawn = Array.from({ length: 200 }, (_, seed) => pickStarter(among, 4, fastRng(seed)));

  expect(parseOptions(fields, { starter: among })).toMatchObject({ options: { starter: among } });
  expect(new Set(drawn)).toEqual(new Set([1, 3]));
  for (const seat of [1, 3]) expect(drawn.filter((each) => each === seat).length).toBeGreaterThan(60);
  expect(drawn).toEqual(drawn.map((_, seed) => pickStarter(among, 4, fastRng(seed))));
  expect(lotAmong([2])).toBe(2);
  expect(pickStarter('lot:7,8', 3, fastRng(1))).toBeLessThan(3);
});
