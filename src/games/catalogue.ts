import { facts as bag } from './bag/kit.ts';
import { facts as dash } from './dash/kit.ts';
import { facts as days } from './days/kit.ts';
import type { GameFacts } from './kit.ts';
import { facts as time } from './time/kit.ts';

/** All games, in the order of the home page: the one shared file that names them. */
export const FACTS = { dash, days, time, bag } satisfies Record<string, GameFacts>;

/** The id of a game: the name of its folder, also used in URLs and journals. */
export type GameId = keyof typeof FACTS;

export const GAME_IDS = Object.keys(FACTS) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(FACTS, id);
}

/** The first bot of a game's kit: offered first, and the stand-in for absent players. */
export function usualBot(id: string): string | undefined {
  return isGameId(id) ? FACTS[id].bots[0].id : undefined;
}

/** The facts about a game needed before its code is loaded. */
export function factsOf(id: GameId): GameFacts {
  return FACTS[id];
}
