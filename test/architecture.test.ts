import { describe, expect, test } from 'vitest';
import { importsOf, type SourceFile, sourceFiles } from './sources.ts';

/** Who may import whom: each part with the parts it may use, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  /** Where a game names its parts, and where they are found by its id. */
  kits: ['engine', 'games', 'bots', 'client', 'protocol'],
  bots: ['engine', 'games', 'kits'],
  journal: ['engine'],
  protocol: ['engine'],
  table: ['engine', 'games', 'journal', 'protocol'],
  server: ['engine', 'games', 'kits', 'bots', 'journal', 'protocol', 'table', 'replay'],
  local: ['engine', 'games', 'kits', 'bots', 'journal', 'protocol', 'table'],
  replay: ['engine', 'games', 'kits', 'protocol', 'table'],
  client: ['engine', 'games', 'kits', 'protocol', 'replay'],
  cli: ['engine', 'games', 'kits', 'bots', 'journal', 'protocol', 'table', 'replay', 'server'],
};

/** Parts of which only the types may be used: they vanish before anything runs. */
const TYPES_ONLY: Readonly<Record<string, readonly string[]>> = {
  protocol: ['engine'],
  table: ['protocol'],
  replay: ['protocol'],
  client: ['replay'],
};

/** What a page may use of a game, and of the engine: what things look like, never what is allowed. */
const CLIENT_MAY_SEE = [
  /^src\/games\/[^/]+\/(content|options|state|view|preview|text(\.en|\.it)?|text-[a-z-]+)\.ts$/,
  // What a play would do to the boards in sight, how far it is and what the dice promise, for showing it beforehand.
  /^src\/games\/[^/]+\/(board\/[a-z-]+|board|paths|odds)\.ts$/,
  /^src\/games\/[^/]+\/packs\/[^/]+\.json$/,
];

/** Parts that run in a browser as well, and have no clock and no chance of their own. */
const PURE = ['engine', 'games', 'table', 'replay'];
/** Parts that must not need Node, but for the plugins that draw the icons and write the service worker while the pages are built. */
const NO_NODE = ['engine', 'games', 'table', 'replay', 'protocol', 'bots', 'local', 'client'];

const BUILD_TIME = [
  'src/client/first-page-plugin.ts',
  'src/client/icon-sprites.ts',
  'src/client/offline/icon-png.ts',
  'src/client/offline/pwa-plugin.ts',
];

const files = sourceFiles('src');
const shipped = files.filter(({ path }) => !/\.test\.tsx?$/.test(path));

describe('the parts', () => {
  test('each part has its line in the table of who may import whom', () => {
    expect([...new Set(files.map(partOf))].sort()).toEqual(Object.keys(MAY_IMPORT).sort());
  });

  test('a part imports only those it may', () => {
    const wrong = shipped.flatMap((file) =>
      importsOf(file).flatMap(({ target, typesOnly }) => {
        const isOurs = target?.startsWith('src/') === true;
        const [from, to] = [partOf(file), isOurs ? partOf({ path: target }) : undefined];
        if (to === undefined || to === from) return [];
        const allowed = MAY_IMPORT[from]?.includes(to) && (typesOnly || !TYPES_ONLY[from]?.includes(to));
        return allowed ? [] : [`${file.path} imports ${target}`];
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

  test('a page sees of a game its content, options, state, view and text, and never its rules', () => {
    const wrong = shipped
      .filter((file) => partOf(file) === 'client')
      .flatMap((file) => importsOf(file).map(({ target = '' }) => ({ file, target })))
      .filter(({ target }) => partOf({ path: target }) === 'games' && !CLIENT_MAY_SEE.some((seen) => seen.test(target)))
      .map(({ file, target }) => `${file.path} imports ${target}`);
    expect(wrong).toEqual([]);
  });

  test('nothing imports itself, not even by way of others', () => {
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

  test('imports of our own name a file that exists, with its ending', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter(({ specifier, target }) => specifier.startsWith('.') && target === undefined)
        .map(({ specifier }) => `${file.path} imports ${specifier}`),
    );
    expect(wrong).toEqual([]);
  });

  test('rules and referee read no clock and draw no chance of their own', () => {
    const wrong = shipped
      .filter((file) => PURE.includes(partOf(file)))
      .filter(({ text }) =>
        /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b/.test(withoutComments(text)),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  test('what also runs in a browser imports nothing of Node', () => {
    const wrong = shipped
      .filter((file) => NO_NODE.includes(partOf(file)) && !BUILD_TIME.includes(file.path))
      .flatMap((file) => importsOf(file).map(({ specifier }) => ({ path: file.path, specifier })))
      .filter(({ specifier }) => specifier.startsWith('node:'))
      .map(({ path, specifier }) => `${path} imports ${specifier}`);
    expect(wrong).toEqual([]);
  });
});

const KITS = /^src\/games\/(?:[^/]+\/(?:kit|bots|pages|replay)|kit|catalogue|load|index)\.ts$/;

function partOf({ path }: Pick<SourceFile, 'path'>): string {
  return KITS.test(path) ? 'kits' : path.split('/')[1];
}

function gameOf(path: string): string | undefined {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1];
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

/** A ring of imports that run; types may point back, since they are gone by then. */
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
