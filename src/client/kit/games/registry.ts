import { valueAt } from '../../../engine/list.ts';
import { factsOf, GAME_IDS, type GameId } from '../../../games/catalogue.ts';
import type { GameFacts, PageParts } from '../../../games/kit.ts';

/** A game as the pages know it: its facts, and its parts loaded on demand. */
export interface GameEntry extends GameFacts, PageParts {
  id: GameId;
}

/** Each game's `pages.ts`, by the name of its folder. */
const PAGES = import.meta.glob<{ pages: PageParts }>('../../../games/*/pages.ts', { eager: true });

/** All games, in the order of the home page. */
export const GAMES: readonly GameEntry[] = GAME_IDS.map((id) => ({
  id,
  ...factsOf(id),
  ...valueAt(PAGES, `../../../games/${id}/pages.ts`).pages,
}));

export function gameEntry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The name of a game; the id of an unknown one. */
export function gameName(id: string): string {
  return gameEntry(id)?.door.name ?? id;
}
