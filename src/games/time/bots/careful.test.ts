import { describe, expect, test } from 'vitest';
import { fastRng } from '../../../engine/rng.ts';
import type { Call, TimeMove, TimeState } from '../rules/state.ts';
import {
  callOut,
  card,
  discard,
  game,
  have,
  ids,
  item,
  make,
  need,
  play,
  reveal,
  story,
  table,
  take,
  use,
} from '../rules/testing/testing.ts';
import { TEST_PACK } from '../rules/testing/testing-pack.ts';
import { carefulTime } from './careful.ts';

/** A bot in seat 0 that has seen some events, and its move in a state. */
function bot(...told: Parameters<NonNullable<ReturnType<typeof carefulTime.sit>['see']>>[0][]) {
  const player = carefulTime.sit(0, TEST_PACK);
  for (const event of told) player.see?.(event);
  const act = (state: TimeState): TimeMove | undefined => {
    // Somebody at the table does something, so that the bot need not keep the game moving.
    player.see?.({ kind: 'drew', seat: 4, cards: [] });
    return player.act?.(() => game.view(state, 0), game.legalMoves(state, 0), fastRng(1));
  };
  return { player, act };
}

const call = (seat: number, said: Call) => ({ kind: 'called' as const, seat, call: said });
const told = (seat: number, ...cards: string[]) => ({ kind: 'played' as const, seat, cards: cards.map(card) });

