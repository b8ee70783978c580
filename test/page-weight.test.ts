import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReady } from '../scripts/build.js';
import type { BuiltScript } from '../src/client/build/file-list-plugin.ts';
import { LOCALES, type Locale } from '../src/engine/text.ts';
import { GAME_IDS, type GameId } from '../src/games/catalogue.ts';
import { FIRST_PAGE } from './page-budgets.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENT = path.join(ROOT, 'dist/client');
/** Budgets in bytes of gzip: see docs/adr/0024-what-a-page-fetches.md. */
const LIMITS = { firstPage: FIRST_PAGE, table: 160_000, styles: 20_000 };

let scripts: readonly BuiltScript[] = [];

beforeAll(async () => {
  await makeReady();
  scripts = JSON.parse(readFileSync(path.join(CLIENT, 'files.json'), 'utf8'));
}, 300_000);

/** The requests before the home page is shown. */
function firstPage(locale: Locale): string[] {
  return ['src/client/app/main.ts', 'src/client/app/app.tsx', `src/client/text/${locale}.ts`];
}

/** The additional requests of a table before the first move, by source file; not every game has all of them. */
function tableOf(game: GameId, locale: Locale): string[] {
  const own = [
    'page/page.tsx',
    `page/${game}-page.tsx`,
    `page/text/${locale}.ts`,
    'page/stage.ts',
    'page/moments/stage.ts',
    'page/first-turn.ts',
  ];
  const shared = [
    'features/table/table-page.tsx',
    // A player who arrived by a tap hears sounds from the start.
    'kit/games/game-sounds.ts',
    'device/sound-engine.ts',
    ...['text/tables/', 'play/social/text/', 'kit/table/text/'].map((of) => `${of}${locale}.ts`),
  ];
  return [
    ...shared.map((source) => `src/client/${source}`),
    ...own.map((source) => `src/games/${game}/${source}`).filter((source) => existsSync(path.join(ROOT, source))),
  ];
}

/** All files of some sources, and their bytes by kind. */
function weightOf(sources: readonly string[]): { script: number; style: number } {
  const fetched = new Set<BuiltScript>();
  const fetch = (script: BuiltScript | undefined, what: string) => {
    if (script === undefined) throw new Error(`the build has no ${what}`);
    if (fetched.has(script)) return;
    fetched.add(script);
    for (const other of script.imports)
      fetch(
        scripts.find(({ file }) => file === other),
        other,
      );
  };
  for (const source of sources)
    fetch(
      scripts.find((script) => script.sources.includes(source)),
      source,
    );
  const files = [...fetched];
  return {
    script: gzipped(new Set(files.map(({ file }) => file))),
    style: gzipped(new Set(files.flatMap(({ styles }) => styles))),
  };
}

function gzipped(files: ReadonlySet<string>): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT, file)), { level: 9 }).length,
    0,
  );
}

describe.each(LOCALES)('in %s', (locale) => {
  test('the home page stays within its budget', () => {
    const { script, style } = weightOf(firstPage(locale));

    expect(script).toBeLessThanOrEqual(LIMITS.firstPage);
    expect(style).toBeLessThanOrEqual(LIMITS.styles);
  });

  test.each(GAME_IDS)(
    'a table of %s stays within its budget up to the first move, coming from the home page',
    (game) => {
      const { script, style } = weightOf([...firstPage(locale), ...tableOf(game, locale)]);

      expect(script).toBeLessThanOrEqual(LIMITS.table);
      expect(style).toBeLessThanOrEqual(LIMITS.styles);
    },
  );
});
