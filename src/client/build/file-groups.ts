import { LOCALES } from '../../engine/text.ts';
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

/** The code right in these folders, without that in folders inside them. */
const codeIn = (...folders: string[]) => new RegExp(`/src/client/(?:${folders.join('|')})/[^/]+\\.tsx?$`);

/** Folders of `kit` that tables of several games need from the start. */
const PARTS = ['', '/parts', '/table', '/table/log', '/story', '/cards', '/crests', '/signs', '/sound'];

/**
 * Every file costs a kilobyte of headers and a request: modules always needed together are bundled together. Lazily
 * loaded ones (`lazy`, `import()`) stay separate anyway, and so does what no group names (`kit/help`, `play/joining`).
 */
export const FILE_GROUPS: readonly FileGroup[] = [
  { name: 'start', test: /\/src\/client\/app\/main\.ts$|rolldown\/runtime/, priority: 9 },
  { name: 'app', test: /\/src\/client\/app\/app\.tsx$/, priority: 8 },
  { name: 'parts', test: codeIn('device', ...PARTS.map((folder) => `kit${folder}`)), minShareCount: 2, priority: 7 },
  { name: 'table', test: /\/src\/client\/features\/table\/table-page\.tsx$/, priority: 6 },
  ...LOCALES.map((locale) => ({
    name: `table.${locale}`,
    test: new RegExp(`/src/client/(?:text/tables|kit/table/text|play/social/text)/${locale}\\.ts$`),
    priority: 6,
  })),
  // Needed by tables of turn-based games from the start, and by real-time ones later.
  {
    name: 'turns',
    test: codeIn('kit/turns', 'kit/motion', 'kit/players'),
    minShareCount: 2,
    priority: 5,
  },
  // Shared by several pages, and not needed by a table from the start.
  {
    name: 'pages',
    test: codeIn('kit/pages', 'kit/games', 'device/kept', 'connection', 'features/.*/text'),
    minShareCount: 2,
    priority: 3,
  },
  // For typing a name or a line: Dungeon Time's tables, and others on demand.
  { name: 'names', test: /\/src\/protocol\/name(-length)?\.ts$/, priority: 3 },
  // Shared by several pages, and needed at a table only at its end.
  { name: 'ending', test: codeIn('kit/end', 'play/after', 'play/share'), minShareCount: 2, priority: 2 },
  ...GAME_IDS.map((game) => ({
    name: game,
    test: new RegExp(`/src/games/${game}/page/(?:${game}-)?page\\.tsx$`),
    priority: 1,
  })),
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

/** The path of a file in the build: sounds and pictures include their game, so that a page can measure each. */
export function assetName({ originalFileNames }: { originalFileNames: readonly string[] }): string {
  const [, game, kind] = /src\/games\/([\w-]+)\/(pictures|sounds)\//.exec(originalFileNames[0] ?? '') ?? [];
  return game === undefined ? 'assets/[name]-[hash][extname]' : `assets/${kind}-${game}-[name]-[hash][extname]`;
}
