import { expect, test } from 'vitest';
import type { Step } from '../../../../client/kit/stage/beat.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { CardId } from '../../rules/content.ts';
import type { DaysEvent } from '../../rules/state.ts';
import { game, named, number, played, playOn, transportOn, type WeekByName, week } from '../../rules/testing/week.ts';
import type { DaysView } from '../../rules/view.ts';
import { daysStage, type PlayCue } from './stage.ts';

/** Playing the first card in hand on Tuesday of the viewer's own board, as the next player sees it. */
function stepOf(own: WeekByName, hand: CardId[], others: WeekByName[] = [{}]) {
  const table = week(own, { hand, others });
  const { state, events } = played(table, playOn(hand[0] ?? 'human', 'tue'));
  return { before: game.view(table, 1), after: game.view(state, 1), events, you: 1, isOwn: false };
}

function beatsOf(...table: Parameters<typeof stepOf>) {
  return daysStage.beats?.(stepOf(...table)) ?? [];
}

const daysOn = (view: DaysView | undefined, board: number) => view && named(elementAt(view.boards, board).days);

test('a card is shown at full size, lands beside what it will remove, and then that leaves', () => {
  const [shown, landed, done] = beatsOf({}, ['goblin'], [{ tue: ['elf'] }]);

  expect(shown).toMatchObject({
    told: 1,
    cue: { part: 'card', seat: 0, card: number('goblin'), forward: [0, 1], hit: [] },
  });
  expect(daysOn(shown?.view, 0)).toEqual({});
  expect(landed).toMatchObject({ told: 2, cue: { part: 'landing', hit: [1], changes: [2, 0] } });
  expect(landed?.cue).toMatchObject({ landed: { board: 0, day: 1 }, leaving: [{ board: 1, day: 1 }] });
  expect([daysOn(landed?.view, 0), daysOn(landed?.view, 1)]).toEqual([{ tue: ['goblin'] }, { tue: ['elf'] }]);
  expect(done).toMatchObject({ kind: 'consequence', told: 2, cue: { part: 'effect', hit: [1], changes: [2, -4] } });
  expect(daysOn(done?.view, 1)).toEqual({});
});

test('a trap that lands nowhere leaves no mark where it was played', () => {
  const table = week({}, { hand: ['lava'], others: [{ tue: ['elf'] }] });
  const { state, events } = played(table, playOn('lava', 'tue', 1));
  const beats = daysStage.beats?.({
    before: game.view(table, 1),
    after: game.view(state, 1),
    events,
    you: 1,
    isOwn: false,
  });

  expect(beats?.map(({ cue }) => (cue as PlayCue).landed)).toEqual([undefined, undefined, undefined]);
});

test("a picture shows the viewer's lost cards while they are still there, with the cost", () => {
  const picture = daysStage.pictureOf?.(stepOf({}, ['goblin'], [{ tue: ['elf'] }]));

  expect(picture?.cue).toMatchObject({ changes: [2, -4], spots: [{ board: 1, day: 1, change: -4 }] });
  expect(picture && daysOn(picture.view, 1)).toEqual({ tue: ['elf'] });
  expect(daysStage.pictureOf?.(stepOf({}, ['human']))?.cue).toMatchObject({ spots: [{ board: 0, day: 1, change: 1 }] });
});

test('a picture of a spell that takes a creature from the viewer shows it before it leaves', () => {
  const table = week({ tue: ['human'] }, { hand: ['transportation'], others: [{ tue: ['elf'] }] });
  const { state, events } = played(table, transportOn('tue'));
  const step = { before: game.view(table, 1), after: game.view(state, 1), events, you: 1, isOwn: false };
  const picture = daysStage.pictureOf?.(step);

  expect(picture && daysOn(picture.view, 1)).toEqual({ tue: ['elf'] });
  expect(picture?.cue).toMatchObject({ spots: [{ board: 1, day: 1, change: -3 }] });
});

const ALL_BUT_TUESDAY: WeekByName = {
  mon: ['elf'],
  wed: ['orc'],
  thu: ['orc'],
  fri: ['orc'],
  sat: ['orc'],
  sun: ['orc'],
};

test('[DD-20] the card that fills a week is shown before the end', () => {
  const [, laid, gathered] = beatsOf(ALL_BUT_TUESDAY, ['human']);

  expect(laid).toMatchObject({ kind: 'reveal', told: 1, view: { phase: 'playing' } });
  expect(gathered).toMatchObject({ told: 1, view: { phase: 'full-week' }, cue: { kind: 'count', counted: 0 } });
});

test('[DD-22] the end is counted day by day, at its own pace, without revealing the winner early', () => {
  const count = beatsOf(ALL_BUT_TUESDAY, ['human']).filter(({ isUnhurried }) => isUnhurried);

  expect(count.map(({ cue }) => cue)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((counted) => ({ kind: 'count', counted })));
  expect(count.filter(({ told, view }) => told > 1 || view.outcome !== undefined)).toEqual([]);
});

const length = (step: Step<DaysView, DaysEvent>) =>
  (daysStage.beats?.(step) ?? []).reduce((sum, { ms }) => sum + ms, 0);

test("others' plays take at most a second and a half, and an attack on the viewer longer", () => {
  const attack = stepOf({}, ['goblin'], [{ tue: ['elf'] }]);
  const onAnother = { ...stepOf({}, ['goblin'], [{}, { tue: ['elf'] }]), you: 1 };

  expect(length(stepOf({}, ['human']))).toBeLessThanOrEqual(1500);
  expect(length(onAnother)).toBeLessThanOrEqual(1500);
  expect(daysStage.isForAll?.(onAnother)).toBe(false);
  expect(length(attack)).toBeGreaterThan(2500);
  expect(daysStage.isForAll?.(attack)).toBe(true);
});

test('[DD-35] a Boulder is an attack although it costs no points', () => {
  const table = week({}, { hand: ['boulder'] });
  const { state, events } = played(table, playOn('boulder', 'tue', 1));

  expect(
    daysStage.isForAll?.({ before: game.view(table, 1), after: game.view(state, 1), events, you: 1, isOwn: false }),
  ).toBe(true);
});

test("one's own play is held for more than a second, and needs no announcement", () => {
  const beats = daysStage.beats?.({ ...stepOf({}, ['human']), you: 0, isOwn: true });

  expect(beats?.map(({ cue }) => (cue as PlayCue).part)).toEqual(['landing']);
  expect(beats?.[0]?.ms).toBeGreaterThanOrEqual(1200);
});

test("one's own drawn card is shown at full size before it is in the hand; others' stay hidden", () => {
  const table = week({}, { hand: [], deck: ['elf'] });
  const { state, events } = played(table, { kind: 'draw' });
  const step = (you: number) => ({
    before: game.view(table, you),
    after: game.view(state, you),
    events: events.map((event) => game.viewEvent(event, you)).filter((event) => event !== undefined),
    you,
    isOwn: you === 0,
  });
  const [shown, taken] = daysStage.beats?.(step(0)) ?? [];

  expect(shown).toMatchObject({ cue: { kind: 'draw', card: number('elf') }, view: { hand: [] } });
  expect(taken?.view.hand).toEqual([number('elf')]);
  expect(daysStage.beats?.(step(1)).map(({ cue }) => cue)).toEqual([undefined]);
});
