import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { parseOptions } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { timeBox } from '../../box.ts';
import { backOf, ITEM_KINDS, missionPlace, SCENARIOS } from '../content.ts';
import { PLAIN_MOVES } from '../moves.ts';
import { timeOptions } from '../options.ts';
import { COUNTDOWN_MS, playerAt, type TimeMove, type TimeState } from '../state.ts';
import { card, expire, game, make, setUp, table } from '../testing/testing.ts';

const PACK = timeBox.standardPack;
const LUCK = () => fastRng(5);
const backs = (cards: readonly number[], back: string): number => cards.filter((one) => backOf(one) === back).length;

describe('the box', () => {
  test('[DT-1] has 12 kinds of Item, and 4 cards of each in a game', () => {
    const state = setUp(4);
    const items = [...state.deck, ...state.players.flatMap(({ hand }) => hand)].filter((one) => backOf(one) === 'item');

    expect(PACK.items.map(({ id }) => id)).toEqual(
      'map potion sword bow shield torch keys gold grapnel phial cup book'.split(' '),
    );
    expect(items).toHaveLength(48);
    for (let kind = 0; kind < ITEM_KINDS; kind++) expect(items.filter((one) => one === kind)).toHaveLength(4);
  });

  test('[DT-2] has four decks of 12 Missions that need 2 to 5 Items, more from deck to deck', () => {
    const needs = [1, 2, 3, 4].map((deck) => PACK.missions.filter((mission) => mission.deck === deck));
    const totals = needs.map((missions) => missions.reduce((sum, mission) => sum + mission.needs.length, 0));

    expect(needs.map(({ length }) => length)).toEqual([12, 12, 12, 12]);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    expect(new Set(totals).size).toBe(4);
    for (const { needs: list } of PACK.missions) expect([2, 3, 4, 5]).toContain(list.length);
  });

  test('[DT-3] has Missions with every kind of reward', () => {
    const kinds = new Set(PACK.missions.map(({ reward }) => reward.kind));

    expect(kinds).toEqual(new Set(['none', 'mandatory', 'optional', 'either', 'any']));
  });

  test('[DT-4] has two tokens of each kind in the supply', () => {
    expect(setUp(3).supply).toEqual(new Array(ITEM_KINDS).fill(2));
  });

  test('[DT-5] has 10 Heroes, 4 Adventures, 8 slots and 5 minutes', () => {
    const state = setUp(2);

    expect([PACK.heroes.length, PACK.adventures.length]).toEqual([10, 4]);
    expect([state.slots, state.clock]).toEqual([8, 300_000]);
  });
});

describe('dealing', () => {
  test.each([
    [1, 13, 15],
    [2, 12, 7],
    [3, 13, 5],
    [4, 14, 4],
    [5, 13, 3],
  ])('[DT-10] to %i players deals %i Items and hands of %i cards', (seats, items, size) => {
    const { players, handSize } = setUp(seats, {}, LUCK());
    const dealt = players.flatMap(({ hand }) => hand);

    expect(players.map(({ hand }) => hand.length)).toEqual(new Array(seats).fill(size));
    expect(handSize).toBe(size);
    expect(backs(dealt, 'item')).toBe(items);
    expect(backs(dealt, 'mission')).toBe(2);
  });

  test('[DT-11] the scenario names 12 Missions, and two of them are dealt', () => {
    const state = setUp(3, { scenario: 'level-1' }, LUCK());
    const dealt = state.players.flatMap(({ hand }) => hand).filter((one) => backOf(one) === 'mission');

    expect(new Set(state.missions).size).toBe(12);
    expect(state.missions).toEqual(expect.arrayContaining(dealt));
  });

  test('[DT-12] the draw deck is the rest, with 10 Missions', () => {
    const { deck } = setUp(4, {}, LUCK());

    expect(deck).toHaveLength(48 + 12 - 16);
    expect(backs(deck, 'mission')).toBe(10);
  });

  test('[DT-13] everybody sees the back of the next card and the backs of all hands', () => {
    const state = table({ hands: [['sword', 'plain'], ['bow']], deck: ['gift', 'map'] });

    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = game.view(state, viewer);
      expect(view.deck).toEqual({ size: 2, top: 'mission' });
      expect(view.players.map((player) => player.backs)).toEqual([['item', 'mission'], ['item']]);
    }
    expect(game.view(state, 1).hand).toEqual([card('bow')]);
    expect(game.view(state, 'spectator').hand).toEqual([]);
  });
});

