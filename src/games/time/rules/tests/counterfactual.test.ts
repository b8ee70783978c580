import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../../engine/rng.ts';
import { type Remedy, remedyFor } from '../counterfactual.ts';
import { lookUp } from '../lookup.ts';
import { plainStory, retellStory } from '../retold-story.ts';
import type { TimeEvent } from '../state.ts';
import { card, game, ids, item, story } from '../testing/testing.ts';
import { TEST_PACK } from '../testing/testing-pack.ts';

const lookup = lookUp(TEST_PACK);

/** The change that would have won a Story of these cards. */
function remedy(cards: string[], goal: number, slots = 8): Remedy | undefined {
  return remedyFor({ steps: cards.map((id) => ({ card: card(id) })), lookup, slots, goal });
}

describe('changes that would have won a lost game', () => {
  test('one more Item before the Mission that lacked it', () => {
    expect(remedy(['sword', 'plain', 'bow'], 1)).toEqual({
      kind: 'one-more',
      item: item('bow'),
      before: card('plain'),
    });
  });

  test('a Mission played later, if all four cards of the missing kind came after it', () => {
    const cards = ['sword', 'plain', 'bow', 'bow', 'bow', 'bow'];

    expect(remedy(cards, 1)).toEqual({ kind: 'later', mission: card('plain'), after: card('bow') });
  });

  test('leaving out the Item that broke the Backpack, if the rest of the Story wins then', () => {
    expect(remedy(['sword', 'bow', 'map', 'plain'], 1, 2)).toEqual({ kind: 'without', item: item('map') });
    expect(remedy(['sword', 'bow', 'map', 'errand'], 1, 2)).toBeUndefined();
  });

  test('several Items, each for its Mission, starting with the Missions that lacked least', () => {
    expect(remedy(['twins', 'sword', 'plain'], 2)).toEqual({
      kind: 'several',
      missions: [
        { mission: card('plain'), items: [item('bow')] },
        { mission: card('twins'), items: [item('sword'), item('sword'), item('torch')] },
      ],
    });
  });

  test('no advice that no team could have followed', () => {
    expect(remedy(['sword'], 1)).toBeUndefined();
    expect(remedy(['plain', 'sword', 'sword', 'sword', 'sword'], 1)).toBeUndefined();
  });
});

describe('a simulated Story', () => {
  test('has the result of the rules, with every decision as it was made', () => {
    const items = TEST_PACK.items.flatMap(({ id }) => [id, id]);
    const missions = ['plain', 'gift', 'maybe', 'either', 'any', 'twins', 'errand', 'errand-7', 'errand-8'];
    for (let number = 0; number < 60; number++) {
      const rng = fastRng(number + 1);
      const cards = shuffled([...items, ...missions], rng.int);
      const { events, state } = resolve(cards, rng.int);
      const steps = plainStory(events) ?? [];
      const told = retellStory(steps, { lookup, slots: state.slots });

      expect(steps.map((step) => step.card)).toEqual(cards.map(card));
      expect(told.completed, cards.join(' ')).toBe(state.completed.length);
      expect(told.broke !== undefined).toBe(state.ending === 'backpack-broke');
    }
  });

  test('is not offered if a Hero took part', () => {
    expect(plainStory([{ kind: 'skill-used', seat: 0, hero: 0, paid: [] }])).toBeUndefined();
  });
});

function shuffled(cards: readonly string[], int: (below: number) => number): string[] {
  const left = [...cards];
  return cards.flatMap(() => left.splice(int(left.length), 1));
}

/** Reveals a whole Story with random legal moves. */
function resolve(cards: string[], int: (below: number) => number) {
  const state = story(cards, { seats: 1 });
  const events: TimeEvent[] = [];
  while (state.phase === 'resolution') {
    const moves = game.legalMoves(state, 0).filter(({ kind }) => !['hold', 'release', 'call'].includes(kind));
    const move = moves[int(moves.length)];
    if (move === undefined) throw new Error(`nothing to do after ${ids(state.completed).join(' ')}`);
    game.play(state, 0, move, { rng: { int }, now: 1000, emit: (event) => events.push(event) });
  }
  return { events, state };
}
