import { useEffect, useState } from 'react';
import type { Locale } from '../../engine/text.ts';
import { useLocale } from '../language.ts';
import { parseRulebook, type Rulebook } from './parse-rulebook.ts';

const FILES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<Rulebook | undefined>>();

/** Whether the house has a rulebook of this game to show. */
export function hasRulebook(game: string): boolean {
  return Object.keys(FILES).some((path) => path.endsWith(`/${game}.en.md`));
}

/** The rulebook in the page's language; `missing` when it could not be fetched. */
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
  const path = `../../../docs/rules/${game}.${locale}.md`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const reading = FILES[path]?.().then(parseRulebook) ?? Promise.resolve(undefined);
  loaded.set(path, reading);
  reading.catch(() => loaded.delete(path));
  return reading;
}
