// @vitest-environment happy-dom

import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../../../../engine/text.ts';
import type { TimeEvent, TimeState } from '../../rules/state.ts';
import { card, enough, item, make, pay, reveal, sift, story, table, use } from '../../rules/testing/testing.ts';
import { fetchPage, pageOf } from '../testing/page-of.tsx';

beforeAll(fetchPage);

/** The needs of the revealed card, as read aloud, and their ticks. */
async function needsOf(state: TimeState, events: readonly TimeEvent[], locale: Locale = 'en'): Promise<string[]> {
  const page = await pageOf(state, { events, locale });
  return [...page.querySelectorAll('article li[data-sign]')].map((need) => {
    const told = [...need.querySelectorAll('span')].filter(
      (part) => part.closest('[aria-hidden="true"], svg') === null && part.children.length === 0,
    );
    return `${need.lastElementChild?.textContent ?? ''} ${told.map(({ textContent }) => textContent).join(': ')}`;
  });
}

/** Tragurk's user has paid for a Mission that lists a Sword twice. */
function waiving(paid: readonly string[], ...kept: string[]): TimeState {
  const state = story(['twins', 'map'], { heroes: ['tragurk'], backpack: [...paid, ...kept] });
  make(state, 0, use('tragurk'));
  for (const id of paid) make(state, 0, pay(id));
  if (paid.length === 1) make(state, 0, enough);
  return state;
}

test('[DT-67] a waived need is not ticked as if the Item were there', async () => {
  const state = waiving(['cup'], 'sword', 'torch');
  const events = [...reveal(state), ...make(state, 0, { kind: 'waive', items: [item('sword')] })];

  expect(await needsOf(state, events)).toEqual(['✓ Sword: there', '– Sword: not needed', '✓ Torch: there']);
  expect(await needsOf(state, events, 'it')).toEqual(['✓ Spada: c’è', '– Spada: non serve', '✓ Torcia: c’è']);
});

test('[DT-67] nor if there was nothing to choose', async () => {
  const state = story(['plain', 'map'], { heroes: ['tragurk'], backpack: ['cup', 'book'] });
  for (const move of [use('tragurk'), pay('cup'), pay('book')]) make(state, 0, move);
  const events = reveal(state);

  expect(events).toContainEqual({
    kind: 'waived',
    card: state.completed[0],
    items: [item('sword'), item('bow')].sort((one, other) => one - other),
  });
  expect(await needsOf(state, events)).toEqual(['– Sword: not needed', '– Bow: not needed']);
});

test('[DT-37] of two identical needs one is missing', async () => {
  const state = story(['twins', 'map'], { backpack: ['sword', 'torch'] });

  expect(await needsOf(state, reveal(state))).toEqual(['✓ Sword: there', '✕ Sword: missing', '✓ Torch: there']);
});

test('[DT-56] a need listed twice and required once is marked', async () => {
  const options = { scenario: 'adventure-1' };
  const state = story(['merging', 'twins', 'map'], { backpack: ['cup', 'book', 'sword', 'torch'], options });
  const events = reveal(state, 2);

  expect(await needsOf(state, events)).toEqual(['✓ Sword: there', '– Sword: once is enough', '✓ Torch: there']);
  expect(await needsOf(state, events, 'it')).toEqual(['✓ Spada: c’è', '– Spada: basta una volta', '✓ Torcia: c’è']);
});

test('[DT-56] a need met by another Item is marked with it', async () => {
  const options = { scenario: 'adventure-3' };
  const state = story(['replacing', 'plain', 'map'], { backpack: ['cup', 'book', 'phial', 'bow'], options });
  const events = reveal(state, 2);

  expect(await needsOf(state, events)).toEqual(['⇄ Sword: a Phial instead', '✓ Bow: there']);
  expect(await needsOf(state, events, 'it')).toEqual(['⇄ Spada: al suo posto un’Ampolla', '✓ Arco: c’è']);
});

