import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { DECISIONS, PLAIN_MOVES, parseMove, parseOldMove, revealMove } from '../moves.ts';
import { DECIDE_MS, HOLD_MS, playerAt } from '../state.ts';
import {
  drop,
  expire,
  game,
  item,
  make,
  offers,
  packed,
  pay,
  refuse,
  reveal,
  sift,
  story,
  take,
  use,
} from '../testing/testing.ts';

const { hold, away, back } = PLAIN_MOVES;
const SWORDS = ['sword', 'sword', 'sword', 'bow', 'bow', 'bow'];

describe('a decision', () => {
  test('[DT-39] that comes after the next reveal is refused, and changes nothing', () => {
    const state = story(['maybe', 'maybe', 'map'], { backpack: SWORDS });

    reveal(state);
    const late = game.legalMoves(state, 0);
    make(state, 1, refuse);
    reveal(state);
    const before = JSON.stringify(state);
    // The second Mission offers the same reward.
    expect(offers(state, 0)).toEqual([take('shield'), refuse]);
    expect(late.map((move) => game.refusal(state, 0, move))).toEqual(['DT-39', 'DT-39']);
    expect(JSON.stringify(state)).toBe(before);
    expect(game.refusal(state, 0, elementAt(game.legalMoves(state, 0), 0))).toBeUndefined();
  });

  test('[DT-39] on a failed Mission does not apply to the same Mission when it comes back and fails again', () => {
    const state = story(['plain'], { heroes: ['arvedui-miriel', 'nintrabash'], backpack: ['sword', 'gold'] });

    reveal(state);
    const late = elementAt(game.legalMoves(state, 0), 1);
    make(state, 1, drop());
    make(state, 0, use('arvedui-miriel'));
    reveal(state);
    expect(offers(state, 0)).toEqual([drop(), drop('sword')]);
    expect(game.refusal(state, 1, late)).toBe('DT-39');
    expect(packed(state)).toEqual(['sword']);
  });

  test('[DT-39] to use a skill is about the current card, even if the next one is identical', () => {
    const state = story(['sword', 'sword', 'sword', 'map'], { heroes: ['nintrabash', 'zigarat-ho'] });

    reveal(state);
    const late = game.legalMoves(state, 0).find(({ kind }) => kind === 'use');
    reveal(state);
    expect(late && game.refusal(state, 0, late)).toBe('DT-39');
    expect(playerAt(state, 0).hero?.used).toBe(false);
  });

  test('[DT-39] two players who use skills at once are both in time', () => {
    const state = story(['plain', 'map'], {
      heroes: ['alan-ironstar', 'tonk-redbeer'],
      backpack: ['sword', 'sword', 'torch'],
    });
    const both = [0, 1].map((seat) => game.legalMoves(state, seat).find(({ kind }) => kind === 'use'));

    for (const [seat, move] of both.entries()) if (move !== undefined) make(state, seat, move);
    expect(state).toMatchObject({ extraSlot: true, next: { solved: true } });
  });

  test('[DT-83] of the team is made once: if two pay at the same time, one pays', () => {
    const state = story(['plain', 'map'], { heroes: ['tragurk', 'nintrabash', 'zigarat-ho'], backpack: SWORDS });

    make(state, 0, use('tragurk'));
    make(state, 0, away);
    const one = elementAt(game.legalMoves(state, 1), 0);
    make(state, 1, one);
    expect(game.refusal(state, 2, one)).toBe('DT-39');
    expect(game.view(state, 0).pending).toMatchObject({ paid: 1 });
  });

  test('[DT-39] names its point of the game, no matter who sends it; only old journals and records have none', () => {
    const state = story(['maybe', 'map'], { heroes: ['tonk-redbeer', 'tragurk'], backpack: [...SWORDS, 'torch'] });
    const seen = [...game.legalMoves(state, 0), ...game.legalMoves(state, 1)];
    reveal(state);
    seen.push(...game.legalMoves(state, 0));

    for (const move of seen.filter(({ kind }) => DECISIONS.some((decision) => decision === kind))) {
      const { moment, ...old } = move as { moment?: number };
      expect(moment).toEqual(expect.any(Number));
      expect(parseMove(move)).toEqual(move);
      expect(parseMove(old)).toBeUndefined();
      expect(parseOldMove(old)).toEqual(old);
      expect(parseOldMove(move)).toBeUndefined();
    }
    expect(game.refusal(state, 0, take('shield'))).toBeUndefined();
  });
});

