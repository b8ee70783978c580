import { expect, test } from 'vitest';
import { parseServerMessage } from './transport.ts';

test('a message of the server is parsed', () => {
  expect(parseServerMessage('{"kind":"done","key":"k1","seq":4}')).toEqual({ kind: 'done', key: 'k1', seq: 4 });
});

test.each([
  ['no text', new ArrayBuffer(2)],
  ['no JSON', '{'],
  ['no object', '[]'],
  ['an unknown kind', '{"kind":"toString"}'],
  ['a field missing', '{"kind":"played","seq":1}'],
  ['a field of another kind', '{"kind":"refused","key":7,"rule":"DA-1"}'],
])('%s is no message', (_, raw) => {
  expect(parseServerMessage(raw)).toBeUndefined();
});
