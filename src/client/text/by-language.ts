import type { Locale } from '../../engine/text.ts';

/** Words of which each language is a file of its own, fetched when somebody reads it. */
export interface ByLanguage<Text> {
  /** Starts fetching a language, or says when it is here. */
  fetch(locale: Locale): Promise<Text>;
  /** The words in a language; where they are not here yet, React waits for them. */
  in(locale: Locale): Text;
}

/** All words somebody has asked for, so that a page changes its language as a whole. */
const asked = new Set<ByLanguage<unknown>>();

/** Names the files of some words. Nothing is fetched yet. */
export function byLanguage<Text>(files: Readonly<Record<Locale, () => Promise<Text>>>): ByLanguage<Text> {
  const here: Partial<Record<Locale, Text>> = {};
  const coming: Partial<Record<Locale, Promise<Text>>> = {};
  const broken: Partial<Record<Locale, unknown>> = {};

  const get = async (locale: Locale): Promise<Text> => {
    try {
      const text = await files[locale]();
      here[locale] = text;
      return text;
    } catch (error) {
      broken[locale] = error;
      throw error;
    } finally {
      delete coming[locale];
    }
  };

  const words: ByLanguage<Text> = {
    async fetch(locale) {
      asked.add(words);
      const text = here[locale];
      if (text !== undefined) return text;
      coming[locale] ??= get(locale);
      return coming[locale];
    },
    in(locale) {
      const text = here[locale];
      if (text !== undefined) return text;
      const error = broken[locale];
      // Said once; who tries again has them fetched again.
      delete broken[locale];
      if (error !== undefined) throw error;
      throw words.fetch(locale);
    },
  };
  return words;
}

/** Fetches what the page has words for so far in another language. */
export async function fetchAll(locale: Locale): Promise<void> {
  await Promise.all([...asked].map((words) => words.fetch(locale)));
}
