import { expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { flipOdds } from '../../rules/odds.ts';
import type { DashMove, DashState } from '../../rules/state.ts';
import { FACE, flip, fumble, game, make, type TableParts, table, use } from '../../rules/testing/testing.ts';
import { TEST_PACK } from '../../rules/testing/testing-pack.ts';
import { dashStage } from './stage.ts';

/** The beats of the last of these moves. */
function beatsOf(parts: TableParts | DashState, ...moves: readonly DashMove[]) {
  const state = 'phase' in parts ? parts : table({ ...parts, cards: [...(parts.cards ?? []), 'rat', 'rat'] });
  const last = moves.at(-1) ?? flip();
  for (const move of moves.slice(0, -1)) make(state, move);
  const before = game.view(state, 0);
  const events = make(state, last);
  const after = game.view(state, 0);
  const beats = dashStage.beats?.({ before, after, events, you: 0, isOwn: true }) ?? [];
  return { beats, before, after, events };
}

const kinds = ({ beats }: ReturnType<typeof beatsOf>) => beats.map(({ kind, told }) => [kind, told]);

test('a flip lifts the card, turns it, and then shows the AP over it', () => {
  const flipped = beatsOf({ cards: ['wasp'] }, flip());
  const { beats, before, after } = flipped;

  expect(kinds(flipped)).toEqual([
    ['anticipation', 0],
    ['reveal', 1],
    ['consequence', 2],
  ]);
  expect(beats[0]).toMatchObject({ view: before, cue: { kind: 'lift', space: 0 } });
  expect(beats[1]).toMatchObject({ view: { ap: 6, spaces: after.spaces } });
  expect(beats[2]).toMatchObject({ view: after, cue: { kind: 'count', space: 0, ap: -3 } });
});

test("the reason for the turn's end is shown while the card is still there, before the next turn", () => {
  const { beats, events, after } = beatsOf({ cards: ['coin'] }, flip());
  const outcome = elementAt(beats, 2);

  expect(outcome.cue).toMatchObject({ kind: 'outcome', seat: 0 });
  expect(events.slice(0, outcome.told).at(-1)).toMatchObject({ kind: 'turn-ended', why: 'treasure' });
  expect(outcome.view.spaces[0]).toBe(beats[1]?.view.spaces[0]);
  expect(outcome.view.explorer).toBe(0);
  expect(outcome.view.players[0]?.gold).toBe(0);
  expect(beats[3]).toMatchObject({ view: after, told: events.length });
});

test('a card is held longer when few AP are left', () => {
  const heldFor = (ap: number) => elementAt(beatsOf({ cards: ['wasp'], ap }, flip()).beats, 0).ms;

  expect(heldFor(6)).toBeLessThan(heldFor(1));
});

test('the card is shown at full size before its price and before its result', () => {
  for (const card of ['wasp', 'coin', 'door']) {
    const [, shown, then] = beatsOf({ cards: [card] }, flip()).beats;
    expect(shown).toMatchObject({ cue: { kind: 'shown', card: then?.cue && (then.cue as { card: number }).card } });
  }
});

test('a Treasure is celebrated by its gold, in three sizes, and the greatest is for everybody', () => {
  const worthOf = (gold: number) => {
    const { before, after, events } = beatsOf({ cards: ['coin'] }, flip());
    const players = after.players.map((player, seat) => ({ ...player, gold: seat === 0 ? gold : player.gold }));
    const step = { before, after: { ...after, players }, events, you: 1, isOwn: false };
    const cue = dashStage.beats?.(step).map((beat) => beat.cue as { worth?: string } | undefined);
    return { worth: cue?.find((one) => one?.worth)?.worth, isForAll: dashStage.isForAll?.(step) };
  };

  expect([1, 5, 10].map(worthOf)).toEqual([
    { worth: 'small', isForAll: false },
    { worth: 'fair', isForAll: false },
    { worth: 'great', isForAll: true },
  ]);
});

test('the end of one’s own turn stays long enough to be read', () => {
  const read = elementAt(beatsOf({ cards: ['wasp'], ap: 1 }, flip()).beats, 2);

  expect(read).toMatchObject({ kind: 'consequence', cue: { kind: 'outcome' } });
  expect(read.ms).toBeGreaterThanOrEqual(1200);
});

test('a choice is offered as soon as the card is shown', () => {
  const { beats, after } = beatsOf({ cards: ['door'], hand: ['key'] }, flip());

  expect(elementAt(beats, 1).view).not.toHaveProperty('pending');
  expect(beats.at(-1)).toMatchObject({ view: after });
  expect(after.pending).toBeDefined();
});

test.each<[string, TableParts, DashMove]>([
  ['Equipment that helps', { cards: ['door'], hand: ['key'] }, use('key')],
  ['a door that is faced', { cards: ['door'], hand: ['key'] }, FACE],
])('%s is shown with the card, without the choice', (_, parts, move) => {
  const { beats, after } = beatsOf(parts, flip(), move);

  expect(beats[0]).toMatchObject({ kind: 'consequence', cue: { kind: 'outcome' } });
  expect(elementAt(beats, 0).view).not.toHaveProperty('pending');
  expect(beats[0]?.view.players[0]?.equipment).toEqual(elementAt(after.players, 0).equipment);
  expect(beats.at(-1)).toMatchObject({ kind: 'settle', view: after });
});

test('the loss to a Fumble is shown with the card', () => {
  const { beats } = beatsOf({ cards: ['magpie'], hand: ['map', 'key'] }, flip(), fumble('map'));

  expect(beats[0]?.cue).toMatchObject({
    kind: 'outcome',
    events: [{ kind: 'fumbled' }, { kind: 'ap-lost' }],
  });
  expect(elementAt(beats, 0).view.ap).toBe(4);
});

test('no beat counts a card twice that Confusion had turned back', () => {
  const state = table({ cards: ['giant', 'rat', 'rat'] });
  const { beats } = beatsOf({ ...state, returned: [elementAt(state.cards, 0)] }, flip());

  for (const { view } of beats) expect(flipOdds(view, TEST_PACK).of).toBeLessThanOrEqual(3);
});

test('a step without a card is one beat', () => {
  const { beats, after } = beatsOf({ cards: ['rat'] }, flip(), { kind: 'stop' });

  expect(beats).toMatchObject([{ kind: 'reveal', view: after }]);
});
