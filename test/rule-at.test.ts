import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { fastRng } from '../src/engine/rng.ts';
import { bagBox } from '../src/games/bag/box.ts';
import { ruleAt as bagRuleAt } from '../src/games/bag/page/rule-at.ts';
import { dashBox } from '../src/games/dash/box.ts';
import { ruleAt as dashRuleAt } from '../src/games/dash/page/rule-at.ts';
import type { DashView } from '../src/games/dash/rules/view.ts';
import { daysBox } from '../src/games/days/box.ts';
import { ruleAt as daysRuleAt } from '../src/games/days/page/rule-at.ts';
import type { DaysView } from '../src/games/days/rules/view.ts';
import { timeBox } from '../src/games/time/box.ts';
import { ruleAt as timeRuleAt } from '../src/games/time/page/rule-at.ts';
import type { TimeView } from '../src/games/time/rules/view.ts';
import { rulesOf } from './rulebook.ts';

const sentence = (game: string, id: string | undefined) =>
  rulesOf(game, 'en').find((rule) => rule.id === id)?.sentence ?? '';

const { document } = new Window();

/** An element of a table, as the pages mark it. */
function thing(marks: Readonly<Record<string, string>>): Element {
  const element = document.createElement('button');
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
  return element as unknown as Element;
}

test('in Dungeon Days each card in a hand has the rule named after it', () => {
  const { cards } = daysBox.standardPack;
  const view = { hand: cards.map((_, number) => number), boards: [] } as unknown as DaysView;
  cards.forEach(({ name }, place) => {
    expect(
      sentence('days', daysRuleAt(thing({ 'data-hand': String(place) }), { view, pack: daysBox.standardPack, you: 0 })),
    ).toContain(name.en);
  });
});

test('in Dungeon Time each Hero has the rule named after them, and a card in hand none while the clock runs', () => {
  const pack = timeBox.standardPack;
  const at = (marks: Record<string, string>, phase: TimeView['phase']) =>
    timeRuleAt(thing(marks), { view: { phase } as TimeView, pack, you: 0 });
  pack.heroes.forEach(({ name }, hero) => {
    expect(sentence('time', at({ 'data-hero': String(hero) }, 'resolution'))).toMatch(new RegExp(`^${name.en}:`));
  });
  expect(at({ 'data-hand': '3', 'data-kind': 'mission' }, 'adventure')).toBeUndefined();
  expect(at({ 'data-hand': '3', 'data-kind': 'mission' }, 'ready')).toBe('DT-34');
});

test('in Dash a card with magic has the rule of that magic', () => {
  const pack = dashBox.standardPack;
  pack.dungeon.forEach((card, number) => {
    const view = { spaces: [number], known: [] } as unknown as DashView;
    const found = sentence('dash', dashRuleAt(thing({ 'data-space': '0' }), { view, pack, you: 0 }));
    const magic =
      card.kind === 'creature' ? card.magic : card.kind === 'encounter' && 'magic' in card.effect && card.effect.magic;
    if (magic) expect(found.toLowerCase()).toMatch(new RegExp(`^${magic}:`));
    else expect(found).not.toBe('');
  });
  const view = { spaces: ['face-down'], known: [{ space: 0, card: 0 }] } as unknown as DashView;
  expect(sentence('dash', dashRuleAt(thing({ 'data-space': '0' }), { view, pack, you: 0 }))).toContain('put');
});

test('in Bag of Dungeon every possible move has a rule', () => {
  const pack = bagBox.standardPack;
  const game = bagBox.open(pack);
  const state = game.setup(2, { starter: 0 }, { rng: fastRng(1), now: 0 });
  const view = game.view(state, 0) as Parameters<typeof bagRuleAt>[1]['view'];
  for (const kind of ['go', 'lay', 'roll', 'tag', 'shoot', 'swap']) {
    expect(sentence('bag', bagRuleAt(thing({ 'data-move': kind }), { view, pack, you: 0 }))).not.toBe('');
  }
  expect(bagRuleAt(thing({ 'data-place': '0' }), { view, pack, you: 0 })).toBe('BD-10');
});
