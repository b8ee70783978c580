import type { Options } from '../../../../engine/options.ts';
import type { KeptGame } from '../../../device/kept/kept-games.ts';

/** The games won in one campaign, identified by their options, in order. */
export interface Medals {
  /** Its code, or `true` if it is not known on this device. */
  campaign: string | true;
  game: string;
  won: Options[];
}

/** The medals for these won games. */
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
