import { useEffect, useState } from 'react';
import type { Album } from '../deeds/deeds.ts';
import { type Part, partOf } from '../parts/on-demand.tsx';

/** Each game's `album.ts`, by the name of its folder. */
const FILES = import.meta.glob<{ album: Album }>('../../../games/*/album.ts');

const parts = new Map<string, Part<Album>>();

/** What a game gives to collect; undefined until it is loaded, or if it has nothing. */
export function useAlbum(game: string): Album | undefined {
  const part = albumOf(game);
  const [, setFetched] = useState<unknown>();
  useEffect(() => void part?.fetch().then(setFetched), [part]);
  return part?.value();
}

/** Registers what a game gives to collect, so that it is loaded with the rest of a table, before the end. */
export function albumOf(game: string): Part<Album> | undefined {
  const load = FILES[`../../../games/${game}/album.ts`];
  if (load !== undefined && !parts.has(game))
    parts.set(
      game,
      partOf(async () => (await load()).album),
    );
  return parts.get(game);
}