describe('the start', () => {
  test('[DT-14] hands are visible before the clock starts, which it does when all are ready', () => {
    const state = setUp(2, {}, LUCK());

    expect(game.view(state, 0).hand).toHaveLength(7);
    expect(game.deadline?.(state)).toBeUndefined();
    expect(game.refusal(state, 0, { kind: 'play', cards: playerAt(state, 0).hand.slice(0, 1) })).toBe('DT-14');
    make(state, 0, PLAIN_MOVES.ready);
    expect(state.phase).toBe('ready');
    expect(game.refusal(state, 0, PLAIN_MOVES.ready)).toBe('DT-14');
    make(state, 1, PLAIN_MOVES.ready, 50_000);
    expect(game.deadline?.(state)).toBe(50_000 + COUNTDOWN_MS);
    expect(expire(state, 50_000 + COUNTDOWN_MS)).toMatchObject([{ kind: 'clock-started' }]);
    expect(game.deadline?.(state)).toBe(50_000 + COUNTDOWN_MS + 300_000);
  });

  test('[DT-14] no card is played during the countdown', () => {
    const state = setUp(1, {}, LUCK());
    const first: TimeMove = { kind: 'play', cards: playerAt(state, 0).hand.slice(0, 1) };

    make(state, 0, PLAIN_MOVES.ready, 0);
    expect(game.toAct(state)).toEqual([]);
    expect(game.refusal(state, 0, first)).toBe('DT-14');
    expect(game.refusal(state, 0, PLAIN_MOVES.done)).toBe('DT-14');
    expire(state, COUNTDOWN_MS);
    expect(game.refusal(state, 0, first)).toBeUndefined();
  });

  test('[DT-14] a player who comes back during the countdown does not restart it', () => {
    const state = setUp(2, {}, LUCK());

    make(state, 0, PLAIN_MOVES.ready, 0);
    make(state, 1, PLAIN_MOVES.away, 100);
    make(state, 1, PLAIN_MOVES.ready, 2000);
    expect(game.deadline?.(state)).toBe(100 + COUNTDOWN_MS);
  });

  test('[DT-14] nobody waits for an absent player', () => {
    const state = setUp(2, {}, LUCK());

    make(state, 0, PLAIN_MOVES.ready);
    make(state, 1, PLAIN_MOVES.away, 500);
    expect(state.startsAt).toBe(500 + COUNTDOWN_MS);
  });

  test.each([
    ['5:00', 300_000],
    ['7:30', 450_000],
    ['off', 0],
  ])('[DT-29] the clock can be %s', (clock, ms) => {
    const state = setUp(1, { clock });

    make(state, 0, PLAIN_MOVES.ready, 0);
    expire(state, COUNTDOWN_MS);
    expect(state.clock).toBe(ms);
    expect(game.deadline?.(state)).toBe(ms === 0 ? undefined : COUNTDOWN_MS + ms);
  });

  test('a test can shorten the clock with an option that is not in the form', () => {
    expect(setUp(1, { clockMs: '2500' }).clock).toBe(2500);
    expect(timeOptions.clockMs.kind).toBe('given');
    expect(parseOptions(timeOptions, { clockMs: '-1' })).toEqual({ kind: 'invalid', field: 'clockMs' });
    expect(parseOptions(timeOptions, { leftOut: '1;2' })).toEqual({ kind: 'invalid', field: 'leftOut' });
  });
});

