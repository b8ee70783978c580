import type { KeptGame } from './kept-games.ts';

/** The medals won in one campaign: a scenario each, in the order they were first won. */
export interface Medals {
  /** Its code, or that it has one which is not known here. */
  campaign: string | true;
  scenarios: { scenario: string; isExtended: boolean }[];
}

/** The medals among some games that were won; winning a scenario again brings no second one. */
export function medalsOf(won: readonly Pick<KeptGame, 'campaign' | 'options'>[]): Medals[] {
  const all = new Map<string | true, Medals>();
  for (const { campaign, options } of won) {
    if (campaign === undefined || typeof options.scenario !== 'string') continue;
    const medals = all.get(campaign) ?? { campaign, scenarios: [] };
    const medal = { scenario: options.scenario, isExtended: options.extended === true };
    const isKnown = medals.scenarios.some(
      (one) => one.scenario === medal.scenario && one.isExtended === medal.isExtended,
    );
    if (!isKnown) medals.scenarios.push(medal);
    all.set(campaign, medals);
  }
  return [...all.values()];
}
