/** DT-11 The Missions of every scenario: no game has more to accomplish. */
const MISSIONS = 12;

/** The Missions that bring one, two and three stars: the goal, halfway from there to all twelve, and all twelve. */
export function starSteps(goal: number): readonly [number, number, number] {
  return [goal, Math.ceil((goal + MISSIONS) / 2), MISSIONS];
}

/** The stars of a game that was won with so many Missions; winning is always worth one. */
export function starsFor(completed: number, goal: number): number {
  return Math.max(1, starSteps(goal).filter((step) => completed >= step).length);
}
