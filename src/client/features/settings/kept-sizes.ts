/**
 * The files the service worker caches for offline play, in bytes: for each game's pictures and sounds, and for the
 * rest.
 */
export interface KeptSizes {
  games: ReadonlyMap<string, number>;
  rest: number;
}

/** Sums up the caches of this device. */
export async function keptSizes(
  games: readonly string[],
  storage: Pick<CacheStorage, 'keys' | 'open'>,
): Promise<KeptSizes> {
  const caches = await Promise.all((await storage.keys()).map((name) => storage.open(name)));
  const files = (await Promise.all(caches.map(filesIn))).flat();
  const sizes = new Map<string, number>();
  let rest = 0;
  for (const { path, bytes } of files) {
    const game = gameOf(path, games);
    if (game === undefined) rest += bytes;
    else sizes.set(game, (sizes.get(game) ?? 0) + bytes);
  }
  return { games: sizes, rest };
}

async function filesIn(cache: Cache): Promise<{ path: string; bytes: number }[]> {
  const requests = await cache.keys();
  return Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      return { path: new URL(request.url).pathname, bytes: (await response?.blob())?.size ?? 0 };
    }),
  );
}

/** The build includes the game in the name of a picture or sound. If two ids fit, the longer one is meant. */
function gameOf(path: string, games: readonly string[]): string | undefined {
  const fitting = games.filter((id) =>
    ['pictures', 'sounds'].some((kind) => path.startsWith(`/assets/${kind}-${id}-`)),
  );
  return fitting.sort((one, other) => other.length - one.length)[0];
}
