import type { Bilingual } from '../../../../engine/text.ts';
import type { KeptResult } from '../../../kit.ts';
import { GAME_MISSIONS, type Scenario, type TimePack } from '../../rules/content.ts';
import { ADVENTURE_CHOICES } from '../../rules/options.ts';
import type { Journey } from '../../rules/state.ts';
import { iconOf } from './pictures.ts';

/** A place of the map: one of the fourteen scenarios and Adventures. */
export interface Place {
  /** Its value in the option `scenario`. */
  id: string;
  kind: 'level' | 'bonus' | 'one-shot' | 'adventure';
  name: Bilingual;
  flavour: Bilingual;
  icon: string;
  /** Missions to accomplish. */
  goal: number;
  /** `here`: its table is open now; `next`: the campaign can go there. */
  state: 'here' | 'next' | 'won' | 'lost' | 'locked' | 'open';
  stars: number;
  /** The most Missions of a won game. */
  best?: number;
  tries: number;
  /** DT-61 Won with 7 slots as well. */
  isExtended: boolean;
  /** The level that must be won first. */
  opensAfter?: Bilingual;
}

/** A game at a place, as stored by the campaign or this device. */
interface PlayedGame {
  won: boolean;
  completed: number;
  extended?: boolean;
}

/**
 * DT-40 to DT-43, DT-50 All places: those of the campaign from its journey, the others from the games on this device.
 */
export function placesOf(
  journey: Journey,
  pack: TimePack,
  { here, kept }: { here: string | undefined; kept: readonly KeptResult[] },
): Place[] {
  const scenarios = pack.scenarios.map((scenario): Place => {
    const isOnPath = scenario.afterWin !== undefined;
    const games = isOnPath ? journey.played.filter((game) => game.scenario === scenario.id) : keptOf(scenario.id, kept);
    const { id, name, flavour, goal } = scenario;
    const place = { id, name, flavour, goal, icon: iconOf(id), kind: kindOf(scenario), ...outcomeOf(games, goal) };
    if (!isOnPath) return { ...place, state: place.stars > 0 ? 'won' : 'open' };
    const before = pack.scenarios.find((other) => kindOf(other) === 'level' && other.afterWin?.includes(id));
    return {
      ...place,
      state: id === here ? 'here' : journey.next.includes(id) ? 'next' : stateOf(place),
      ...(before !== undefined && { opensAfter: before.name }),
    };
  });
  const adventures = pack.adventures.flatMap(({ name, icon, flavour, scroll }, number): Place[] => {
    const id = ADVENTURE_CHOICES[number];
    if (id === undefined) return [];
    const outcome = outcomeOf(keptOf(id, kept), scroll.goal);
    const state = outcome.stars > 0 ? 'won' : 'open';
    return [{ id, kind: 'adventure', name, flavour, icon, goal: scroll.goal, ...outcome, state }];
  });
  return [...scenarios, ...adventures];
}

function outcomeOf(games: readonly PlayedGame[], goal: number): Pick<Place, 'stars' | 'best' | 'tries' | 'isExtended'> {
  const won = games.filter((game) => game.won);
  const tally = { tries: games.length, isExtended: won.some(({ extended }) => extended === true) };
  if (won.length === 0) return { ...tally, stars: 0 };
  const best = Math.max(...won.map(({ completed }) => completed));
  return { ...tally, best, stars: starsFor(best, goal) };
}

/** Whether all its games were lost, also if it can be tried again. */
export function isLostSoFar({ stars, tries }: Pick<Place, 'stars' | 'tries'>): boolean {
  return stars === 0 && tries > 0;
}

function stateOf({ stars, tries }: { stars: number; tries: number }): Place['state'] {
  if (stars > 0) return 'won';
  return isLostSoFar({ stars, tries }) ? 'lost' : 'locked';
}

function keptOf(id: string, kept: readonly KeptResult[]): PlayedGame[] {
  return kept
    .filter(({ options }) => options.scenario === id)
    .map(({ options, isWon, score }) => ({ won: isWon, completed: score ?? 0, extended: options.extended === true }));
}

/** DT-41 Bonus levels are between the levels. */
function kindOf({ id, afterWin }: Scenario): Place['kind'] {
  if (afterWin === undefined) return 'one-shot';
  return id.startsWith('level-') ? 'level' : 'bonus';
}

/** The Missions for one, two and three stars: the goal, halfway from there to all twelve, and all twelve. */
export function starSteps(goal: number): readonly [number, number, number] {
  return [goal, Math.ceil((goal + GAME_MISSIONS) / 2), GAME_MISSIONS];
}

/** The stars of a won game with this many Missions; at least one. */
export function starsFor(completed: number, goal: number): number {
  return Math.max(1, starSteps(goal).filter((step) => completed >= step).length);
}
