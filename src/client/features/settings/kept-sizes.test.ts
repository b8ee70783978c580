import { expect, test } from 'vitest';
import { assetName } from '../../build/file-groups.ts';
import { keptSizes } from './kept-sizes.ts';

/** A device with these files, each of a given size. */
function device(...caches: readonly Readonly<Record<string, number>>[]): Pick<CacheStorage, 'keys' | 'open'> {
  return {
    keys: async () => caches.map((_, place) => `${place}`),
    open: async (name) => {
      const files = caches[Number(name)] ?? {};
      return {
        keys: async () => Object.keys(files).map((path) => new Request(`https://undercroft.example${path}`)),
        match: async (request: Request) => new Response('x'.repeat(files[new URL(request.url).pathname] ?? 0)),
      } as unknown as Cache;
    },
  };
}

/** A file as the build names it. */
function built(source: string): string {
  return `/${assetName({ originalFileNames: [source] })}`;
}

test('pictures and sounds are counted with their game, in all cached versions; the rest is one sum', async () => {
  const kept = await keptSizes(
    ['dragon', 'dragon-dice', 'ludo'],
    device(
      {
        '/': 5,
        '/assets/house-x.js': 40,
        '/assets/pictures-dragon-12345678/ring.avif': 30,
        [built('src/games/dragon/sounds/effects.ogg')]: 200,
      },
      {
        [built('src/games/dragon/pictures/door.avif')]: 7,
        [built('src/games/dragon-dice/sounds/effects.ogg')]: 11,
        [built('src/client/device/sounds/effects.ogg')]: 3,
      },
    ),
  );

  expect(Object.fromEntries(kept.games)).toEqual({ dragon: 237, 'dragon-dice': 11 });
  expect(kept.rest).toBe(48);
});

test('a device without caches shows nothing', async () => {
  expect(await keptSizes(['ludo'], device())).toEqual({ games: new Map(), rest: 0 });
});