describe('scenarios', () => {
  const decksOf = (scenario: string, options = {}): number[] => {
    const { missions } = setUp(2, { scenario, ...options }, LUCK());
    const decks = missions.map((one) => elementAt(PACK.missions, missionPlace(one)).deck);
    return [1, 2, 3, 4].map((deck) => decks.filter((other) => other === deck).length);
  };

  test.each([
    ['level-1', [6, 6, 0, 0], 10],
    ['level-2', [0, 12, 0, 0], 10],
    ['level-3', [0, 0, 12, 0], 8],
    ['level-4', [0, 0, 0, 12], 6],
  ])('[DT-40, DT-44] %s', (scenario, decks, goal) => {
    expect(decksOf(scenario)).toEqual(decks);
    expect(setUp(2, { scenario }).goal).toBe(goal);
  });

  test.each([
    ['my-first-dungeon', [6, 6, 0, 0], 10],
    ['the-darkest-dungeon', [0, 6, 6, 0], 8],
    ['unnatural-foes', [0, 0, 6, 6], 7],
  ])('[DT-41, DT-44] %s', (scenario, decks, goal) => {
    expect(decksOf(scenario)).toEqual(decks);
    expect(setUp(2, { scenario }).goal).toBe(goal);
  });

  test('[DT-43, DT-44] one-shots: Training Grounds, Good Luck! and The Book of Fate', () => {
    expect(decksOf('training-grounds')).toEqual([12, 0, 0, 0]);
    expect(decksOf('the-book-of-fate')).toEqual([3, 3, 3, 3]);
    expect(decksOf('good-luck').reduce((sum, count) => sum + count)).toBe(12);
    const goals = ['training-grounds', 'good-luck', 'the-book-of-fate'].map((scenario) => setUp(1, { scenario }).goal);
    expect(goals).toEqual([10, 8, 7]);
  });

  test('[DT-43] every level can be played as a one-shot too', () => {
    for (const scenario of SCENARIOS) expect(setUp(2, { scenario }).missions).toHaveLength(12);
  });

  test('[DT-91] six of a deck are drawn by lot, excluding those left out', () => {
    const first = setUp(2, { scenario: 'level-1' }, fastRng(1)).missions;
    const leftOut = first.map(missionPlace).join(',');
    const second = setUp(2, { scenario: 'my-first-dungeon', leftOut }, fastRng(2)).missions;

    expect(setUp(2, { scenario: 'level-1' }, fastRng(3)).missions).not.toEqual(first);
    expect(second.filter((one) => first.includes(one))).toEqual([]);
  });

  test('[DT-92] for new players Training Grounds is preselected, and Italian names are those of the Italian box', () => {
    expect(timeOptions.scenario.byDefault).toBe('training-grounds');
    expect(PACK.scenarios.map(({ name }) => name.it)).toEqual(
      expect.arrayContaining([
        'Campo d’Addestramento',
        'Il Mio Primo Dungeon',
        'Il Dungeon Oscuro',
        'Nemici Innaturali',
      ]),
    );
    const italian = PACK.items.map(({ name }) => name.it);
    expect(italian).toEqual(expect.arrayContaining(['Mazzo di Chiavi', 'Sacchetto d’Oro', 'Rampino', 'Ampolla']));
    expect(PACK.missions.map(({ name }) => name.it)).toEqual(
      expect.arrayContaining(['Assenza Importante', 'Visita il Mercato Nero']),
    );
  });

  test('[DT-60] in a solo game 15 cards are seen at once', () => {
    expect(game.view(setUp(1), 0).hand).toHaveLength(15);
  });

  test('[DT-60] in a solo game spectators see the cards, otherwise none', () => {
    const solo = setUp(1);

    expect(game.view(solo, 'spectator').hand).toEqual(playerAt(solo, 0).hand);
    expect(game.view(setUp(2), 'spectator').hand).toEqual([]);
  });

  test('[DT-61] in Extended play the Backpack has 7 slots', () => {
    expect(game.view(setUp(2, { extended: true }), 0).slots.limit).toBe(7);
  });
});

describe('Heroes', () => {
  const keepFirst = (state: TimeState, seat: number): TimeMove => ({
    kind: 'keep',
    hero: elementAt(playerAt(state, seat).offered, 0),
  });

  test('[DT-62] each player draws two, which all can see, and keeps one', () => {
    const state = setUp(2, { heroes: true }, LUCK());
    const { offered } = playerAt(state, 0);
    const second = elementAt(offered, 1);

    expect(offered).toHaveLength(2);
    expect(playerAt(game.view(state, 1), 0).offered).toEqual(offered);
    expect(game.refusal(state, 0, keepFirst(state, 1))).toBe('DT-62');
    make(state, 0, { kind: 'keep', hero: second });
    expect(playerAt(state, 0)).toMatchObject({ offered: [], hero: { hero: second, used: false } });
  });

  test('[DT-89] Heroes are chosen before hands are dealt', () => {
    const state = setUp(2, { heroes: true }, LUCK());

    expect(state.players.map(({ hand }) => hand)).toEqual([[], []]);
    for (const seat of [0, 1]) make(state, seat, keepFirst(state, seat));
    expect(state.phase).toBe('ready');
    expect(playerAt(state, 0).hand).toHaveLength(7);
  });

  test('[DT-62] a player who leaves while choosing keeps the first', () => {
    const state = setUp(1, { heroes: true }, LUCK());
    const [first] = playerAt(state, 0).offered;

    make(state, 0, PLAIN_MOVES.away);
    expect(playerAt(state, 0).hero?.hero).toBe(first);
  });
});
