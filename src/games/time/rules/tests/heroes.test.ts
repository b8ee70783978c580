import { describe, expect, test } from 'vitest';
import { PLAIN_MOVES, revealMove } from '../moves.ts';
import { HOLD_MS, playerAt, type TimeMove } from '../state.ts';
import {
  card,
  drop,
  enough,
  expire,
  game,
  hero,
  ids,
  item,
  make,
  name,
  offers,
  packed,
  pay,
  remove,
  reveal,
  sift,
  story,
  take,
  use,
} from '../testing/testing.ts';

const { hold, release, finish, away } = PLAIN_MOVES;

describe('a skill', () => {
  test('[DT-62] is used by its owner, once', () => {
    const state = story(['map', 'map'], {
      heroes: ['alan-ironstar', 'nintrabash'],
      backpack: ['sword', 'sword', 'sword', 'sword'],
    });

    expect(game.refusal(state, 1, use('alan-ironstar'))).toBe('DT-63');
    make(state, 0, use('alan-ironstar'));
    expect(game.refusal(state, 0, use('alan-ironstar'))).toBe('DT-62');
  });

  test('[DT-62] belongs to the Resolution phase', () => {
    const state = story(['map'], { heroes: ['nintrabash'] });
    state.phase = 'adventure';

    expect(game.refusal(state, 0, use('nintrabash'))).toBe('DT-30');
  });

  test('[DT-89] that cannot be paid for is refused before anything is spent', () => {
    const poor = (id: string, backpack: string[] = []) =>
      game.refusal(story(['map'], { heroes: [id, 'nintrabash'], backpack }), 0, use(id));

    expect(poor('alan-ironstar', ['sword'])).toBe('DT-89');
    expect(poor('tonk-redbeer')).toBe('DT-89');
    expect(poor('arvedui-miriel')).toBe('DT-89');
    expect(poor('tragurk')).toBe('DT-89');
    expect(poor('garynor-the-belly')).toBe('DT-89');
  });

  test('[DT-83] is not used while a choice is pending', () => {
    const state = story(['maybe', 'map'], { heroes: ['nintrabash', 'zigarat-ho'], backpack: ['sword', 'bow'] });

    reveal(state);
    expect(game.refusal(state, 0, use('nintrabash'))).toBe('DT-83');
    expect(game.refusal(state, 0, hold)).toBe('DT-83');
  });
});

describe('holding the reveal', () => {
  test('[DT-39] stops everybody, and is refused in a solo game', () => {
    const state = story(['map', 'map'], { heroes: ['nintrabash', 'tonk-redbeer'] });

    expect(game.refusal(state, 1, hold)).toBeUndefined();
    expect(game.refusal(story(['map'], { seats: 1 }), 0, hold)).toBe('DT-39');
    make(state, 0, hold);
    expect(game.refusal(state, 1, revealMove(2))).toBe('DT-39');
    expect(offers(state, 0)).toEqual([release, use('nintrabash')]);
    expect(game.toAct(state)).toEqual([0]);
  });

  test('[DT-83] ends when its holder releases it; the same player pauses again, but blocks nobody twice', () => {
    const state = story(['map', 'map', 'map'], { heroes: ['nintrabash', 'zigarat-ho'] });

    make(state, 0, hold);
    expect(game.refusal(state, 1, release)).toBe('DT-83');
    expect(game.refusal(state, 1, hold)).toBe('DT-83');
    make(state, 0, release);
    expect(make(state, 0, hold)).toEqual([{ kind: 'held', seat: 0 }]);
    expect(game.refusal(state, 0, hold)).toBe('DT-83');
    expect(game.view(state, 1).pausedBy).toBe(0);
    reveal(state);
    expect(make(state, 1, hold)).toEqual([{ kind: 'held', seat: 1, until: 1000 + HOLD_MS }]);
  });

  test('[DT-83] ends after 60 seconds', () => {
    const state = story(['map', 'map']);

    make(state, 0, hold, 5000);
    expect(game.deadline?.(state)).toBe(5000 + HOLD_MS);
    expect(expire(state, 5000 + HOLD_MS)).toEqual([{ kind: 'released', seat: 0, why: 'time-up' }]);
    expect(game.deadline?.(state)).toBeUndefined();
  });

  test('[DT-39] the pause outlasts it: cards are revealed by hand until anybody lifts it', () => {
    const state = story(['map', 'map', 'map']);

    make(state, 0, hold, 0);
    expire(state, HOLD_MS);
    expect(game.rest?.(state)).toMatchObject({ isPaused: true });
    reveal(state);
    expect(game.rest?.(state)).toMatchObject({ isPaused: true });
    make(state, 1, release);
    expect(game.rest?.(state)).toMatchObject({ isPaused: false });
    expect(game.view(state, 0).pausedBy).toBeUndefined();
  });

  test('[DT-83] ends when its holder is away, and the pause with it', () => {
    const state = story(['map', 'map'], { heroes: ['nintrabash', 'zigarat-ho'] });

    make(state, 0, hold);
    expect(make(state, 0, away)).toContainEqual({ kind: 'released', seat: 0, why: 'gone' });
    expect(game.rest?.(state)).toMatchObject({ isPaused: false });
  });

  test('[DT-83] outlasts a skill of its holder; at a table of the first edition it ends with it', () => {
    const held = (edition: string) => {
      const state = story(['map', 'map'], { heroes: ['nintrabash', 'zigarat-ho'], options: { edition } });
      make(state, 1, hold);
      make(state, 1, use('zigarat-ho'));
      return game.view(state, 0).hold;
    };

    expect(held('2')).toMatchObject({ seat: 1 });
    expect(held('1')).toBeUndefined();
  });
});

