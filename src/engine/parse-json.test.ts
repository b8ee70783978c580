import { describe, expect, test } from 'vitest';
import { fc } from '../../test/properties.ts';
import { parseJson } from './parse-json.ts';

test('it reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.boolean(), (text, isIndented) => {
      const written = isIndented ? JSON.stringify(JSON.parse(text), undefined, 2) : text;
      // fc.json never has duplicate keys, which this parser refuses.
      expect(parseJson(written)).toEqual({ kind: 'json', raw: JSON.parse(written) });
    }),
  );
  expect(parseJson('{"__proto__": 1, "a": "\\u0041\\n\\/"}')).toEqual({
    kind: 'json',
    raw: JSON.parse('{"__proto__": 1, "a": "A\\n/"}'),
  });
});

test('it refuses what JSON.parse refuses', () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', ':', '\\', 'x', '\n', '-', '0'),
      (json, at, stray) => {
        const place = at % (json.length + 1);
        const torn = json.slice(0, place) + stray + json.slice(place + 1);
        const isJson = (() => {
          try {
            JSON.parse(torn);
            return true;
          } catch {
            return false;
          }
        })();
        if (!isJson) expect(parseJson(torn).kind).toBe('mistake');
      },
    ),
  );
});

describe('it says what is wrong, and where', () => {
  test.each([
    ['', 1, 1, 'The file is empty.'],
    [
      '{\n  "a": 1,\n  "b": 2,\n  "a": 3\n}',
      4,
      3,
      'The name "a" occurs twice in this object, first in line 2, column 3.',
    ],
    ['{"a": {"b": 1, "b": 1}}', 1, 16, 'The name "b" occurs twice in this object, first in line 1, column 8.'],
    ['[1,\n 2,\n]', 3, 1, 'After a comma something must follow, not "]".'],
    ['{"a": NaN}', 1, 7, 'A value is expected here, not "NaN".'],
    ['{"a": -Infinity}', 1, 7, 'A value is expected here, not "-Infinity".'],
    ['{"a":\n1e999}', 2, 1, 'The number 1e999 is too large.'],
    ['{"a": 01}', 1, 7, 'A value is expected here, not "0".'],
    ['{a: 1}', 1, 2, 'A name in double quotes is expected here, not "a".'],
    ["{'a': 1}", 1, 2, 'A name in double quotes is expected here, not "\'".'],
    ['{"a" 1}', 1, 6, 'A colon is expected after the name, not "1".'],
    ['{"a": 1 "b": 2}', 1, 9, 'A comma or "}" is expected here, not a double quote.'],
    ['{"a": "b\n"}', 1, 7, 'This text has no double quote that ends it in the same line.'],
    ['{"a": "b\tc"}', 1, 9, 'Control characters must be written as escapes, and this is the character U+0009.'],
    ['{"a": "\\x"}', 1, 9, 'After a backslash one of " \\ / b f n r t u is expected.'],
    ['{\r\n"a": [1, 2', 2, 6, 'This bracket has no "]" that closes it.'],
    ['{} // done', 1, 4, 'The JSON has ended, but "/" follows.'],
    ['['.repeat(100_000), 1, 42, 'Lists and objects lie more than 40 deep in each other.'],
  ])('%j', (text, line, column, what) => {
    expect(parseJson(text)).toEqual({ kind: 'mistake', line, column, what });
  });
});
