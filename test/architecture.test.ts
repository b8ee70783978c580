import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/games/catalogue.ts';
import { importsOf, type SourceFile, sourceFiles } from './sources.ts';

/** Which part may import which others, besides itself. `game/...` are the sub-folders of a game. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  'game/rules': ['engine'],
  'game/text': ['engine', 'game/rules'],
  'game/bots': ['engine', 'game/rules', 'bots'],
  'game/page': ['engine', 'game/rules', 'game/text', 'games', 'client', 'protocol'],
  'game/lessons': ['engine', 'game/rules', 'client', 'protocol'],
  'game/gallery': ['engine', 'game/rules', 'game/text', 'game/page', 'client'],
  /** The files in a game's folder that name its parts to the platform. */
  'game/kit': [
    'engine',
    'game/rules',
    'game/text',
    'game/bots',
    'game/page',
    'game/lessons',
    'game/gallery',
    'games',
    'client',
  ],
  /** Finds games by their id. */
  games: ['engine', 'game/kit', 'client', 'protocol'],
  bots: ['engine', 'games'],
  journal: ['engine'],
  protocol: ['engine'],
  table: ['engine', 'journal', 'protocol'],
  server: ['engine', 'games', 'bots', 'journal', 'protocol', 'table', 'replay'],
  local: ['engine', 'games', 'bots', 'journal', 'protocol', 'table'],
  replay: ['engine', 'games', 'protocol', 'table'],
  review: ['engine', 'games', 'bots', 'replay'],
  client: ['engine', 'games', 'protocol', 'replay', 'review'],
  cli: ['engine', 'games', 'bots', 'journal', 'protocol', 'table', 'replay', 'server'],
};

/**
 * The layers of `src/client`, from the bottom up: a folder uses only those before it. Beside it are `build`, the
 * plugins that pack the pages, and `features`, of which none uses another.
 */
const CLIENT_LAYERS = ['device', 'text', 'kit', 'connection', 'play', 'features', 'app', 'build'];

/**
 * The parts of the client a game may use, by sub-folder: its page the table kit, its lessons and gallery their frames.
 */
const GAME_MAY_USE_OF_CLIENT: Readonly<Record<string, readonly string[]>> = {
  'game/page': ['device', 'text', 'kit', 'connection'],
  'game/lessons': ['text', 'kit'],
  'game/gallery': ['kit'],
  'game/kit': ['text', 'kit'],
  games: ['text', 'kit'],
};

/** Parts of which only types may be used: types are erased. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  'game/page': ['games'],
  games: ['client', 'protocol'],
  protocol: ['engine'],
  table: ['protocol'],
  replay: ['protocol'],
  client: ['replay', 'review'],
};

/** Exceptions: the length of a name and of a code, which pages, server and tables count alike, and the languages. */
const USED_BY_ALL = ['src/protocol/name-length.ts', 'src/protocol/limits.ts', 'src/engine/text.ts'];

/** The parts of a game's rules that a page, a lesson or the gallery may use: content and views, never legality. */
const SEEN = [
  /\/rules\/(content|options|state|event|task|view|preview)\.ts$/,
  // For previews: the effect of a play on visible boards, distances, and the odds of dice.
  /\/rules\/(board\/[a-z-]+|board|paths|odds)\.ts$/,
  /\/packs\/[^/]+\.json$/,
];
const SEEING = ['game/page', 'game/lessons', 'game/gallery'];

/** Parts that also run in a browser, and must not read a clock or a random source of their own. */
const PURE = ['engine', 'game/rules', 'game/text', 'games', 'table', 'replay', 'review'];
/** Parts that need Node; all others also run in a browser, except the build plugins. */
const NODE = ['server', 'journal', 'cli'];

const BUILD_TIME = [
  'src/client/build/first-page-plugin.ts',
  'src/client/build/icon-sprites.ts',
  'src/client/build/painted-pictures.ts',
  'src/client/build/pwa-plugin.ts',
];

