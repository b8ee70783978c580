import type { LevelTableSpec } from '../../../../client/kit/lessons/testing/level-table-spec.ts';
import standard from '../../packs/standard.json' with { type: 'json' };
import { backOf, type CardNumber, missionPlace } from '../../rules/content.ts';
import type { TimeMove, TimeState } from '../../rules/state.ts';

const CALM = { scenario: 'training-grounds', clock: 'off' } as const;

function isMission(card: CardNumber): boolean {
  return backOf(card) === 'mission';
}

/** The Items a Mission needs, as cards. */
function needs(mission: CardNumber): CardNumber[] {
  const ids = standard.items.map(({ id }) => id);
  return standard.missions[missionPlace(mission)].needs.map((id) => ids.indexOf(id));
}

function missionsIn(state: TimeState): CardNumber[] {
  return state.players[0].hand.filter(isMission);
}

function holds(state: TimeState, cards: readonly CardNumber[]): boolean {
  return cards.every((card) => state.players[0].hand.includes(card));
}

function reward(mission: CardNumber): string {
  return standard.missions[missionPlace(mission)].reward.kind;
}

/** The Missions of the level about the Resolution: one that will succeed, and one that lacks something. */
function twoMissions(state: TimeState): { succeeds: CardNumber; fails: CardNumber } | undefined {
  const missions = missionsIn(state);
  for (const [succeeds, fails] of [missions, missions.toReversed()]) {
    if (succeeds === undefined || fails === undefined || reward(succeeds) !== 'optional') continue;
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
      const missions = missionsIn(state);
      return missions.length === 1 && needs(missions[0]).length === 2 && holds(state, needs(missions[0]));
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
      const missions = missionsIn(state);
      if (state.phase !== 'adventure' || missions.length !== 1) return false;
      const missing = needs(missions[0]).filter((card) => !holds(state, [card]));
      return missing.length === 1 && state.players.some(({ hand }) => hand.includes(missing[0]));
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
      return { kind: 'play', cards: [...needs(succeeds), needs(fails)[0], succeeds, fails] };
    },
    steps: 5,
    isRight: ({ state }) => state.phase === 'resolution',
    solve: ({ moves }) =>
      anyOf(moves, 'take') ?? anyOf(moves, 'drop') ?? anyOf(moves, 'reveal') ?? anyOf(moves, 'finish'),
  },
} satisfies Record<string, LevelTableSpec<TimeState, TimeMove>>;