describe('after the last reveal', () => {
  test('[DT-81] only a skill that brings a card back can be used, and the phase waits for it', () => {
    const state = story(['plain'], {
      heroes: ['arvedui-miriel', 'fylee-stepshadow'],
      backpack: ['sword', 'gold'],
      goal: 0,
    });

    reveal(state);
    make(state, 0, drop());
    expect(state.phase).toBe('resolution');
    expect(game.refusal(state, 1, use('fylee-stepshadow'))).toBe('DT-81');
    expect(game.view(state, 'spectator').canUseSkill).toEqual([0]);
    make(state, 0, hold);
    expect(game.refusal(state, 1, finish)).toBe('DT-39');
    make(state, 0, release);
    expect(game.refusal(state, 1, revealMove(0))).toBe('DT-38');
    make(state, 1, finish);
    expect(state.ending).toBe('won');
  });

  test('[DT-81] a Mission that Arvedui brings back is revealed again', () => {
    const state = story(['plain', 'bow'], { heroes: ['arvedui-miriel'], backpack: ['sword', 'gold'], goal: 1 });

    reveal(state);
    make(state, 0, drop());
    reveal(state);
    make(state, 0, use('arvedui-miriel'));
    expect(game.refusal(state, 0, finish)).toBe('DT-81');
    reveal(state);
    expect(state.ending).toBe('won');
  });

  test('[DT-81] once Arvedui has brought one back there is a card again, and other skills can be used', () => {
    const state = story(['plain'], {
      heroes: ['arvedui-miriel', 'alan-ironstar'],
      backpack: ['sword', 'sword', 'gold'],
      goal: 1,
    });

    reveal(state);
    make(state, 0, drop());
    expect(game.refusal(state, 1, use('alan-ironstar'))).toBe('DT-81');
    make(state, 0, use('arvedui-miriel'));
    make(state, 1, use('alan-ironstar'));
    reveal(state);
    expect(state.ending).toBe('won');
  });

  test('[DT-81] the phase waits for a copy of Arvedui too', () => {
    const state = story(['plain'], {
      heroes: ['ros-thanir', 'arvedui-miriel'],
      backpack: ['sword', 'gold', 'potion'],
    });

    reveal(state);
    make(state, 0, drop());
    expect(game.view(state, 0).canUseSkill).toEqual([0, 1]);
    make(state, 0, use('arvedui-miriel'));
    expect(ids(state.story)).toEqual(['plain']);
  });

  test.each([
    'fylee-stepshadow',
    'zaria-tearleaf',
    'garynor-the-belly',
    'tragurk',
    'tonk-redbeer',
    'alan-ironstar',
    'nintrabash',
    'zigarat-ho',
  ])('[DT-81] with %s the phase ends at once', (id) => {
    const state = story(['map'], { heroes: [id], backpack: ['sword', 'sword', 'torch'], goal: 0 });

    reveal(state);
    expect(state.ending).toBe('won');
  });

  test('[DT-81] at a table of the first edition any skill can still be used', () => {
    const state = story(['map'], { heroes: ['fylee-stepshadow'], options: { edition: '1' } });

    reveal(state);
    expect(state.phase).toBe('resolution');
    make(state, 0, use('fylee-stepshadow'));
  });
});

