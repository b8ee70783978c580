import { expect, test } from 'vitest';
import { byLanguage, fetchAll } from './by-language.ts';

/** What `in` gives, or what it throws: React waits for a promise, and shows an error. */
function drawn(draw: () => unknown): unknown {
  try {
    return draw();
  } catch (thrown) {
    return thrown;
  }
}

test('words are waited for once, and then simply there', async () => {
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

test('words that could not be fetched say so once, and are fetched again by who tries again', async () => {
  const answers = [Promise.reject(new Error('no line')), Promise.resolve('door')];
  const words = byLanguage({ en: () => answers.shift() ?? Promise.resolve(''), it: async () => 'porta' });
  await words.fetch('en').catch(() => undefined);

  expect(() => words.in('en')).toThrow('no line');
  await drawn(() => words.in('en'));

  expect(words.in('en')).toBe('door');
});

test('a page that changes its language has all words it has shown, and fetches no others', async () => {
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
