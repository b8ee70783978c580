import type { DailyGame } from '../engine/daily.ts';
import { factsOf, GAME_IDS } from '../games/catalogue.ts';
import { loadDaily } from '../games/load.ts';

/** The games of the dungeon of the day, in the order of the catalogue. */
export async function dailyGames(): Promise<DailyGame[]> {
  const able = GAME_IDS.filter((id) => factsOf(id).hasDaily === true);
  return Promise.all(
    able.map(async (id) => ({
      game: id,
      setups: (await loadDaily(id)).setups.filter(({ isRetired }) => isRetired !== true),
      isTogether: (options) => factsOf(id).isTogether(options),
    })),
  );
}
