import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROXIED } from '../scripts/dev-proxy.js';
import { sourceFiles } from './sources.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const ROUTE = /\bapp\.(?:get|post|put|patch|delete)(?:<[^(]*>)?\(\s*'(\/[^']+)'/g;

/** Paths as pages request them, of every route of the server except the page itself. */
const paths = sourceFiles('src/server/http').flatMap(({ text }) =>
  [...text.matchAll(ROUTE)].map(([, route = '']) => route.replace(/:\w+/g, 'x')),
);

const isProxied = (path: string) => PROXIED.some((pattern) => new RegExp(pattern).test(path));

test('during development, the server answers all its routes', () => {
  expect(paths.length).toBeGreaterThan(30);
  expect(paths).toEqual(expect.arrayContaining(['/api/tables', '/packs/x.json', '/icons/x.svg', '/metrics']));
  expect(paths.filter((path) => !isProxied(path))).toEqual([]);
  // Not routes: sockets, and files that a build writes.
  for (const path of ['/ws/ABCDE?try=1', '/ws', '/share/dash-open.jpg', '/licences.txt']) {
    expect(isProxied(path), path).toBe(true);
  }
});

test('during development, pages and their parts come from Vite', () => {
  for (const path of [
    '/',
    '/t/ABCDE',
    '/gallery',
    '/src/client/app/main.ts',
    '/@icons/app.svg',
    '/icons/torch-192.png',
  ]) {
    expect(isProxied(path), path).toBe(false);
  }
});

test('the launch file starts existing programs, and opens the page at the address that `npm run dev` prints', () => {
  const { configurations } = JSON.parse(readFileSync(path.join(ROOT, '.vscode/launch.json'), 'utf8'));
  const programs = configurations.flatMap(({ program }: { program?: string }) => program ?? []);
  const [{ serverReadyAction }] = configurations;
  const [said] = /Undercroft for development at \$\{address\}/.exec(readDev()) ?? ['nothing'];

  expect(programs).toHaveLength(2);
  for (const program of programs) expect(existsSync(filled(program, ROOT)), program).toBe(true);
  expect(new RegExp(serverReadyAction.pattern).exec(filled(said, 'http://localhost:8080/'))?.[1]).toBe(
    'http://localhost:8080/',
  );
});

function readDev(): string {
  return readFileSync(path.join(ROOT, 'scripts/dev.js'), 'utf8');
}

/** A text with its placeholder filled in. */
function filled(text: string, by: string): string {
  return text.replace(/\$\{\w+\}/, by);
}
