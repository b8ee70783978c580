import { expect, test } from 'vitest';
import { bagBox } from './box.ts';
import { deeds } from './deeds.ts';
import type { BagPack } from './rules/content.ts';
import type { BagEvent, Someone, Sum } from './rules/event.ts';
import { dungeon, game, item, monster } from './rules/testing/testing.ts';

const ADA: Someone = { number: 0, seat: 0, character: 0 };
const ORLANDO: Someone = { number: 1, seat: 1, character: 1 };

function played(events: readonly BagEvent[], { winners = [] as number[] } = {}) {
  return {
    view: { ...game.view(dungeon({ map: '┼Sab' }), 0), outcome: { winners } },
    events: events.map((event, seq) => ({ seq, event })),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack: bagBox.standardPack as BagPack,
    locale: 'en' as const,
  };
}

const fights = (who: Someone): BagEvent => ({ kind: 'fight-started', who, place: 1 });
const comes = (who: Someone): BagEvent => ({ kind: 'tag-answered', who, yes: true });
const slays = (who: Someone, id: string): BagEvent => ({
  kind: 'slain',
  who,
  monster: monster(id),
  place: 1,
  items: 0,
});
const laid: BagEvent = { kind: 'tile-laid', who: ADA, tile: 5, place: 3, side: 0, turn: 0, left: 3 };
const dies = (who: Someone): BagEvent => ({ kind: 'died', who, place: 1, lives: 2, insured: false });
const SUM: Sum = { dice: [3, 3], times: 2, why: 'critical', plus: 0, total: 12 };
const critical: BagEvent = { kind: 'rolled', who: ADA, sum: SUM, monster: 0, foe: { ...SUM, times: 1 } };

test.each<[badges: readonly string[], events: readonly BagEvent[], winners?: number[]]>([
  [
    ['dragon-alone', 'dragon'],
    [fights(ADA), slays(ADA, 'red-dragon')],
  ],
  [['dragon'], [fights(ADA), comes(ORLANDO), slays(ADA, 'red-dragon')]],
  [['bearer'], [{ kind: 'left-the-dungeon', who: ADA, ring: true }]],
  [['unhurt'], [dies(ORLANDO)], [0, 1]],
  [['helper'], [fights(ORLANDO), comes(ADA), slays(ORLANDO, 'troll')]],
  [['hunter'], Array.from({ length: 5 }, () => slays(ADA, 'goblin'))],
  [['mapper'], Array.from({ length: 20 }, () => laid)],
  [['critical'], [critical, critical]],
])('the badges %s are for those deeds alone', (badges, events, winners = []) => {
  expect(deeds.earned(played(events, { winners }))).toEqual(badges);
});

test.each<[why: string, events: readonly BagEvent[], winners?: number[]]>([
  ['a partner’s Dragon', [fights(ORLANDO), slays(ORLANDO, 'red-dragon')]],
  ['an exit without the Ring', [{ kind: 'left-the-dungeon', who: ADA, ring: false }]],
  ['a win that cost a life', [dies(ADA)], [0, 1]],
  ['help in an earlier fight', [fights(ORLANDO), comes(ADA), fights(ORLANDO), slays(ORLANDO, 'troll')]],
  ['four monsters and nineteen tiles', [...Array.from({ length: 4 }, () => slays(ADA, 'goblin')), critical, laid]],
])('%s is no deed', (_, events, winners = []) => {
  expect(deeds.earned(played(events, { winners }))).toEqual([]);
});

test('one has met the adventurers, and the monsters and items that were seen', () => {
  const seen: BagEvent[] = [
    { kind: 'monster-revealed', who: ORLANDO, place: 1, monster: monster('troll'), health: 10, dice: 2, plus: 4 },
    { kind: 'item-drawn', who: ORLANDO, item: 'face-down', from: 'tile' },
    { kind: 'item-drawn', who: ADA, item: item('bow'), from: 'tile' },
  ];
  expect(deeds.met(played(seen)).slice(1)).toEqual(['troll', 'bow']);
});
