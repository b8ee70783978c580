import { describe, expect, test } from 'vitest';
import type { Beat } from '../../../client/kit/stage/beat.ts';
import { elementAt } from '../../../engine/list.ts';
import { adventurerOf, type BagMove, type BagState } from '../rules/state.ts';
import { dungeon, EAST, game, go, make, offered, ROLL, YES } from '../rules/testing/testing.ts';
import type { BagView } from '../rules/view.ts';
import { bagStage } from './stage.ts';
import type { BagCue } from './staging/cue.ts';

/** The beats of one move, as its player sees them. */
function beatsOf(state: BagState, move: BagMove, ...rolls: number[]) {
  const before = game.view(state, 0);
  const events = make(state, move, ...rolls);
  const step = { before, after: game.view(state, 0), events, you: 0, isOwn: true } as const;
  return { beats: bagStage.beats?.(step) ?? [], step };
}

function sightsOf(beats: readonly Beat<BagView>[]): (string | undefined)[] {
  return beats.map(({ cue }) => (cue as BagCue | undefined)?.kind);
}

function heroIn(view: BagView | undefined) {
  return elementAt(view?.adventurers ?? [], 0);
}

/** An adventurer next to a Troll, revealed or hidden. */
function beside(there: 'm' | '?', health = 9): BagState {
  const troll = ['troll'];
  return dungeon({ map: `┼Sab ─2${there}`, monsters: troll, bag: troll, heroes: [{ health, skillUsed: 1 }, {}] });
}