describe('the careful bot', () => {
  test('plays a Mission once it believes that its Items are in the Story', () => {
    const state = table({ hands: [['plain', 'cup'], []], story: ['sword', 'bow'] });

    expect(bot(told(0, 'sword', 'bow')).act(state)).toEqual(play('plain'));
  });

  test('plays missing Items from its own hand together with the Mission', () => {
    const state = table({ hands: [['plain', 'bow'], []], story: ['sword'] });

    expect(bot(told(0, 'sword')).act(state)).toEqual(play('bow', 'plain'));
  });

  test('says what it needs', () => {
    const state = table({ hands: [['plain', 'bow'], []] });

    expect(bot().act(state)).toEqual(callOut(need('sword')));
  });

  test("answers others' calls, after giving the others time to", () => {
    const state = table({ hands: [['cup'], ['plain']] });
    const { act } = bot(call(1, need('cup')));

    expect([act(state), act(state)]).toEqual([undefined, undefined]);
    expect(act(state)).toEqual(play('cup'));
  });

  test('repeats a call when it has faded, and at once for what is still missing after one was played', () => {
    const state = table({ hands: [['twins', 'torch'], []] });
    const { act, player } = bot();
    const need = (count: number) => ({ kind: 'call', call: { kind: 'need', item: item('sword'), count } });
    expect(act(state)).toEqual(need(2));
    const quiet = [act(state), act(state), act(state), act(state)];
    expect(quiet).not.toContainEqual(need(2));
    expect(act(state)).toEqual(need(2));

    player.see?.(told(1, 'sword'));
    expect(act(state)).toEqual(need(1));
  });

  test('knows that a Mission played later spends an Item', () => {
    const state = table({ hands: [['gift'], []], story: ['sword', 'bow', 'plain'] });

    expect(bot(told(0, 'sword', 'bow', 'plain')).act(state)).not.toEqual(play('gift'));
  });

  test('waits a while when somebody says so', () => {
    const wait = { kind: 'called', seat: 1, call: { kind: 'say', saying: 'wait' } } as const;
    const state = table({ hands: [['plain'], []], story: ['sword', 'bow'] });
    const { act } = bot(told(0, 'sword', 'bow'), wait);

    expect([act(state), act(state)]).toEqual([undefined, undefined]);
    expect(act(state)).toEqual(play('plain'));
  });

  test('says what it has if somebody needs it and there is no space, and offers spare Items', () => {
    const full = ['map', 'potion', 'shield', 'torch', 'keys', 'gold', 'grapnel', 'phial'];
    const state = table({ hands: [['cup'], []], story: full });
    const { act } = bot(told(0, ...full), call(1, need('cup')));
    act(state);
    act(state);
    expect(act(state)).toEqual(callOut(have('cup')));

    const spare = bot();
    const idle = table({ hands: [['cup', 'cup'], []] });
    spare.act(idle);
    expect(spare.act(idle)).toEqual(callOut(have('cup', 2)));
  });

  test('keeps a slot free for a forgotten card of the Story', () => {
    const known = ['map', 'potion', 'shield', 'torch', 'keys', 'gold', 'grapnel'];
    const answers = (...more: string[]) => {
      const state = table({ hands: [['cup'], ['plain']], story: [...known, ...more] });
      const { act } = bot(told(0, ...known), call(1, need('cup')));
      return [act(state), act(state), act(state)].at(-1);
    };

    expect(answers()).toEqual(play('cup'));
    expect(answers('book')).toEqual(callOut(have('cup')));
  });

  test('with few slots free, it calls for one Mission at a time', () => {
    const calls = (...laid: string[]) => {
      const state = table({ hands: [['plain', 'errand', 'sword'], []], story: laid });
      const { act } = bot(told(0, ...laid));
      const said = Array.from({ length: 4 }, () => act(state));
      return said.flatMap((move) => (move?.kind === 'call' && move.call.kind === 'need' ? [move.call.item] : []));
    };

    expect(calls()).toEqual([item('bow'), item('map'), item('potion')]);
    expect(calls('keys', 'gold', 'cup')).toEqual([item('bow')]);
  });

  test('asks for what future Missions will need, once somebody has been quiet for long', () => {
    const state = table({ hands: [[], ['map', 'cup']], deck: ['errand', 'errand'] });
    state.handSize = 0;
    const asks = (thoughts: number, ...heard: Parameters<typeof bot>) => {
      const { act, player } = bot();
      const moves = Array.from({ length: thoughts }, (_, thought) => {
        if (thought === 10) for (const event of heard) player.see?.(event);
        return act(state);
      });
      return moves.filter((move) => move?.kind === 'call' && move.call.kind === 'need').length;
    };

    expect(asks(19)).toBe(0);
    expect(asks(20)).toBe(1);
    expect(asks(20, call(1, { kind: 'say', saying: 'yes' }))).toBe(0);
  });

  test('speaks after five silent thoughts: repeats what it needs, or says what it has', () => {
    const calls = (hand: string[], thoughts: number) => {
      const state = table({ hands: [hand, []] });
      const { act } = bot();
      const moves = Array.from({ length: thoughts }, () => act(state));
      return moves.flatMap((move, thought) => (move?.kind === 'call' ? [`${move.call.kind} ${thought + 1}`] : []));
    };

    // A second call comes when the first has faded, and further ones would come after ten thoughts.
    expect(calls(['plain', 'bow'], 11)).toEqual(['need 1', 'need 6', 'need 11']);
    expect(calls(['cup'], 8)).toEqual(['have 2', 'have 8']);
  });

  test('trusts a player who plays a Mission: missing Items are forgotten ones, if the Story has that many cards', () => {
    // It remembers two Swords and no Bow.
    const moveWith = (size: number) => {
      const state = table({ hands: [['twins', 'torch'], []], story: Array.from({ length: size }, () => 'sword') });
      return bot(told(1, 'sword', 'sword'), told(1, 'plain')).act(state);
    };

    expect(moveWith(3)).toEqual(play('torch', 'twins'));
    expect(moveWith(4)).toMatchObject({ kind: 'call', call: { kind: 'need', item: item('sword') } });
  });

  test('asks at once for what somebody says they have', () => {
    const state = table({ hands: [['plain', 'bow'], []] });
    const { act, player } = bot();
    act(state);
    player.see?.(call(1, have('sword')));

    expect(act(state)).toEqual(callOut(need('sword')));
  });

  test('announces the reward to take after playing a Mission that needs it', () => {
    const { act } = bot(told(0, 'sword', 'bow', 'either'));
    const state = table({ hands: [['twins', 'sword', 'sword'], []], story: ['sword', 'bow', 'either'] });

    expect(act(state)).toEqual(play('sword', 'sword', 'twins'));
    expect(act(state)).toEqual({ kind: 'call', call: { kind: 'take', item: item('torch') } });
  });

  test('plays nothing unasked for a while after somebody says to mind the Backpack', () => {
    const lays = (...told: Parameters<typeof bot>) => {
      const { act } = bot(...told);
      const state = table({ hands: [['map', 'potion'], []], deck: ['map', 'map'] });
      state.handSize = 2;
      return Array.from({ length: 5 }, () => act(state)).some((move) => move?.kind === 'play');
    };

    expect(lays()).toBe(true);
    expect(lays(call(1, { kind: 'say', saying: 'careful' }))).toBe(false);
  });

  test('at the end plays Missions it cannot complete: a failed one costs nothing', () => {
    const state = table({ hands: [['plain'], []] });
    const { act } = bot();
    const moves = Array.from({ length: 20 }, () => act(state));

    expect(moves).toContainEqual(play('plain'));
  });

  test('takes the reward a future Mission will need, and refuses one nobody needs', () => {
    const state = story(['maybe', 'map', 'potion', 'errand'], { backpack: ['sword', 'bow'] });
    const { player, act } = bot(told(0, 'maybe', 'map', 'potion', 'errand'));

    for (const event of reveal(state)) player.see?.(event);
    expect(act(state)).toMatchObject({ kind: 'refuse' });

    const needed = story(['either', 'sword', 'sword', 'twins'], { backpack: ['sword', 'bow'] });
    const other = bot(told(0, 'either', 'sword', 'sword', 'twins'));
    for (const event of reveal(needed)) other.player.see?.(event);
    expect(other.act(needed)).toMatchObject(take('torch'));
  });

  test('uses its Hero if a Mission would fail', () => {
    const state = story(['plain', 'map'], { heroes: ['alan-ironstar', 'tragurk'], backpack: ['sword', 'sword'] });

    expect(bot(told(0, 'plain', 'map')).act(state)).toMatchObject(use('alan-ironstar'));
  });

  test('looks ahead with Zigarat when another order saves a Mission, and finds that order', () => {
    const state = story(['plain', 'sword', 'bow'], { heroes: ['zigarat-ho', 'tragurk'] });
    const { act, player } = bot(told(0, 'plain', 'sword', 'bow'));
    expect(act(state)).toMatchObject(use('zigarat-ho'));

    for (const event of make(state, 0, use('zigarat-ho'))) player.see?.(event);
    while (state.pending !== undefined) make(state, 0, act(state) ?? expect.fail('it decides'));
    expect(ids(state.story.toReversed()).at(-1)).toBe('plain');
  });

  test('removes with Fylee the tokens that would burst the Backpack', () => {
    const full = ['map', 'potion', 'shield', 'torch', 'keys', 'gold', 'grapnel'];
    const state = story(['cup', 'map'], { heroes: ['fylee-stepshadow', 'tragurk'], backpack: full, tokens: ['phial'] });
    const { act, player } = bot(told(0, 'cup', 'map'));
    expect(act(state)).toMatchObject(use('fylee-stepshadow'));

    for (const event of make(state, 0, use('fylee-stepshadow'))) player.see?.(event);
    expect(act(state)).toMatchObject({ kind: 'remove', item: item('phial'), from: 'backpack' });
  });

  test('copies a useful skill with Ro’s Thanir, if it can pay for both', () => {
    const parts = { heroes: ['ros-thanir', 'alan-ironstar'], backpack: ['potion', 'sword', 'sword'] };
    const state = story(['plain', 'map'], parts);

    expect(bot(told(0, 'plain', 'map')).act(state)).toMatchObject(use('alan-ironstar'));
    expect(bot(told(0, 'map', 'map')).act(story(['map', 'map'], parts))).toEqual({ kind: 'reveal', left: 2 });
  });

  test('always chooses a legal move when a move must be made', () => {
    const state = table({ hands: [['plain', 'bow'], []], deck: ['cup'] });
    const { player } = bot();
    const moves = game.legalMoves(state, 0);

    expect(moves).toContain(player.choose(() => game.view(state, 0), moves, fastRng(1)));
  });

  test('pauses like a person: about three seconds, never none', () => {
    const { player } = bot();
    const rng = fastRng(2);
    const pauses = Array.from({ length: 300 }, () => player.pause?.(rng) ?? 0);
    const mean = pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;

    expect(Math.min(...pauses)).toBeGreaterThan(500);
    expect(mean).toBeGreaterThan(2500);
    expect(mean).toBeLessThan(4500);
  });

  test('discards a Mission that has become impossible', () => {
    const state = table({ hands: [['plain', 'cup'], []], deck: ['map'] });
    const gone = make(
      table({ hands: [['sword', 'sword', 'sword', 'sword'], []] }),
      0,
      discard('sword', 'sword', 'sword', 'sword'),
    );
    const { act } = bot(...gone);
    state.handSize = 2;

    const moves = [act(state), act(state), act(state)];
    expect(moves).toContainEqual(discard('plain'));
  });
});
