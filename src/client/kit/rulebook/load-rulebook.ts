import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../engine/text.ts';
import { useLocale } from '../../text/language.ts';
import { gameEntry } from '../games/registry.ts';
import { whileWanted } from '../while-wanted.ts';
import { parseRulebook, type Rulebook } from './parse-rulebook.ts';

const loaded = new Map<string, Promise<string | undefined>>();

/**
 * The rulebook in the page's language, with the figures of a table's pack, by default those of the standard pack;
 * `missing` if it could not be fetched.
 */
export function useRulebook(game: string, pack?: unknown): Rulebook | 'loading' | 'missing' {
  const locale = useLocale();
  const [fetched, setFetched] = useState<{ markdown: string; locale: Locale } | 'loading' | 'missing'>('loading');
  useEffect(
    () =>
      whileWanted(
        load(game, locale),
        (markdown) => setFetched(markdown === undefined ? 'missing' : { markdown, locale }),
        () => setFetched('missing'),
      ),
    [game, locale],
  );
  return useMemo(() => {
    if (typeof fetched === 'string') return fetched;
    return parseRulebook(fetched.markdown, pack === undefined ? undefined : { pack, locale: fetched.locale });
  }, [fetched, pack]);
}

function load(game: string, locale: Locale): Promise<string | undefined> {
  const key = `${game}.${locale}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const book = gameEntry(game)?.book[locale]();
  const reading = book?.then((file) => file.default) ?? Promise.resolve(undefined);
  loaded.set(key, reading);
  reading.catch(() => loaded.delete(key));
  return reading;
}