describe('a choice that one player makes', () => {
  const looking = () => {
    const state = story(['map', 'plain', 'cup'], { heroes: ['nintrabash', 'tonk-redbeer'] });
    make(state, 0, use('nintrabash'), 5000);
    return state;
  };

  test('[DT-39] passes to the team after 30 s', () => {
    const state = looking();

    expect(game.view(state, 1).decideBy).toBe(5000 + DECIDE_MS);
    expect(game.deadline?.(state)).toBe(5000 + DECIDE_MS);
    expect(game.refusal(state, 1, sift())).toBe('DT-83');
    expect(game.rest?.(state)).toBeUndefined();
    expect(expire(state, 5000 + DECIDE_MS)).toEqual([{ kind: 'passed-to-team', seat: 0 }]);
    expect(game.toAct(state)).toEqual([0, 1]);
    expect(game.rest?.(state)).toMatchObject({ isChoice: true });
    expect(game.deadline?.(state)).toBeUndefined();
    expect(make(state, 1, sift(0))).toContainEqual({ kind: 'sifted', seat: 1, cards: [item('map')] });
  });

  test.each([
    ['zigarat-ho', { kind: 'arrange', place: 0 }],
    ['tragurk', pay('cup')],
    ['garynor-the-belly', pay('cup')],
    ['zaria-tearleaf', { kind: 'name', item: item('cup') }],
    ['fylee-stepshadow', { kind: 'remove', item: item('cup'), from: 'supply' }],
  ] as const)('[DT-39] passes to the team: %s', (id, answer) => {
    const state = story(['map', 'plain', 'cup', 'book'], { heroes: [id, 'tonk-redbeer'], backpack: ['cup', 'book'] });

    make(state, 0, use(id), 0);
    expect(game.refusal(state, 1, answer)).toBe('DT-83');
    expire(state, DECIDE_MS);
    expect(game.refusal(state, 1, answer)).toBeUndefined();
    expect(game.refusal(state, 0, answer)).toBeUndefined();
  });

  test("[DT-39] restarts its time with each step of its player, and not with others' moves", () => {
    const state = story(['map', 'map'], { heroes: ['garynor-the-belly', 'nintrabash'], backpack: ['cup', 'book'] });

    make(state, 0, use('garynor-the-belly'), 0);
    make(state, 1, { kind: 'call', call: { kind: 'say', saying: 'wait' } }, 9000);
    expect(game.deadline?.(state)).toBe(DECIDE_MS);
    make(state, 0, pay('cup'), 10_000);
    expect(game.deadline?.(state)).toBe(10_000 + DECIDE_MS);
  });

  test('[DT-39] stays the team’s to its end once it has passed', () => {
    const state = story(['map', 'map'], { heroes: ['garynor-the-belly', 'nintrabash'], backpack: ['cup', 'book'] });

    make(state, 0, use('garynor-the-belly'), 0);
    expire(state, DECIDE_MS);
    make(state, 1, pay('cup'), 40_000);
    make(state, 0, { kind: 'enough' }, 50_000);
    expect(game.deadline?.(state)).toBeUndefined();
    expect(game.refusal(state, 1, take('gold'))).toBeUndefined();
  });

  test('[DT-39] is the team’s at once while its player is away, and theirs again when they are back in time', () => {
    const state = looking();

    make(state, 0, away, 6000);
    expect(game.toAct(state)).toEqual([0, 1]);
    make(state, 0, back, 7000);
    expect(game.toAct(state)).toEqual([0]);
    expect(game.deadline?.(state)).toBe(5000 + DECIDE_MS);
  });

  test('[DT-39] never times out in a solo game', () => {
    const state = story(['map', 'map'], { heroes: ['nintrabash'] });

    make(state, 0, use('nintrabash'));
    expect(game.deadline?.(state)).toBeUndefined();
  });

  test('[DT-83] and a hold have separate time limits', () => {
    const state = story(['map', 'plain'], { heroes: ['nintrabash', 'tonk-redbeer'] });

    make(state, 1, hold, 0);
    make(state, 0, use('nintrabash'), 1000);
    expect(expire(state, 1000 + DECIDE_MS)).toEqual([{ kind: 'passed-to-team', seat: 0 }]);
    expect(game.deadline?.(state)).toBe(HOLD_MS);
    expect(expire(state, HOLD_MS)).toEqual([{ kind: 'released', seat: 1, why: 'time-up' }]);
    expect(game.refusal(state, 1, revealMove(2))).toBe('DT-64');
  });
});
