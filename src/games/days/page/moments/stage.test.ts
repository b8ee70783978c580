import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import type { CardId } from '../../rules/content.ts';
import { game, named, played, playOn, transportOn, type WeekByName, week } from '../../rules/testing/week.ts';
import type { DaysView } from '../../rules/view.ts';
import { daysStage } from './stage.ts';

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

test('a card that removes others is shown on its day before they leave, and the scores change with each', () => {
  const [coming, laid, done] = beatsOf({}, ['goblin'], [{ tue: ['elf'] }]);

  expect(coming).toMatchObject({ kind: 'anticipation', told: 0, cue: { forward: [0, 1], isTold: false } });
  expect(daysOn(coming?.view, 0)).toEqual({});
  expect(laid).toMatchObject({ kind: 'reveal', told: 1, cue: { changes: [2, 0] } });
  expect([daysOn(laid?.view, 0), daysOn(laid?.view, 1)]).toEqual([{ tue: ['goblin'] }, { tue: ['elf'] }]);
  expect(done).toMatchObject({ kind: 'consequence', told: 2, cue: { changes: [2, -4] } });
  expect(daysOn(done?.view, 1)).toEqual({});
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

test("others' plays take at most a second and a half", () => {
  const beats = beatsOf({}, ['goblin'], [{ tue: ['elf'] }]);

  expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(1500);
});