describe('Ro’s Thanir', () => {
  const withRos = (id: string, backpack: string[], cards = ['map', 'plain', 'cup']) =>
    story(cards, { heroes: ['ros-thanir', id], backpack: ['potion', ...backpack] });

  test('[DT-63] for a Potion copies an unused skill, pays for it too, and leaves its owner their own use', () => {
    const state = withRos('tonk-redbeer', ['torch']);

    expect(make(state, 0, use('tonk-redbeer'))[0]).toEqual({
      kind: 'skill-used',
      seat: 0,
      hero: hero('tonk-redbeer'),
      paid: [item('potion'), item('torch')],
      by: hero('ros-thanir'),
    });
    expect(state.players.map((player) => player.hero?.used)).toEqual([true, false]);
    expect(packed(state)).toEqual([]);
  });

  test('[DT-63] has no skill without another Hero, and copies none that was used', () => {
    const state = withRos('nintrabash', []);

    expect(game.refusal(state, 0, use('ros-thanir'))).toBe('DT-63');
    expect(game.refusal(state, 0, use('zigarat-ho'))).toBe('DT-63');
    make(state, 1, use('nintrabash'));
    make(state, 1, sift());
    expect(game.refusal(state, 0, use('nintrabash'))).toBe('DT-63');
  });

  test('[DT-89] with nobody to copy, or without the price of both, is refused', () => {
    const alone = story(['map'], { heroes: ['ros-thanir'], backpack: ['potion'] });

    expect(offers(alone, 0)).toEqual([revealMove(1)]);
    expect(game.refusal(withRos('tonk-redbeer', []), 0, use('tonk-redbeer'))).toBe('DT-89');
    expect(game.refusal(withRos('tragurk', []), 0, use('tragurk'))).toBe('DT-89');
  });

  test('[DT-89] copying Tonk never makes a tenth slot', () => {
    const state = withRos('tonk-redbeer', ['torch', 'torch']);

    make(state, 0, use('tonk-redbeer'));
    expect(game.refusal(state, 1, use('tonk-redbeer'))).toBe('DT-89');
  });

  test.each<[string, string[], TimeMove[], object]>([
    ['nintrabash', [], [sift(0)], { discard: [item('potion'), item('map')] }],
    ['tonk-redbeer', ['torch'], [], { extraSlot: true }],
    ['tragurk', ['cup'], [pay('cup')], { next: { solved: false, named: [], waived: 1 } }],
    ['garynor-the-belly', ['cup'], [pay('cup'), take('book')], { pending: undefined }],
    ['zaria-tearleaf', [], [name('bow')], { next: { solved: false, named: [item('bow')], waived: 0 } }],
    ['fylee-stepshadow', [], [remove('cup', 'supply'), enough], { pending: undefined }],
    ['alan-ironstar', ['sword', 'sword'], [], { next: { solved: true, named: [], waived: 0 } }],
    [
      'zigarat-ho',
      [],
      [
        { kind: 'arrange', place: 2 },
        { kind: 'arrange', place: 0 },
      ],
      { story: ['plain', 'map', 'cup'].map(card) },
    ],
  ])('[DT-63] copies %s', (id, backpack, answers, after) => {
    const state = withRos(id, backpack);

    make(state, 0, use(id));
    for (const answer of answers) make(state, 0, answer);
    expect(state).toMatchObject(after);
    expect(playerAt(state, 1).hero?.used).toBe(false);
  });

  test('[DT-63] copies Arvedui Miriel', () => {
    const state = withRos('arvedui-miriel', ['gold'], ['plain', 'map']);

    reveal(state);
    make(state, 0, use('arvedui-miriel'));
    expect(ids(state.story)).toEqual(['plain', 'map']);
  });

  test('[DT-80] Zaria and her copy may name an Item each', () => {
    const state = withRos('zaria-tearleaf', [], ['plain', 'map']);

    for (const [seat, id] of [
      [0, 'cup'],
      [1, 'bow'],
    ] as const) {
      make(state, seat, use('zaria-tearleaf'));
      make(state, seat, name(id));
    }
    reveal(state);
    expect(ids(state.completed)).toEqual(['plain']);
  });
});
