import type { LevelTableSpec } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import { timeBox } from '../../box.ts';
import { backOf, type CardNumber } from '../../rules/content.ts';
import { lookUp } from '../../rules/lookup.ts';
import { playerAt, type TimeMove, type TimeState } from '../../rules/state.ts';

const lookup = lookUp(timeBox.standardPack);
const CALM = { scenario: 'training-grounds', clock: 'off' } as const;

/** The Items a Mission needs, as cards. */
function needs(mission: CardNumber): CardNumber[] {
  return lookup.needs(mission).slice();
}

function missionsIn(state: TimeState): CardNumber[] {
  return playerAt(state, 0).hand.filter((card) => backOf(card) === 'mission');
}

function holds(state: TimeState, cards: readonly CardNumber[]): boolean {
  return cards.every((card) => playerAt(state, 0).hand.includes(card));
}

/** The Missions of the level about the Resolution: one that will succeed, and one that lacks something. */
function twoMissions(state: TimeState): { succeeds: CardNumber; fails: CardNumber } | undefined {
  const missions = missionsIn(state);
  for (const [succeeds, fails] of [missions, missions.toReversed()]) {
    if (succeeds === undefined || fails === undefined || lookup.reward(succeeds).kind !== 'optional') continue;
    if (new Set([...needs(succeeds), ...needs(fails)]).size !== 4 || needs(fails).length !== 2) continue;
    if (needs(succeeds).length === 2 && holds(state, needs(succeeds)) && holds(state, needs(fails).slice(0, 1))) {
      return { succeeds, fails };
    }
  }
  return undefined;
}

const READY: TimeMove = { kind: 'ready' };
const anyOf = (moves: readonly TimeMove[], kind: TimeMove['kind']) => moves.find((move) => move.kind === kind);

/** The table specs of Dungeon Time's levels. */
export const tableSpecs = {
  story: {
    seats: 3,
    options: CALM,
    until: 'nobody',
    steps: 0,
    isRight({ state }) {
      const [mission, ...others] = missionsIn(state);
      if (mission === undefined || others.length > 0) return false;
      return needs(mission).length === 2 && holds(state, needs(mission));
    },
    solve({ state, moves }) {
      if (state.phase === 'ready') return anyOf(moves, 'ready');
      const [mission] = missionsIn(state);
      const item = mission === undefined ? undefined : needs(mission).find((card) => holds(state, [card]));
      const card = state.story.length < 2 ? (item ?? mission) : mission;
      return card === undefined ? undefined : { kind: 'play', cards: [card] };
    },
  },
  calls: {
    seats: 3,
    options: CALM,
    until: ({ state }) => (state.phase === 'ready' ? READY : undefined),
    steps: 4,
    isRight({ state }) {
      const [mission, ...others] = missionsIn(state);
      if (state.phase !== 'adventure' || mission === undefined || others.length > 0) return false;
      const missing = needs(mission).filter((card) => !holds(state, [card]));
      return missing.length === 1 && state.players.some(({ hand }) => missing.every((card) => hand.includes(card)));
    },
    solve: () => undefined,
  },
  resolution: {
    seats: 1,
    options: CALM,
    until({ state }) {
      if (state.phase === 'ready') return READY;
      const missions = twoMissions(state);
      if (state.story.length > 0) return { kind: 'done' };
      if (missions === undefined) return undefined;
      const { succeeds, fails } = missions;
      return { kind: 'play', cards: [...needs(succeeds), ...needs(fails).slice(0, 1), succeeds, fails] };
    },
    steps: 5,
    isRight: ({ state }) => state.phase === 'resolution',
    solve: ({ moves }) =>
      anyOf(moves, 'take') ?? anyOf(moves, 'drop') ?? anyOf(moves, 'reveal') ?? anyOf(moves, 'finish'),
  },
} satisfies Record<string, LevelTableSpec<TimeState, TimeMove>>;
