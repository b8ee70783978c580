/** What a build consists of: files that never change under their name, and pages that do. */
export interface Precache {
  version: string;
  files: string[];
  pages: string[];
}

/** What the service worker does with a request. `network`: it does not handle it. */
export type Route = 'page' | 'file' | 'network';

const PREFIX = 'undercroft-';
/** One older version stays, for pages that were opened before the newest came. */
const OLDER_KEPT = 1;

/** What to do with a request: only the app's own pages and files are handled, never answers of the server. */
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

/** Tables, records, packs, health and figures: they change, or are somebody's. */
function isSaidByTheHouse(path: string): boolean {
  return /^\/(?:api|packs|ws|healthz|readyz|metrics)(?:\/|$)/.test(path);
}

/** The name under which the files of a version are kept. */
export function cacheName(version: string): string {
  return `${PREFIX}${version}`;
}

/** The caches that nobody needs any more, given in the order they were made. */
export function staleCaches(names: readonly string[], version: string): string[] {
  const older = names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(version));
  return older.slice(0, Math.max(0, older.length - OLDER_KEPT));
}
