import { describe, test } from 'vitest';
import { expectHidden, type Secret } from '../../../../../test/hidden.ts';
import type { BagMove } from '../moves.ts';
import { adventurerOf, type BagState } from '../state.ts';
import type { Task } from '../task.ts';
import { DRAW, dungeon, EAST, game, go, item, monster, NO, spaceOf, tile, YES } from '../testing/testing.ts';

type BagSecret = Secret<BagState, BagMove>;

const POTION = item('health-potion');
const BOMB = item('bomb');
const ALL = [0, 1, 2, 'spectator'] as const;

/** Adventurers 0 and 1 with face-down items on one tile, 2 next to them, and a token beyond an item tile. */
function party(more: Partial<BagState> = {}): BagState {
  const state = dungeon({
    map: '┼Sab ─Ic ─2?',
    heroes: [
      { character: 'elf', carried: ['health-potion'], faceDown: true },
      { character: 'dwarf', carried: ['tornado'], faceDown: true },
      { faceDown: true },
    ],
    stack: ['straight', 'corner', 'tee', 'crossroads'],
    items: ['strength-potion', 'fireball', 'teleport'],
    bag: ['goblin', 'zombie', 'troll'],
    terms: { competitive: true },
  });
  return { ...state, ...more };
}

/** Somebody waits for an answer about the Health Potion of adventurer 0. */
const asked = (task: Task): BagState => party({ agenda: [task] });

/** The potion of adventurer 0 is a bomb, wherever it is named. */
function swapPotion(state: BagState): void {
  const { spaces } = adventurerOf(state, 0);
  spaces[spaces.indexOf(POTION + 1)] = BOMB + 1;
  for (const task of state.agenda) {
    if ('item' in task) task.item = BOMB;
    if ('give' in task) task.give = BOMB;
  }
}

function swapTornado(state: BagState): void {
  const { spaces } = adventurerOf(state, 1);
  spaces[spaces.indexOf(item('tornado') + 1)] = BOMB + 1;
  for (const task of state.agenda) if ('want' in task) task.want = BOMB;
}

const secrets: Record<string, BagSecret> = {
  '[BD-105] the monster that somebody else has looked at': {
    state: party({ tokens: [{ place: 2, monster: monster('mummy'), knownTo: [1] }] }),
    change: { tokens: [{ place: 2, monster: monster('minotaur'), knownTo: [1] }] },
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
  },
  '[BD-105] the monster somebody else is looking at': {
    state: dungeon({
      map: '┼Sabc ─2?',
      heroes: [{ items: ['magic-sword'] }],
      bag: ['goblin', 'zombie'],
    }),
    change: { monsterBag: [monster('minotaur'), monster('mummy')] },
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: { kind: 'look', side: EAST } },
  },
  '[BD-30] the monsters not met yet': {
    state: party(),
    change: { monsterBag: [monster('minotaur'), monster('mummy'), monster('skeleton')] },
    hiddenFrom: ALL,
  },
  '[BD-53] what lies face down with somebody else': {
    state: party(),
    change: swapTornado,
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
  },
  '[BD-10] the order of the tiles': {
    state: party(),
    change: (state) => {
      state.stack.reverse();
    },
    hiddenFrom: ALL,
  },
  '[BD-23] the order of the tiles above those everybody has seen': {
    state: party({ seenBelow: 2 }),
    change: { stack: ['straight', 'corner', 'crossroads', 'tee'].map(tile) },
    hiddenFrom: ALL,
  },
  '[BD-10] the tiles below the one that is drawn': {
    state: dungeon({ map: '┼Sabc', stack: ['straight', 'corner', 'tee'] }),
    change: { stack: ['corner', 'straight', 'tee'].map(tile) },
    hiddenFrom: ALL,
    step: { seat: 0, move: DRAW },
  },
  'the items in the bag': {
    state: party(),
    change: { itemBag: ['bomb', 'small-chest', 'magic-vine'].map(item) },
    hiddenFrom: ALL,
  },
  '[BD-53] the item somebody else draws': {
    state: party(),
    change: { itemBag: ['bomb', 'witchs-claw', 'magic-vine'].map(item) },
    hiddenFrom: [1, 2, 'spectator'],
    knownTo: [0],
    step: { seat: 0, move: go(EAST) },
  },
  ...Object.fromEntries(
    (['redraw', 'make-room', 'refund'] as const).map((kind): [string, BagSecret] => [
      `[BD-53] the item of somebody else’s question (${kind})`,
      {
        state: asked({ kind, who: 0, item: POTION }),
        change: swapPotion,
        hiddenFrom: [1, 2, 'spectator'],
        knownTo: [0],
      },
    ]),
  ),
  '[BD-103] what is offered before the partner has named a price': {
    state: asked({ kind: 'name-price', who: 1, to: 0, give: item('tornado') }),
    change: (state) => {
      swapTornado(state);
      for (const task of state.agenda) if ('give' in task) task.give = BOMB;
    },
    hiddenFrom: [0, 2, 'spectator'],
    knownTo: [1],
  },
  ...Object.fromEntries(
    [YES, NO].map((move): [string, BagSecret] => [
      `[BD-103] what others offer each other (the answer is ${move.kind})`,
      {
        state: asked({ kind: 'answer-trade', who: 1, from: 0, give: POTION, want: item('tornado') }),
        change: (state) => {
          swapPotion(state);
          const { spaces } = adventurerOf(state, 1);
          spaces[spaces.indexOf(item('tornado') + 1)] = item('magic-vine') + 1;
          for (const task of state.agenda) if ('want' in task) task.want = item('magic-vine');
        },
        hiddenFrom: [2, 'spectator'],
        knownTo: [0, 1],
        step: { seat: 1, move },
      },
    ]),
  ),
  '[BD-53] what is clawed away from somebody face down': {
    state: asked({ kind: 'claw', who: 2, target: 0 }),
    change: swapPotion,
    hiddenFrom: [1, 'spectator'],
    knownTo: [0, 2],
    step: { seat: 2, move: { kind: 'grab', ware: spaceOf(party(), 0, 'health-potion') } },
  },
};

describe('nobody can tell from the table, the moves and the events', () => {
  test.each(Object.entries(secrets))('%s', (_, secret) => expectHidden(game, secret));
});
