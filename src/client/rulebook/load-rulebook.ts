import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/text.ts';
import { gameEntry } from '../games/registry.ts';
import { useLocale } from '../text/language.ts';
import { parseRulebook, type Rulebook } from './parse-rulebook.ts';

const loaded = new Map<string, Promise<Rulebook | undefined>>();

/** The rulebook in the page's language; `missing` if it could not be fetched. */
export function useRulebook(game: string): Rulebook | 'loading' | 'missing' {
  const locale = useLocale();
  const [book, setBook] = useState<Rulebook | 'loading' | 'missing'>('loading');
  useEffect(() => {
    let wanted = true;
    load(game, locale).then(
      (read) => wanted && setBook(read ?? 'missing'),
      () => wanted && setBook('missing'),
    );
    return () => {
      wanted = false;
    };
  }, [game, locale]);
  return book;
}

function load(game: string, locale: Locale): Promise<Rulebook | undefined> {
  const key = `${game}.${locale}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const book = gameEntry(game)?.book[locale]();
  const reading = book?.then((file) => parseRulebook(file.default)) ?? Promise.resolve(undefined);
  loaded.set(key, reading);
  reading.catch(() => loaded.delete(key));
  return reading;
}
