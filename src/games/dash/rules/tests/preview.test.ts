import { describe, expect, test } from 'vitest';
import { helps, prospectsOf } from '../preview.ts';
import { FACE, flipped, game, make, type TableParts, tool, use } from '../testing/testing.ts';
import { TEST_PACK } from '../testing/testing-pack.ts';

/** A table at which the first card was flipped. */
function prospectsAfterFlip(parts: TableParts) {
  const state = flipped({ ...parts, cards: [...(parts.cards ?? []), 'rat', 'rat'] });
  return { state, prospects: prospectsOf(game.view(state, 0), TEST_PACK) };
}

const TABLES: readonly [card: string, tool: string, ap: number][] = [
  ['door', 'key', 6],
  ['wasp', 'cheese', 6],
  ['wasp', 'cheese', 3],
  ['snail', 'tonic', 5],
  ['bat', 'lantern', 6],
  ['bat', 'lantern', 2],
  ['pit', 'smoke', 4],
  ['magpie', 'tonic', 6],
];

describe('the result of a choice', () => {
  test.each(TABLES)('%s, faced or with %s first, at %d AP: the same as in play', (card, id, ap) => {
    for (const first of ['face', 'use'] as const) {
      const { state, prospects } = prospectsAfterFlip({ cards: [card], hand: [id, 'map'], ap });
      const expected = first === 'face' ? prospects.face : prospects.use(tool(id));
      const events = make(state, first === 'face' ? FACE : use(id));
      if (state.phase === 'react') events.push(...make(state, FACE));
      if (state.phase === 'fumble') events.push(...make(state, { kind: 'fumble', card: tool('map') }));

      expect(events.some(({ kind }) => kind === 'turn-ended')).toBe(expected.endsTurn);
      expect(events.some(({ kind }) => kind === 'fumbled')).toBe(expected.losesEquipment);
      expect(events.some(({ kind }) => kind === 'put-back')).toBe(expected.isPutBack);
      if (!expected.endsTurn) expect(state.ap).toBe(expected.ap);
    }
  });

  test('a Treasure that puts the card back costs its AP and saves the turn', () => {
    const { prospects } = prospectsAfterFlip({ cards: ['door'], treasures: ['cloak'], ap: 5 });

    expect(prospects.putBack).toMatchObject({ ap: 3, endsTurn: false, isPutBack: true });
    expect(helps(prospects.putBack, prospects.face)).toBe('turn');
  });

  test('a choice saves the turn, else Equipment, else AP, and nothing if the turn ends anyway', () => {
    const going = { ap: 3, endsTurn: false, losesEquipment: false, isPutBack: false };

    expect(helps(going, { ...going, endsTurn: true })).toBe('turn');
    expect(helps(going, { ...going, losesEquipment: true })).toBe('equipment');
    expect(helps(going, { ...going, ap: 1 })).toBe('ap');
    expect(helps({ ...going, endsTurn: true }, { ...going, ap: 1 })).toBe('nothing');
    expect(helps(going, going)).toBe('nothing');
  });
});
