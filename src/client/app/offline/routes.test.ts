import { expect, test } from 'vitest';
import { cacheName, routeOf, staleCaches } from './routes.ts';

const ORIGIN = 'https://undercroft.example';
const PRECACHE = { version: 'b', files: ['/assets/index-x.js'], pages: ['/', '/manifest.webmanifest'] };

function route(path: string, { method = 'GET', mode = 'cors' } = {}) {
  return routeOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, PRECACHE);
}

test.each([
  ['a table of the server is a page', '/t/BCDFG', 'navigate', 'page'],
  ['a table in the browser is a page', '/here/BCDFG?x=1', 'navigate', 'page'],
  ['what was built is a file', '/assets/index-x.js', 'cors', 'file'],
  ['so is what was built before', '/assets/index-old.js', 'cors', 'file'],
  ['so is the manifest', '/manifest.webmanifest', 'cors', 'file'],
  ['what the house says is not ours', '/api/tables/BCDFG', 'cors', 'network'],
  ['not even where somebody opens it', '/api/replays/BCDFG', 'navigate', 'network'],
  ['nor are packs', '/packs/00.json', 'cors', 'network'],
  ['nor health', '/healthz', 'navigate', 'network'],
  ['nor anybody else', 'https://elsewhere.example/assets/index-x.js', 'cors', 'network'],
])('%s', (_, path, mode, expected) => {
  expect(route(path, { mode })).toBe(expected);
});

test('only GET requests are handled', () => {
  expect(route('/assets/index-x.js', { method: 'POST' })).toBe('network');
});

test('the files of the last version but one stay for pages that still need them', () => {
  const names = [cacheName('x'), 'somebody-else', cacheName('a'), cacheName('b')];

  expect(staleCaches(names, 'b')).toEqual([cacheName('x')]);
  expect(staleCaches([cacheName('b')], 'b')).toEqual([]);
});
