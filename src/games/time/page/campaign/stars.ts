import { GAME_MISSIONS } from '../../rules/content.ts';

/** The Missions for one, two and three stars: the goal, halfway from there to all twelve, and all twelve. */
export function starSteps(goal: number): readonly [number, number, number] {
  return [goal, Math.ceil((goal + GAME_MISSIONS) / 2), GAME_MISSIONS];
}

/** The stars of a won game with this many Missions; at least one. */
export function starsFor(completed: number, goal: number): number {
  return Math.max(1, starSteps(goal).filter((step) => completed >= step).length);
}
