import { expect, test } from 'vitest';
import { byLanguage, fetchAll } from './by-language.ts';

/** What `in` returns or throws: React waits for a promise, and shows an error. */
function drawn(draw: () => unknown): unknown {
  try {
    return draw();
  } catch (thrown) {
    return thrown;
  }
}

test('texts are awaited once, and then returned at once', async () => {
  let fetches = 0;
  const words = byLanguage({
    en: async () => {
      fetches += 1;
      return 'door';
    },
    it: async () => 'porta',
  });

  const waited = drawn(() => words.in('en'));
  await Promise.all([waited, words.fetch('en')]);

  expect(waited).toBeInstanceOf(Promise);
  expect(words.in('en')).toBe('door');
  expect(fetches).toBe(1);
});

test('a failed fetch throws once, and the next try fetches again', async () => {
  const answers = [Promise.reject(new Error('no line')), Promise.resolve('door')];
  const words = byLanguage({ en: () => answers.shift() ?? Promise.resolve(''), it: async () => 'porta' });
  await words.fetch('en').catch(() => undefined);

  expect(() => words.in('en')).toThrow('no line');
  await drawn(() => words.in('en'));

  expect(words.in('en')).toBe('door');
});

test('changing the language fetches exactly the texts used so far', async () => {
  const fetched: string[] = [];
  const made = (name: string) =>
    byLanguage({
      en: async () => name,
      it: async () => {
        fetched.push(name);
        return `${name} (it)`;
      },
    });
  const [shown] = [made('shown'), made('never shown')];
  await shown.fetch('en');

  await fetchAll('it');

  expect(shown.in('it')).toBe('shown (it)');
  expect(fetched).toEqual(['shown']);
});
