import type { Locale } from '../../engine/text.ts';

/** Texts with one file per language, fetched when needed. */
export interface ByLanguage<Text> {
  /** Starts fetching a language; resolves when it is loaded. */
  fetch(locale: Locale): Promise<Text>;
  /** The texts in a language; suspends until they are loaded. */
  in(locale: Locale): Text;
}

/** All texts requested so far, so that a page changes its language as a whole. */
const asked = new Set<ByLanguage<unknown>>();

/** Declares the files of some texts. Nothing is fetched yet. */
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
      // Thrown once; the next try fetches again.
      delete broken[locale];
      if (error !== undefined) throw error;
      throw words.fetch(locale);
    },
  };
  return words;
}

/** Fetches another language for all texts used so far. */
export async function fetchAll(locale: Locale): Promise<void> {
  await Promise.all([...asked].map((words) => words.fetch(locale)));
}
