import { GAME_IDS, isGameId } from '../../games/catalogue.ts';

/** Modules bundled into one file, with everything they import. */
interface FileGroup {
  name: string;
  test: RegExp;
  /** A module of several groups goes to the one with the highest priority. */
  priority: number;
  /** Only modules that this many pages need. */
  minShareCount?: number;
}

const of = (files: string) => new RegExp(`/src/client/(${files})\\.tsx?$`);

/** Shared by several pages, and needed at a table only at its end. */
const ENDING =
  'kit/end/(?:end-screen|score-row|story-lines|place-line|place-text)|play/(?:after/(?:after-game|to-records|who-played|use-rematch|text)|share/[^/]+)';
/** Small modules shared by several pages, which no table needs from the start. */
const SMALL =
  'kit/parts/(?:share-link|tick|use-again)|play/after/fingerprint|connection/(?:groups-api|seen-by)|device/kept/(?:kept-groups|tables-with-people)|kit/games/use-daily-facts|features/(?:daily|records/groups)/text/text';
/** Shared by several pages, and needed at a table only on demand. */
const LATER =
  'kit/parts/qr-code|kit/crests/crest-picker|kit/table/(?:help|now-list|has-keyboard)|kit/signs/sign-legend|play/joining/(?:name-form|take-seat)';
/** Needed by tables of turn-based games from the start, and by real-time ones later. */
const TURNS =
  'kit/cards/hand|kit/motion/(?:flip|motion)|kit/players/[^/]+|kit/stage/skip-button|kit/stage/text/[^/]+|kit/table/(?:status|use-sending)';

/**
 * Every file costs a kilobyte of headers and a request: modules always needed together are bundled together. Lazily
 * loaded ones (`lazy`, `import()`) stay separate anyway.
 */
export const FILE_GROUPS: readonly FileGroup[] = [
  { name: 'start', test: /\/src\/client\/app\/main\.ts$|rolldown\/runtime/, priority: 9 },
  { name: 'app', test: of('app/app'), priority: 8 },
  // Needed by tables of several games from the start.
  {
    name: 'parts',
    test: new RegExp(
      `/src/client/(?!${LATER}|${SMALL}|${ENDING}|${TURNS})(?:(?:device|kit|kit/(?:parts|table|table/log|crests|players|cards|motion|signs|sound|end)|features/settings|play/after)/[^/]+|device/kept/kept-seed-hashes|kit/games/use-game-theme|connection/read-code|app/(?:error-boundary|top-bar)|connection/who|features/table/unreachable|play/(?:table-moments|use-pointing|use-kept-focus|use-latest-choice))\\.tsx?$`,
    ),
    minShareCount: 2,
    priority: 7,
  },
  { name: 'table', test: of('features/table/table-page'), priority: 6 },
  ...['en', 'it'].map((locale) => ({
    name: `table.${locale}`,
    test: of(`(text/tables|kit/table/text|play/manners/text)/${locale}`),
    priority: 6,
  })),
  { name: 'turns', test: of(TURNS), minShareCount: 2, priority: 5 },
  { name: 'small', test: of(SMALL), minShareCount: 2, priority: 3 },
  // For typing a name or a line: Dungeon Time's tables, and others on demand.
  { name: 'names', test: /\/src\/protocol\/name(-length)?\.ts$/, priority: 3 },
  { name: 'ending', test: of(ENDING), minShareCount: 2, priority: 2 },
  ...GAME_IDS.map((game) => ({ name: game, test: new RegExp(`/src/games/${game}/page/index\\.tsx$`), priority: 1 })),
];

/**
 * A worker's first file contains only the entry module; modules shared by games are in files beside it, each game in
 * its own. A game's file that imports the worker's first file makes WebKit run it a second time, and the worker loses
 * its state.
 */
export const WORKER_FILE_GROUPS: readonly FileGroup[] = [
  { name: 'worker-parts', test: /^(?!.*\/src\/(?:games|bots)\/)(?!.*\/(?:think-)?worker\.ts$)/, priority: 1 },
];

/** Imports from a shared file into a game's file: modules used by both need a separate group. */
export function wrongImports(file: {
  name: string;
  imports: readonly string[];
  moduleIds: readonly string[];
}): string[] {
  const isPartOf = (game: string) => file.moduleIds.some((id) => id.includes(`/src/games/${game}/`));
  const others = GAME_IDS.filter((game) => (isGameId(file.name) ? game !== file.name : !isPartOf(game)));
  const files = others.map((game) => new RegExp(`/${game}-[\\w-]{8}\\.js$`));
  return file.imports.filter((other) => files.some((of) => of.test(other)));
}