/** Words that are also the ids of two games: the server's `time` message, and the options `--days` and `--time`. */
const OTHER_MEANINGS =
  /(?:kind(?::| [!=]==)|case|literal\(|\|) ?'time'|"kind":"time"|'day', 'days'|given, '(?:days|time)'/g;

/** Benchmarks about one game, which may name it. */
const ABOUT_A_GAME = [
  // Moves per second with the rules of each game, and the cost of copying a state of Dash.
  'bench/engine.ts',
  // Its clients play Dungeon Time, which is in real time.
  'bench/realtime-crowd.ts',
];

const files = sourceFiles('src');
const shipped = files.filter(({ path }) => !/\.test\.tsx?$|\/(?:testing|fixtures)\//.test(path));

describe('the parts', () => {
  test('each part has a line in the import table', () => {
    expect([...new Set(files.map(partOf))].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test('a part imports only what the table allows', () => {
    const wrong = shipped.flatMap((file) =>
      importsOf(file).flatMap(({ target, typesOnly }) => {
        const isOurs = target?.startsWith('src/') === true;
        const [from, to] = [partOf(file), isOurs ? partOf({ path: target }) : undefined];
        if (to === undefined || to === from) return [];
        const isTypesOnly = TYPES_ONLY[from]?.includes(to) && !USED_BY_ALL.includes(target ?? '');
        const allowed = MAY_IMPORT[from]?.includes(to) && (typesOnly || !isTypesOnly);
        return allowed ? [] : [`${file.path} imports ${target}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a layer of the client imports only layers below it', () => {
    const folders = files.flatMap(({ path }) => clientFolderOf(path) ?? []);
    expect([...new Set(folders)].sort()).toEqual(CLIENT_LAYERS.toSorted());
    const wrong = shipped.flatMap((file) => {
      const from = clientFolderOf(file.path);
      const may =
        from === undefined
          ? GAME_MAY_USE_OF_CLIENT[partOf(file)]
          : CLIENT_LAYERS.slice(0, CLIENT_LAYERS.indexOf(from) + 1);
      return importsOf(file).flatMap(({ target = '' }) => {
        const to = clientFolderOf(target);
        return to === undefined || may?.includes(to) ? [] : [`${file.path} imports ${target}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  test('no feature knows another', () => {
    const wrong = shipped.flatMap((file) =>
      importsOf(file).flatMap(({ target = '' }) => {
        const [from, to] = [featureOf(file.path), featureOf(target)];
        return from !== undefined && to !== undefined && from !== to ? [`${file.path} imports ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('no game knows another', () => {
    const wrong = shipped.flatMap((file) =>
      importsOf(file).flatMap(({ target }) => {
        const [from, to] = [gameOf(file.path), target === undefined ? undefined : gameOf(target)];
        return from !== undefined && to !== undefined && from !== to ? [`${file.path} imports ${target}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a page uses content, options, state, view and text of its game, and never legality', () => {
    const wrong = shipped
      .filter((file) => SEEING.includes(partOf(file)))
      .flatMap((file) => importsOf(file).map(({ target = '' }) => ({ file, target })))
      .filter(({ target }) => partOf({ path: target }) === 'game/rules' && !SEEN.some((seen) => seen.test(target)))
      .map(({ file, target }) => `${file.path} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  test('a game is named only in its folder, in the catalogue, in documents, in tests and in its benchmarks', () => {
    const ids = GAME_IDS.join('|');
    const named = new RegExp(
      `['"\`](?:${ids})['"\`]|\\b(?:${ids})(?:Box|Text|Options|Course|Page)\\b|/games/(?:${ids})/`,
    );
    const isAllowed = (path: string) =>
      gameOf(path) !== undefined || path === 'src/games/catalogue.ts' || ABOUT_A_GAME.includes(path);
    const wrong = [...shipped, ...sourceFiles('scripts'), ...sourceFiles('bench')]
      .filter(({ path }) => !isAllowed(path))
      .flatMap(({ path, text }) =>
        withoutComments(text)
          .split('\n')
          .filter((line) => named.test(line.replace(OTHER_MEANINGS, '')))
          .map((line) => `${path}: ${line.trim()}`),
      );
    expect(wrong).toEqual([]);
  });

  test('there are no import cycles', () => {
    expect(firstCycle()).toBeUndefined();
  });
});

describe('the files', () => {
  test('no file has more than 400 lines', () => {
    const long = [...files, ...sourceFiles('test'), ...sourceFiles('bench'), ...sourceFiles('scripts')]
      .filter(({ text }) => text.split('\n').length > 401)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  test('relative imports name an existing file, with its extension', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier, target }) => specifier.startsWith('.') && target === undefined)
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('docs/flow.md names existing files', () => {
    const named = [...readFileSync('docs/flow.md', 'utf8').matchAll(/`([\w./-]+\.ts)`/g)].map(([, name]) => `/${name}`);
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !files.some(({ path }) => `/${path}`.endsWith(name)))).toEqual([]);
  });

  test('rules and referee use no clock or random source of their own, only those they are given', () => {
    const wrong = shipped
      .filter((file) => PURE.includes(partOf(file)) && file.path !== 'src/engine/timers.ts')
      .filter(({ text }) =>
        /\bMath\.random\b|\bDate\.now\b|\bnew Date\b(?!\([^)])|\bperformance\.now\b/.test(withoutComments(text)),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('parts that also run in a browser import nothing from Node', () => {
    const wrong = shipped
      .filter((file) => !NODE.includes(partOf(file)) && !BUILD_TIME.includes(file.path))
      .flatMap((file) => importsOf(file).map(({ specifier }) => ({ path: file.path, specifier })))
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ path, specifier }) => `${path} imports ${specifier}`);
    expect(wrong).toEqual([]);
  });
});

function partOf({ path }: Pick<SourceFile, 'path'>): string {
  const [, folder = '', , layer, ...rest] = path.split('/');
  if (folder !== 'games' || layer === undefined) return folder;
  if (layer === 'packs') return 'game/rules';
  if (layer === 'sounds') return 'game/page';
  return rest.length === 0 ? 'game/kit' : `game/${layer}`;
}

function clientFolderOf(path: string): string | undefined {
  return /^src\/client\/([^/]+)\//.exec(path)?.[1];
}

function featureOf(path: string): string | undefined {
  return /^src\/client\/features\/([^/]+)\//.exec(path)?.[1];
}

function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** A cycle of runtime imports; type imports may form cycles, because they are erased. */
function firstCycle(): string[] | undefined {
  const byPath = new Map(shipped.map((file) => [file.path, file]));
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    const file = byPath.get(path);
    if (finished.has(path) || file === undefined) return undefined;
    for (const { target, typesOnly } of importsOf(file)) {
      const cycle = target === undefined || typesOnly ? undefined : visit(target, [...trail, path]);
      if (cycle !== undefined) return cycle;
    }
    finished.add(path);
    return undefined;
  };
  for (const { path } of shipped) {
    const cycle = visit(path, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}
