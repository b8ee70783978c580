import type { Wish } from '../../src/client/learn/testing/wish.ts';
import { GAME_IDS, type GameId } from '../../src/games/catalogue.ts';

/** How the table of each level of a game should lie: `lessons/testing/wishes.ts` in its folder. */
async function wishesOf(game: GameId): Promise<Readonly<Record<string, Wish>>> {
  const { wishes }: { wishes: Readonly<Record<string, Wish>> } = await import(
    `../../src/games/${game}/lessons/testing/wishes.ts`
  );
  return wishes;
}

const all = await Promise.all(GAME_IDS.map(async (game) => [game, await wishesOf(game)] as const));

/** How the table of each level should lie, by game. */
export const WISHES: Readonly<Record<string, Readonly<Record<string, Wish>>>> = Object.fromEntries(all);
