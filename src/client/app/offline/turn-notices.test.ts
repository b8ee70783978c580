import { expect, test } from 'vitest';
import { followNotice, type NoticeScope, OFF_ACTION, showPushed } from './turn-notices.ts';

const PUSHED = {
  title: 'Dungeon Days: it’s your turn',
  body: 'Ann has been waiting since Tuesday 17 November at 14:05.',
  tag: 'BCDFG',
  page: '/t/BCDFG',
  off: '/api/turn-notices/off/ab',
  offLabel: 'Stop these',
};

/** A service worker that records its actions, with some pages open. */
function scopeWith(...urls: string[]): { scope: NoticeScope; did: unknown[][] } {
  const did: unknown[][] = [];
  const note =
    (what: string) =>
    async (...args: unknown[]) => {
      did.push([what, ...args]);
    };
  const pages = urls.map((url) => ({ url, focus: () => note('focus')(url) }));
  const clients = { matchAll: async () => pages, openWindow: note('open') };
  return { did, scope: { registration: { showNotification: note('show') }, clients, fetch: note('fetch') } };
}

test('a pushed notice is shown, one notification per table, and can be ended from it', async () => {
  const { scope, did } = scopeWith();
  await showPushed(scope, PUSHED);
  expect(did).toMatchObject([
    ['show', PUSHED.title, { body: PUSHED.body, tag: 'BCDFG', actions: [{ action: OFF_ACTION, title: 'Stop these' }] }],
  ]);
});

test('a tap leads to the table: to the page open there, or a new one', async () => {
  const open = scopeWith('https://house.example/', 'https://house.example/t/BCDFG?x');
  await followNotice(open.scope, { action: '', tag: PUSHED.tag, data: PUSHED });
  expect(open.did).toEqual([['focus', 'https://house.example/t/BCDFG?x']]);

  const closed = scopeWith('https://house.example/t/ZZZZZ');
  await followNotice(closed.scope, { action: '', tag: PUSHED.tag, data: PUSHED });
  expect(closed.did).toEqual([['open', '/t/BCDFG']]);

  // A hidden page showed it itself.
  const hidden = scopeWith('https://house.example/t/BCDFG');
  await followNotice(hidden.scope, { action: '', tag: 'BCDFG', data: null });
  expect(hidden.did).toEqual([['focus', 'https://house.example/t/BCDFG']]);
});

test('the action ends the notices, and opens nothing', async () => {
  const { scope, did } = scopeWith();
  await followNotice(scope, { action: OFF_ACTION, tag: PUSHED.tag, data: PUSHED });
  expect(did).toEqual([['fetch', PUSHED.off, { method: 'POST' }]]);
});
