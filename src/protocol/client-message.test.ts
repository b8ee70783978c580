import { expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { clientMessage, keyOf, readClientMessage } from './client-message.ts';

const sound = { kind: 'move', key: 'k-1', seen: 3, move: { kind: 'draw' } };

/** Valid and invalid fields of a move. */
const MOVES: readonly Record<string, unknown>[] = [
  sound,
  { ...sound, move: null },
  { ...sound, move: [] },
  { ...sound, seen: 0 },
  { ...sound, seen: -1 },
  { ...sound, seen: 1.5 },
  { ...sound, seen: 2 ** 53 },
  { ...sound, seen: '3' },
  { ...sound, key: '' },
  { ...sound, key: 'x'.repeat(64) },
  { ...sound, key: 'x'.repeat(65) },
  { ...sound, key: 'ä' },
  { ...sound, key: 1 },
  { ...sound, more: true },
  { kind: 'move', key: 'k-1', seen: 3, mvoe: 1 },
];

test.each(MOVES.map((said) => [JSON.stringify(said)]))('%s is parsed as its schema says', (raw) => {
  const read = clientMessage.safeParse(JSON.parse(raw));

  expect(readClientMessage(raw)).toEqual(read.success ? read.data : undefined);
});

test('a line that hides text or overlaps other lines is refused', () => {
  const say = (text: string) => readClientMessage(JSON.stringify({ kind: 'say', key: 'k', text }));

  expect(say('Well met, Nonna 👋🏽!')).toMatchObject({ text: 'Well met, Nonna 👋🏽!' });
  for (const text of ['\u2800', '\u200b', 'a\u200f', 'a\u{e0041}', `a${'\u0301'.repeat(90)}`]) {
    expect(say(text)).toBeUndefined();
  }
});

test('for any input, the fast parser agrees with the schema and never throws', () => {
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(0, 3, 1.5, 2 ** 53, '', 'k-1', 'move', 'say', null));
  const near = fc
    .tuple(
      fc.record(
        { kind: fc.constantFrom('move', 'say', 'sit', 'hello', 'look'), key: field, seen: field, move: field },
        { requiredKeys: [] },
      ),
      fc.dictionary(fc.string({ maxLength: 6 }), field, { maxKeys: 2 }),
      fc.boolean(),
    )
    .map(([message, more, isSound]) => JSON.stringify(isSound ? { ...sound, ...more } : { ...message, ...more }));
  fc.assert(
    fc.property(fc.oneof(near, fc.json(), fc.string()), (raw) => {
      expect(readClientMessage(raw)).toEqual(bySchema(raw));
    }),
  );
});

function bySchema(raw: string): unknown {
  try {
    return clientMessage.safeParse(JSON.parse(raw)).data;
  } catch {
    return undefined;
  }
}

test.each([
  ['{"kind":"move","move":{"key":"nested"},"seen":-1,"key":"outer"}', 'outer'],
  ['{"kind":"move","seen":-1,"key":"outer","move":{"key":"nested"}}', 'outer'],
  ['{"kind":"move","seen":-1,"move":{"key":"nested"}}', undefined],
  ['{"kind":"rename", "key" : "spaces"}', 'spaces'],
  ['{"kind":"rename","k\\u0065y":"escaped"}', 'escaped'],
  ['{"kind":"rename","key":"k\\u002descaped"}', 'k-escaped'],
  ['{"kind":"say","text":"\\"key\\":\\"said\\"","key":"own"}', 'own'],
  ['{"kind":"rename","key":"no key!"}', undefined],
  ['{"kind":"rename","key":5}', undefined],
  ['[{"key":"inside"}]', undefined],
  ['null', undefined],
  ['{"key":"broken"', undefined],
])('the key of %s is %s', (raw, key) => {
  expect(keyOf(raw)).toBe(key);
});
