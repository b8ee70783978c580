import { beforeAll, describe, expect, test } from 'vitest';
import type { Seat } from '../../../../engine/game.ts';
import { elementAt } from '../../../../engine/list.ts';
import type { Options } from '../../../../engine/options.ts';
import { fastRng } from '../../../../engine/rng.ts';
import { LOCALES, type Locale } from '../../../../engine/text.ts';
import { bagBox } from '../../box.ts';
import { openBag } from '../../rules/game.ts';
import { bagOptions } from '../../rules/options.ts';
import type { BagMove } from '../../rules/state.ts';
import { pickMe } from '../pick-me.ts';
import { itemAt, myself, type Scene, taskNow } from '../scene.ts';
import { promptFor } from '../situation.ts';
import { bagText } from '../text/text.ts';
import { wordsFor } from '../words.ts';
import type { Action } from './action.ts';
import { actionsOf } from './actions.ts';
import { layingsOf } from './laying.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dino'];
const PACK = bagBox.standardPack;
const usual: Options = Object.fromEntries(Object.entries(bagOptions).map(([name, { byDefault }]) => [name, byDefault]));

beforeAll(async () => {
  for (const locale of LOCALES) await bagText.fetch(locale);
});

/** Plays random games and shows each state to the player who must act. */
function playRandomly(
  number: number,
  { seats, locale, ...options }: Options & { seats: number; locale: Locale },
  look: (scene: Scene) => void,
): void {
  const game = openBag(PACK);
  const rng = fastRng(number, seats);
  const words = wordsFor(PACK, locale);
  const state = game.setup(seats, { ...usual, ...options }, { rng, now: 0 });
  const players = NAMES.slice(0, seats).map((name) => ({ name, kind: 'person' as const, here: true }));
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.legalMoves(state, seat, []);
    const view = game.view(state, seat);
    look({ view, moves, you: seat as Seat, players, words, me: pickMe(view, seat) });
    game.play(state, seat, elementAt(moves, rng.int(moves.length)), { rng, now: 0 });
  }
}

/** Whether the page has a control for this action. */
function hasControl(scene: Scene, action: Action): boolean {
  const { spot } = action;
  switch (spot.kind) {
    case 'panel':
    case 'items':
      return true;
    case 'item':
      return itemAt(myself(scene), spot.space) !== undefined;
    case 'ring':
      return scene.view.ring.kind === 'held' && scene.view.ring.by === scene.me;
    case 'laying':
      return layingsOf([action]).length === 1;
  }
}

/** Moves whose buttons appear side by side: their labels must differ. */
const TOLD_APART: readonly BagMove['kind'][] = [
  'choose',
  'go',
  'take',
  'look',
  'shoot',
  'shoot-adventurer',
  'cast',
  'cast-at',
  'whirl',
  'cure',
  'attack',
  'escape',
  'flee',
  'tag',
  'offer',
  'ask',
  'pick-place',
  'charge-to',
  'hand-over',
  'name-partner',
];

const TABLES: readonly (Options & { seats: number; locale: Locale; games: number })[] = [
  { seats: 3, locale: 'en', games: 6, fred: true, monsterRush: true },
  { seats: 4, locale: 'it', games: 6, mode: 'competitive', fred: true, monsterRush: true },
  { seats: 1, locale: 'en', games: 6, adventurers: '3', scroll: 'random', monsterRush: true },
  { seats: 2, locale: 'it', games: 6, scroll: '1', mode: 'competitive' },
];

test('[BD-90] after a fight with nothing to pick up or rearrange, the page says so and offers to go on', () => {
  const said = new Set<string>();
  for (let number = 1; number <= 4; number++) {
    playRandomly(number, { seats: 2, locale: 'en' }, (scene) => {
      if (taskNow(scene.view)?.kind !== 'loot') return;
      const kinds = new Set(scene.moves.map(({ kind }) => kind));
      const isNothing = ['take', 'take-ring', 'drop', 'drop-ring', 'wear', 'stow', 'offer'].every(
        (kind) => !kinds.has(kind as BagMove['kind']),
      );
      const end = actionsOf(scene).find(({ move }) => move.kind === 'end')?.label;
      said.add(`${isNothing}: ${promptFor(scene)} ${end}`);
    });
  }

  expect([...said].sort()).toEqual([
    'false: The fight is over. Pick up and sort what you like, then press Done. Done',
    'true: The fight is over. There’s nothing to pick up here. Go on',
  ]);
});

describe('the controls of the Bag of Dungeon page', () => {
  test.each(TABLES)('every legal move has a control with a label ($seats seats, $locale)', ({ games, ...table }) => {
    const kinds = new Set<string>();
    for (let number = 1; number <= games; number++) {
      playRandomly(number, table, (scene) => {
        const actions = actionsOf(scene);
        expect(actions).toHaveLength(scene.moves.length);
        expect(promptFor(scene)).not.toMatch(/undefined|^$/);
        const labels = new Set<string>();
        for (const action of actions) {
          kinds.add(action.move.kind);
          if (!hasControl(scene, action)) throw new Error(`no control for ${JSON.stringify(action.move)}`);
          if (action.label === '' || /undefined/.test(`${action.label}${action.price ?? ''}`))
            throw new Error(`no words for ${JSON.stringify(action.move)}`);
          const said = `${JSON.stringify(action.spot)} ${action.label}`;
          if (TOLD_APART.includes(action.move.kind) && labels.has(said)) throw new Error(`twice: ${said}`);
          labels.add(said);
        }
      });
    }
    expect(kinds.size).toBeGreaterThan(20);
  });
});