/** The list of Missions at the end of a game, each with its result. */
async function endsOf(state: TimeState, events: readonly TimeEvent[], locale: Locale = 'en'): Promise<string[]> {
  const page = await pageOf(state, { events, locale });
  return [...page.querySelectorAll('li[data-end] > span:last-child')].map(({ textContent }) => textContent ?? '');
}

test('[DT-86] a Mission that a Hero discarded from the Story is not called unplayed, nor failed', async () => {
  const state = story(['plain', 'map', 'gift', 'cup'], {
    heroes: ['arvedui-miriel', 'nintrabash'],
    backpack: ['gold'],
  });
  state.missions = ['plain', 'gift', 'maybe'].map(card);
  const events = reveal(state);
  events.push(...make(state, 0, use('arvedui-miriel')), ...make(state, 1, use('nintrabash')));
  events.push(...make(state, 1, sift(1, 3)), ...reveal(state, 2));

  expect(await endsOf(state, events)).toEqual([
    'discarded from the Story by a Hero',
    'discarded from the Story by a Hero',
    'not played',
  ]);
  expect((await endsOf(state, events, 'it'))[0]).toBe('scartata dalla Storia da un Eroe');
});

test.each([
  ['en', 'The Adventure card didn’t succeed.'],
  ['it', 'La carta Avventura non ha avuto successo.'],
] as const)('[DT-54] an Adventure card that was never played is not said to have failed (%s)', async (locale, line) => {
  const state = story(['map'], { options: { scenario: 'adventure-1' } });
  const events = reveal(state);
  const page = await pageOf(state, { events, locale });

  expect(page.textContent).toContain(line);
  expect(page.textContent).not.toMatch(/card failed|carta è fallita/);
  expect((await endsOf(state, events, locale))[0]).toBe(locale === 'en' ? 'not played' : 'non giocata');
});

test.each([
  [false, '8 slots', 'One slot is Tonk’s, until a Mission succeeds'],
  [true, '7 slots', '2 slots are Tonk’s, until a Mission succeeds'],
])('[DT-65] Tonk adds what is missing to nine (Extended play: %s)', async (extended, _, line) => {
  const state = story(['map', 'map'], { heroes: ['tonk-redbeer'], backpack: ['torch'], options: { extended } });
  const events = make(state, 0, use('tonk-redbeer'));
  const page = await pageOf(state, { events });

  expect(page.querySelectorAll('ul[data-limit] > li')).toHaveLength(9);
  expect(page.querySelector('section[aria-labelledby="time-backpack"]')?.textContent).toContain(line);
});

test.each([
  [story(['map']), 'Each slot of the Backpack takes 3 Items of a kind.'],
  [
    (() => {
      const backpack = ['cup', 'book'];
      const state = story(['widening', 'map', 'map'], { backpack, options: { scenario: 'adventure-2' } });
      reveal(state);
      return state;
    })(),
    'Each slot of the Backpack takes 4 Items of a kind.',
  ],
])('[DT-31, DT-56] the sign of the slots says what a slot takes now', async (state, line) => {
  expect((await pageOf(state)).textContent).toContain(line);
});

test('[DT-33] a broken Backpack says that its slots were in use', async () => {
  const backpack = ['map', 'potion', 'sword', 'bow', 'shield', 'torch', 'keys', 'gold'];
  const state = story(['cup', 'map'], { backpack });
  const events = reveal(state);

  expect((await pageOf(state, { events })).textContent).toContain('All 8 slots were in use');
});

test.each([
  ['plain', 'The plain, Mission: needs a Sword and a Bow; no reward'],
  ['gift', 'The gift, Mission: needs a Sword and a Bow; reward: Shield, which you must take'],
  ['either', 'The either, Mission: needs a Sword and a Bow; reward: Shield or Torch'],
])('[DT-3, DT-60] alone, every Mission shows its reward, and its label says it (%s)', async (id, label) => {
  const page = await pageOf(table({ seats: 1, hands: [[id]] }));
  const button = page.querySelector('button[data-hand]');

  expect(button?.textContent).toContain(label);
  expect(button?.querySelector('[data-reward]') !== null).toBe(id !== 'plain');
});
