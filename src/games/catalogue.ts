import { facts as bag } from './bag/kit.ts';
import { facts as dash } from './dash/kit.ts';
import { facts as days } from './days/kit.ts';
import type { GameFacts } from './kit.ts';
import { facts as time } from './time/kit.ts';

/** The games of the house, in the order of their doors: the one shared file that names them. */
export const FACTS = { dash, days, time, bag } satisfies Record<string, GameFacts>;

/** The id of a game: the name of its folder, and what stands in addresses and journals. */
export type GameId = keyof typeof FACTS;

export const GAME_IDS = Object.keys(FACTS) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(FACTS, id);
}

/** The id of the bot that a game's kit names first: it is offered first, and plays for people who are gone. */
export function usualBot(id: string): string | undefined {
  return isGameId(id) ? FACTS[id].bots[0].id : undefined;
}

/** What is known of a game before any of it is loaded. */
export function factsOf(id: GameId): GameFacts {
  return FACTS[id];
}
