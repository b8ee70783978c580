import type { Options } from '../../../engine/options.ts';
import type { KeptGame } from '../kept/kept-games.ts';

/** The games won in one campaign, by the options that say which they were, in the order they were won. */
export interface Medals {
  /** Its code, or that it has one which is not known here. */
  campaign: string | true;
  game: string;
  won: Options[];
}

/** The games of campaigns among some that were won. */
export function medalsOf(won: readonly Pick<KeptGame, 'campaign' | 'game' | 'options'>[]): Medals[] {
  const all = new Map<string | true, Medals>();
  for (const { campaign, game, options } of won) {
    if (campaign === undefined) continue;
    const medals = all.get(campaign) ?? { campaign, game, won: [] };
    medals.won.push(options);
    all.set(campaign, medals);
  }
  return [...all.values()];
}
