import { expect, test } from 'vitest';
import { timeBox } from '../games/time/box.ts';
import { backOf } from '../games/time/rules/content.ts';
import { COUNTDOWN_MS, type TimeEvent } from '../games/time/rules/state.ts';
import type { TimeView } from '../games/time/rules/view.ts';
import { hostTable, TestPage } from './fixtures/page.ts';
import { testServer } from './fixtures/test-server.ts';

const viewOf = (page: TestPage) => page.shown.play.view as TimeView;

test('[DT-21] a newcomer learns that cards were played, but not which', async () => {
  let now = 1_700_000_000_000;
  const server = await testServer({ findBox: () => timeBox, now: () => now });
  const { address } = server;
  const wish = { game: 'time', name: 'Ann', options: { clock: 'off' }, start: true };
  const { code, secret, page: ann } = await hostTable(address, wish);
  await ann.asks({ kind: 'move', seen: 0, move: { kind: 'ready' } });
  now += COUNTDOWN_MS;
  for (const kind of ['play', 'discard', 'play', 'discard']) {
    const { hand } = viewOf(ann);
    await ann.asks({ kind: 'move', seen: 0, move: { kind, cards: [hand.find((card) => backOf(card) === 'item')] } });
  }
  const told = (page: TestPage) =>
    page.messages.flatMap((message) =>
      message.kind === 'welcome' ? message.events.map(({ event }) => event as TimeEvent) : [],
    );
  const returned = await TestPage.at(address, code, secret, 2);
  for (const page of [await TestPage.at(address, code), await TestPage.at(address, code, secret), returned]) {
    const cards = told(page).flatMap((event) => ('cards' in event ? event.cards : []));
    expect(cards.filter((card) => typeof card === 'number')).toEqual([]);
    expect(cards.filter((card) => card === 'face-down')).toHaveLength(4);
    expect(viewOf(page).story).toEqual({ size: 2, top: viewOf(ann).story.top });
    page.close();
  }
  await ann.asks({ kind: 'move', seen: 0, move: { kind: 'done' } });
  while (viewOf(ann).phase !== 'over') {
    await ann.asks({ kind: 'move', seen: 0, move: { kind: 'reveal', left: viewOf(ann).story.size } });
  }

  const after = await TestPage.at(address, code);
  const played = told(after).flatMap((event) => (event.kind === 'played' ? event.cards : []));
  expect(played.every((card) => typeof card === 'number')).toBe(true);
  await server.end();
});
