/** The files of a build: immutable ones with a digest in their name, and pages. */
export interface Precache {
  version: string;
  files: string[];
  pages: string[];
}

/** How the service worker handles a request. `network`: it does not. */
export type Route = 'page' | 'file' | 'network';

const PREFIX = 'undercroft-';
/** One older version is kept, for pages opened before the newest. */
const OLDER_KEPT = 1;

/** How to handle a request: only the app's own pages and files, never responses of the server. */
export function routeOf(
  { method, mode, url }: { method: string; mode: string; url: string },
  origin: string,
  { files, pages }: Precache,
): Route {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin || isSaidByTheHouse(pathname)) return 'network';
  if (mode === 'navigate') return 'page';
  if (files.includes(pathname) || pages.includes(pathname) || pathname.startsWith('/assets/')) return 'file';
  return 'network';
}

/** Server routes (tables, records, packs, health, metrics): they change, or are private. */
function isSaidByTheHouse(path: string): boolean {
  return /^\/(?:api|packs|ws|healthz|readyz|metrics)(?:\/|$)/.test(path);
}

/** The name of a version's cache. */
export function cacheName(version: string): string {
  return `${PREFIX}${version}`;
}

/** The caches no longer needed, given in order of creation. */
export function staleCaches(names: readonly string[], version: string): string[] {
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return older.slice(0, Math.max(0, older.length - OLDER_KEPT));
}
