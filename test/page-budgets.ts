import { GAME_IDS } from '../src/games/catalogue.ts';

/** Bytes of gzip that the home page's scripts may take with our four games. */
const WITH_OUR_GAMES = 90_000;
const OUR_GAMES = 4;
/** What a further game may add by its kit, of which the home page shows the door. */
const DOOR = 600;

/** The budget of the home page's scripts: see docs/adr/0024-what-a-page-fetches.md. */
export const FIRST_PAGE = WITH_OUR_GAMES + DOOR * Math.max(0, GAME_IDS.length - OUR_GAMES);
