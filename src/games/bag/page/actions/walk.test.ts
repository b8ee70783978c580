import { describe, expect, test } from 'vitest';
import { wayFrom } from '../../rules/board.ts';
import { adventurerOf, type BagEvent, type BagMove, type BagState } from '../../rules/state.ts';
import { dungeon, EAST, game, go, make } from '../../rules/testing/testing.ts';
import type { Scene } from '../scene.ts';
import { isStillMeant, stepOutcome } from './walk.ts';

/** A step to the east that has been sent, and the state before it. */
function sentFrom(state: BagState) {
  const { active: who, board, adventurers } = state;
  const before = game.view(state, 0);
  const sent = { to: wayFrom(board, adventurerOf({ adventurers }, who).place, EAST), view: before, after: 4 };
  return { walk: { who, sent }, before };
}

/** The outcome of the step after these moves. */
function outcome(state: BagState, ...moves: BagMove[]) {
  const { walk } = sentFrom(state);
  const events = moves.flatMap((move) => make(state, move)).map((event, count) => ({ seq: 5 + count, event }));
  return stepOutcome(walk, { view: game.view(state, 0), events });
}

describe('a walk', () => {
  test('waits until the table shows the step, however early it was answered', () => {
    const { walk, before } = sentFrom(dungeon({ map: '┼Sa ─.. ─..' }));
    const old: BagEvent = { kind: 'monsters-rested' };

    expect(stepOutcome(walk, { view: before, events: [{ seq: 4, event: old }] })).toBe('waiting');
  });

  test('goes on after a step on which nothing happened', () => {
    expect(outcome(dungeon({ map: '┼Sa ─.. ─..' }), go(EAST))).toBe('walked');
  });

  test.each([
    ['a monster', dungeon({ map: '┼Sa ─2m ─..', monsters: ['goblin'] })],
    ['a hidden monster', dungeon({ map: '┼Sa ─2? ─..', bag: ['goblin'] })],
    ['an item', dungeon({ map: '┼Sa ─I. ─..', items: ['steel-sword'] })],
    ['a trap', dungeon({ map: '┼Sa ─I. ─..', items: ['falling-rocks'] })],
  ])('stops at %s', (_, state) => {
    expect(outcome(state, go(EAST))).toBe('stopped');
  });

  test('stops when somebody else acts, or a step is undone', () => {
    const state = dungeon({ map: '┼Sab ─.. ─..' });
    const { walk, before } = sentFrom(state);
    const walked = make(state, go(EAST));
    const shown: BagEvent = { kind: 'shown', who: { number: 1, seat: 1, character: 1 }, open: true };
    const now = game.view(state, 0);
    const events = [...walked.slice(0, 1), shown].map((event, count) => ({ seq: 5 + count, event }));

    expect(stepOutcome(walk, { view: now, events })).toBe('stopped');
    expect(stepOutcome(walk, { view: { ...before }, events: [] })).toBe('stopped');
  });
});

describe('a tile tapped during an animation', () => {
  const reach = new Map([[1, 1]]);
  const sceneOf = (state: BagState) => ({ view: game.view(state, 0) }) as Scene;

  test('is walked to once all is shown, if it can be reached', () => {
    const scene = sceneOf(dungeon({ map: '┼Sa ─..' }));

    expect(isStillMeant({ place: 1, isGuarded: false }, scene, reach)).toBe(true);
    expect(isStillMeant({ place: 1, isGuarded: false }, scene, new Map())).toBe(false);
  });

  test('is not walked to if a monster has appeared there since', () => {
    const scene = sceneOf(dungeon({ map: '┼Sa ─2?', bag: ['goblin'] }));

    expect(isStillMeant({ place: 1, isGuarded: false }, scene, reach)).toBe(false);
    expect(isStillMeant({ place: 1, isGuarded: true }, scene, reach)).toBe(true);
  });
});
