import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { makeReady } from '../scripts/build.js';

const CLIENT = path.resolve(import.meta.dirname, '../dist/client');

/** The modules a file imports, and the workers it starts, by file name. */
interface Script {
  file: string;
  imports: readonly string[];
  starts: readonly string[];
}

let scripts: readonly Script[] = [];

beforeAll(async () => {
  await makeReady();
  scripts = ['sw.js', ...readdirSync(path.join(CLIENT, 'assets')).map((file) => `assets/${file}`)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const code = readFileSync(path.join(CLIENT, file), 'utf8');
      return {
        file: path.basename(file),
        imports: namesIn(code, /\b(?:from|import)\s*\(?\s*(["'`])([^"'`]+?\.js)\1/g),
        starts: namesIn(code, /\bnew (?:Shared)?Worker\(\s*new URL\((["'`])([^"'`]+?\.js)\1/g),
      };
    });
}, 300_000);

test('nothing imports the entry file of a worker: WebKit would run it twice, and the worker would lose its state', () => {
  const entries = [...new Set(scripts.flatMap(({ starts }) => starts)), 'sw.js'];
  expect(entries, 'the tables on this device, replays, their reviews and the service worker').toHaveLength(4);

  const wrong = scripts.flatMap(({ file, imports }) =>
    imports.filter((imported) => entries.includes(imported)).map((imported) => `${file} imports ${imported}`),
  );

  expect(wrong).toEqual([]);
});

test('the service worker is a single file', () => {
  expect(scripts.find(({ file }) => file === 'sw.js')?.imports).toEqual([]);
});

function namesIn(code: string, pattern: RegExp): string[] {
  return [...code.matchAll(pattern)].map(([, , name]) => path.posix.basename(name ?? ''));
}
