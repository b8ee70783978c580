import { describe, expect, test } from 'vitest';
import { DRAW } from '../moves.ts';
import { game, played, playOn, transportOn, type WeekByName, week } from '../testing/week.ts';

const SIX: WeekByName = {
  mon: ['human'],
  tue: ['human'],
  wed: ['human'],
  thu: ['human'],
  fri: ['human'],
  sat: ['human'],
};

describe('the end', () => {
  test('[DD-20] comes at once when a board has a creature on every day', () => {
    const { state, events } = played(week(SIX, { hand: ['human'] }), playOn('human', 'sun'));

    expect(state.phase).toBe('full-week');
    expect(game.toAct(state)).toEqual([]);
    expect(game.legalMoves(state, 1)).toEqual([]);
    expect(game.refusal(state, 1, DRAW)).toBe('DD-20');
    expect(events.at(-1)).toEqual({ kind: 'game-over', why: 'full-week', full: [0], winners: [0], scores: [7, 0] });
  });

  test('[DD-20] ignores days with a Boulder', () => {
    const table = week({ ...SIX, sat: ['boulder'] }, { hand: ['human'] });

    expect(played(table, playOn('human', 'sun')).state.phase).toBe('full-week');
  });

  test('[DD-20] may be caused by another player, even with a Boulder', () => {
    const elves = Object.fromEntries(Object.keys(SIX).map((day) => [day, ['elf' as const]]));
    const medusa = played(week({}, { hand: ['medusa'], others: [elves] }), playOn('medusa', 'sun', 1));
    const boulder = played(week({}, { hand: ['boulder'], others: [SIX] }), playOn('boulder', 'sun', 1));

    expect(medusa.events.at(-1)).toMatchObject({ why: 'full-week', full: [1] });
    expect(boulder.events.at(-1)).toMatchObject({ why: 'full-week', full: [1], winners: [1] });
  });

  test('[DD-20] counts a creature under Invisibility', () => {
    const table = week({ ...SIX, mon: ['elf', 'invisibility'] }, { hand: ['human'] });

    expect(played(table, playOn('human', 'sun')).state.phase).toBe('full-week');
  });

  test('[DD-20] comes by Transportation too', () => {
    const table = week(SIX, { hand: ['transportation'], others: [{ sun: ['dragon'] }] });

    expect(played(table, transportOn('sun')).state.phase).toBe('full-week');
  });

  test('[DD-20] does not come while a day is empty', () => {
    expect(played(week({ ...SIX, sat: [] }, { hand: ['human'] }), playOn('human', 'sun')).state.phase).toBe('playing');
  });

  test('[DD-50] is checked after all effects of a card', () => {
    const dragon = played(week(SIX, { hand: ['dragon'] }), playOn('dragon', 'sun'));
    const medusa = played(week(SIX, { hand: ['medusa'] }), playOn('medusa', 'sun'));

    expect(dragon.boards[0]).not.toHaveProperty('sat');
    expect(dragon.state.phase).toBe('playing');
    expect(medusa.boards[0]).toEqual({ sun: ['medusa'] });
    expect(medusa.state.phase).toBe('playing');
  });
});

describe('the winner', () => {
  const full: WeekByName = { ...SIX, sun: ['human'] };

  test('[DD-22] has the highest score, no matter who finished', () => {
    const table = week(SIX, { hand: ['human'], others: [{ mon: ['dragon'], wed: ['dragon'] }] });
    const { state } = played(table, playOn('human', 'sun'));

    expect(game.outcome(state)).toEqual({ winners: [1], scores: [7, 14] });
  });

  test('[DD-22] in a tie has more cards on the board, covered ones and Boulders too', () => {
    const more = week(full, { others: [{ mon: ['dragon'] }] });
    const covered = week(full, {
      others: [
        { mon: ['elf', 'human', 'invisibility', 'human', 'halfling', 'dwarf'], tue: ['elf', 'orc'], sun: ['boulder'] },
      ],
    });

    expect(game.outcome({ ...more, phase: 'full-week' })).toEqual({ winners: [0], scores: [7, 7] });
    expect(game.outcome({ ...covered, phase: 'full-week' })).toEqual({ winners: [1], scores: [7, 7] });
  });

  test('[DD-22] shares the win if that is equal too', () => {
    const table = week(full, { others: [full, { mon: ['dragon'] }] });

    expect(game.outcome({ ...table, phase: 'full-week' })).toEqual({ winners: [0, 1], scores: [7, 7, 7] });
  });

  test('[DD-13] covered cards score nothing and count for a tie', () => {
    const table = week({ mon: ['dragon', 'human'] }, { others: [{ mon: ['human'] }] });

    expect(game.outcome({ ...table, phase: 'all-passed' })).toEqual({ winners: [0], scores: [1, 1] });
  });

  test('is undefined while the game goes on', () => {
    expect(game.outcome(week(SIX))).toBeUndefined();
  });
});
