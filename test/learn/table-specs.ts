import type { LevelTableSpec } from '../../src/client/kit/lessons/testing/level-table-spec.ts';
import { GAME_IDS, type GameId } from '../../src/games/catalogue.ts';

/** The table specs of a game's levels: `lessons/testing/table-specs.ts` in its folder. */
async function tableSpecsOf(game: GameId): Promise<Readonly<Record<string, LevelTableSpec>>> {
  const { tableSpecs }: { tableSpecs: Readonly<Record<string, LevelTableSpec>> } = await import(
    `../../src/games/${game}/lessons/testing/table-specs.ts`
  );
  return tableSpecs;
}

const all = await Promise.all(GAME_IDS.map(async (game) => [game, await tableSpecsOf(game)] as const));

/** All table specs, by game. */
export const TABLE_SPECS = Object.fromEntries(all) as Readonly<
  Record<GameId, Readonly<Record<string, LevelTableSpec>>>
>;
