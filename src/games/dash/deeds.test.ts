import { expect, test } from 'vitest';
import { dashBox } from './box.ts';
import { deeds } from './deeds.ts';
import type { DashPack } from './rules/content.ts';
import type { DashEvent, TurnEnd } from './rules/state.ts';
import { game, table } from './rules/testing/testing.ts';

const pack = dashBox.standardPack as DashPack;
const card = (id: string) => pack.dungeon.findIndex((one) => one.id === id);

/** A turn of a seat: the cards it flips, the last of them taken if it is a Treasure. */
function turn(seat: number, flipped: readonly string[], why: TurnEnd = 'stopped'): DashEvent[] {
  const last = flipped.at(-1) ?? '';
  return [
    { kind: 'turn-started', seat, ap: 6 },
    ...flipped.map((id, space): DashEvent => ({ kind: 'flipped', seat, space, card: card(id) })),
    ...(why === 'treasure' ? [{ kind: 'treasure-taken', seat, card: card(last), space: 0 } as const] : []),
    { kind: 'turn-ended', seat, why, explored: 0 },
  ];
}

const dealt = (dungeon: number): DashEvent => ({ kind: 'dungeon-dealt', dungeon });
const used: DashEvent = { kind: 'used', seat: 0, card: 0, on: 0 };

function played(events: readonly DashEvent[], scores: readonly [number, number] = [4, 7]) {
  const winners = scores[0] > scores[1] ? [0] : [1];
  return {
    view: { ...game.view(table({}), 0), outcome: { winners, scores: [...scores] } },
    events: events.map((event, seq) => ({ seq, event })),
    you: 0,
    names: ['Ada', 'Orlando'],
    pack,
    locale: 'en' as const,
  };
}

test.each<[badge: string, events: readonly DashEvent[], scores?: readonly [number, number]]>([
  ['royal', turn(0, ['bat', 'crown'], 'treasure')],
  ['dragon', turn(0, ['dragon', 'chalice'], 'treasure')],
  ['three-finds', [1, 2, 3].flatMap((number) => [dealt(number), ...turn(0, ['chalice'], 'treasure')])],
  ['prepared', [...turn(0, ['bat']), used, used, used, used, used]],
  ['long-way', turn(0, ['wisp', 'wisp', 'bat', 'bat', 'bat', 'draught', 'draught'])],
  ['rich', [], [25, 30]],
  ['landslide', turn(0, ['bat'], 'door'), [17, 7]],
  ['cool-head', [...turn(0, ['chalice'], 'treasure'), ...turn(1, ['bat'], 'door')], [8, 7]],
])('the badge %s is for that deed alone', (badge, events, scores) => {
  expect(deeds.earned(played(events, scores))).toEqual([badge]);
});

test.each<[why: string, events: readonly DashEvent[], scores?: readonly [number, number]]>([
  ['a rival’s Crown', turn(1, ['dragon', 'crown'], 'treasure')],
  ['a Dragon without a Treasure', turn(0, ['dragon'])],
  ['a Treasure a turn after the Dragon', [...turn(0, ['dragon']), ...turn(0, ['chalice'], 'treasure')]],
  ['Treasures of two dungeons', [1, 1, 2].flatMap((number) => [dealt(number), ...turn(0, ['chalice'], 'treasure')])],
  ['a win with a turn that a door ended', turn(0, ['locked-door'], 'door'), [8, 7]],
])('%s is no deed', (_, events, scores) => {
  expect(deeds.earned(played(events, scores))).toEqual([]);
});

test('one has met the cards one flipped or held, and each card of the pack can be met', () => {
  const held: DashEvent = { kind: 'equipment-drawn', seat: 0, card: 0, from: 'start' };
  expect(deeds.met(played([...turn(0, ['bat', 'ogre']), ...turn(1, ['crown']), held]))).toEqual(['bat', 'ogre', 'key']);
  expect(deeds.cardsOf(pack)).toHaveLength(pack.dungeon.length + pack.equipment.length);
});