describe('a step of Bag of Dungeon on the stage', () => {
  test('a hidden monster growls before it is revealed', () => {
    const { beats, step } = beatsOf(beside('?'), go(EAST));

    expect(sightsOf(beats)).toEqual(['step', 'growl', 'entrance']);
    expect(step.events[0]?.kind).toBe('walked');
    expect(beats[1]).toMatchObject({ told: 1, view: { monsters: [] } });
    expect(heroIn(beats[1]?.view).place).toBe(heroIn(step.after).place);
    expect(beats[2]).toMatchObject({ view: step.after, told: step.events.length });
  });

  test('dice roll before their result is told, and a hit is shown before the death it causes', () => {
    const state = beside('m', 2);
    make(state, go(EAST));
    const { beats, step } = beatsOf(state, ROLL, 1, 2, 6, 6);

    expect(sightsOf(beats)).toEqual(['throw', 'sums', 'blow', 'death']);
    expect(beats.map(({ told }) => told)).toEqual([0, 1, 2, 3]);
    expect(beats[0]?.view).toBe(step.before);
    expect(beats.map(({ view }) => heroIn(view).health)).toEqual([2, 2, 0, 0]);
    expect(beats.map(({ view }) => heroIn(view).lives)).toEqual([3, 3, 3, 2]);
  });

  test('a plain step is one beat, and the next moves are offered with it', () => {
    const { beats, step } = beatsOf(dungeon({ map: '┼Sa ─.' }), go(EAST));

    expect(beats).toHaveLength(1);
    expect(beats[0]).toMatchObject({ view: step.after, told: step.events.length });
    expect(beats[0]?.cue).toBeUndefined();
  });

  test('[BD-23] a player who gets lost is told so before the next turn begins', () => {
    const map = `
      ┼Sb ─.a ...
      ... ... ─..`;
    const { beats, step } = beatsOf(dungeon({ map, stack: ['corner', 'crossroads'] }), { kind: 'draw' });

    expect(sightsOf(beats)).toEqual(['lost']);
    const told = step.events.slice(0, beats[0]?.told).map(({ kind }) => kind);
    expect(told.at(-1)).toBe('lost-the-way');
    expect(beats[0]?.isUnhurried).toBe(true);
    expect(step.events.length).toBeGreaterThan(told.length);
  });

  test('a find turns over, and its back does not give it away', () => {
    const state = dungeon({ map: '┼Sa ─I.', items: ['health-potion'] });
    const { beats, step } = beatsOf(state, go(EAST));
    const found = step.events.findIndex(({ kind }) => kind === 'item-drawn');

    expect(beats.filter(({ cue }) => (cue as BagCue | undefined)?.kind === 'loot')).toMatchObject([
      { told: found, cue: { item: 'face-down', isOpen: false } },
      { told: found + 1, cue: { isOpen: true, isWhole: false } },
    ]);
  });

  test('each find appears in its space only after its card was shown', () => {
    const state = dungeon({
      map: '┼Sab ─2m',
      monsters: ['troll'],
      items: ['health-potion', 'steel-sword'],
      heroes: [{ health: 9, skillUsed: 1 }, {}],
    });
    make(state, go(EAST));
    elementAt(state.monsters, 0).health = 1;
    const { beats } = beatsOf(state, ROLL, 6, 6, 1, 1);

    const carried = ({ view }: Beat<BagView>) => heroIn(view).spaces.filter((space) => space !== 'empty').length;
    const finds = beats.slice(sightsOf(beats).indexOf('loot'));
    expect(sightsOf(finds)).toEqual(['loot', 'loot', 'kept', 'loot', 'loot', 'kept']);
    expect(finds.map(carried)).toEqual([0, 0, 1, 1, 1, 2]);
  });

  test('a fight of others is shown round by round, and a death stays until it was seen', () => {
    const state = beside('m', 2);
    make(state, go(EAST));
    const before = game.view(state, 1);
    const events = make(state, ROLL, 1, 2, 6, 6);
    const watched = (you: 1 | 'spectator') =>
      bagStage.beats?.({ before, after: game.view(state, you), events, you, isOwn: false }) ?? [];

    expect(sightsOf(watched(1))).toEqual(['blow', 'death']);
    expect(sightsOf(watched('spectator'))).toEqual(['throw', 'sums', 'blow', 'death']);
    const [blow, death] = watched(1);
    expect(blow).toMatchObject({ isFollowed: true, told: 2 });
    expect(blow?.ms).toBeGreaterThan(300);
    expect(death?.isUnhurried).toBe(true);
    expect(death?.ms).toBeGreaterThanOrEqual(2500);
  });

  test('what happens once a game has the whole stage, whoever did it, until it was seen', () => {
    const state = dungeon({ map: '┼Sab ─2.', heroes: [{}, {}], ring: { kind: 'lying', place: 0 } });
    const before = game.view(state, 1);
    const events = make(state, { kind: 'take-ring' });
    const beats = bagStage.beats?.({ before, after: game.view(state, 1), events, you: 1, isOwn: false }) ?? [];

    expect(beats).toMatchObject([{ cue: { kind: 'feat', feat: { kind: 'ring-taken', who: 0 } }, isUnhurried: true }]);
  });

  test('what is thrown flies from its owner to its target before the dice roll', () => {
    const state = dungeon({ map: '┼Sa ─2m', monsters: ['troll'], heroes: [{ items: ['fireball'] }] });
    const [shot] = offered(state, 'shoot');
    if (shot === undefined) throw new Error('a fireball can be thrown');
    const { beats } = beatsOf(state, shot, 1, 1, 1);

    expect(sightsOf(beats).slice(0, 3)).toEqual(['cast', 'throw', 'sums']);
    expect(beats[0]).toMatchObject({ told: 0, cue: { from: 0, to: 1 } });
  });

  test('[BD-45] a call answered in time is a feat only where the fighter would probably have died', () => {
    const answered = (health: number) => {
      const state = beside('m', health);
      make(state, go(EAST));
      make(state, { kind: 'tag', who: 1 });
      return sightsOf(beatsOf(state, YES).beats);
    };

    expect(answered(2)).toEqual(['feat']);
    expect(answered(30)).toEqual([undefined]);
  });

  test('the fall of a monster as strong as the Dragon names who struck, and of a weaker one is no feat', () => {
    const slain = (monster: string) => {
      const state = dungeon({ map: '┼Sab ─2m', monsters: [monster], heroes: [{ health: 9, skillUsed: 1 }, {}] });
      make(state, go(EAST));
      elementAt(state.monsters, 0).health = 1;
      const rolls = monster === 'red-dragon' ? [6, 6, 1, 1, 1, 1] : [6, 6, 1, 1];
      return beatsOf(state, ROLL, ...rolls).beats.find(({ cue }) => (cue as BagCue | undefined)?.kind === 'feat');
    };

    expect(slain('red-dragon')).toMatchObject({ cue: { feat: { kind: 'great-falls', who: 0 } } });
    expect(slain('minotaur')).toBeUndefined();
  });

  test('[BD-39] a player who has lost the last life only watches', () => {
    const state = beside('m', 2);
    expect(bagStage.isOut?.(game.view(state, 0), 0)).toBe(false);
    adventurerOf(state, 0).fate = 'lost';
    expect(bagStage.isOut?.(game.view(state, 0), 0)).toBe(true);
    expect(bagStage.isOut?.(game.view(state, 1), 1)).toBe(false);
  });
});
