import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { npmCommand } from '../scripts/npm.js';
import { billOfMaterials } from '../scripts/sbom.js';
import { post } from '../src/server/fixtures/page.ts';
import { startHouseIn } from './e2e/start-house.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

let packed: string[];

/** The files `npm pack` would pack; builds first if needed. */
beforeAll(() => {
  const [program, ...first] = npmCommand();
  const args = [...first, 'pack', '--dry-run', '--json'];
  const said = execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  const [{ files }] = JSON.parse(said) as [{ files: { path: string }[] }];
  packed = files.map((file) => file.path);
}, 300_000);

test('the package can be published: it is not private, names its licence, and includes the licences of bundled code', () => {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const licences = readFileSync(path.join(ROOT, 'dist/client/licences.txt'), 'utf8');

  expect(manifest).not.toHaveProperty('private');
  expect(packed).toEqual(expect.arrayContaining(['LICENSE', 'CREDITS.md', 'dist/client/licences.txt']));
  // Bundled code, fonts through style sheets, the lab's page, code in workers, and installed packages.
  for (const name of ['react-dom', '@fontsource/cinzel', '@observablehq/plot', '@noble/hashes', 'idb', 'web-push']) {
    expect(licences).toMatch(new RegExp(`^${name} \\d\\S* \\([\\w.-]+\\), `, 'm'));
  }
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences).toContain('Mozilla Public License Version 2.0');
});

test('documents for review are not packed', () => {
  const { files } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  expect(files).toContain('!docs/sentences.*.md');
  expect(packed).toContain('docs/hosting.md');
  expect(packed.filter((file) => /sentences\.\w+\.md$/.test(file))).toEqual([]);
});

test('a bot in TypeScript gets the types of the protocol and of views from the package', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(path.join(folder, 'node_modules'));
  symlinkSync(ROOT, path.join(folder, 'node_modules/undercroft'), 'junction');
  const bot = [
    "import type { FromProgram, ToProgram } from 'undercroft/bot-protocol';",
    "import type { DaysView } from 'undercroft/games/days/rules/view';",
    "import type { DaysMove } from 'undercroft/games/days/rules/state';",
    'export function answer(said: ToProgram): FromProgram {',
    "  if (said.kind !== 'choose') return { kind: 'hello' };",
    '  const { deck } = said.view as DaysView;',
    "  return { kind: 'move', index: (said.moves as DaysMove[]).findIndex((move) => move.kind === 'place' && deck > 0) };",
    '}',
    '// @ts-expect-error There is no such move.',
    "export const wrong: DaysMove['kind'] = 'nonsense';",
    '',
  ];
  writeFileSync(path.join(folder, 'bot.ts'), bot.join('\n'));
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  const tsc = path.join(ROOT, 'node_modules/typescript/bin/tsc');

  expect(() =>
    execFileSync(process.execPath, [tsc, ...options, 'bot.ts'], { cwd: folder, stdio: 'pipe' }),
  ).not.toThrow();
});

test('the bill of materials has everything installed or bundled, and nothing needed only for building', async () => {
  const { metadata, components, dependencies } = await billOfMaterials();
  const names = components.map(({ name }) => name);

  expect(metadata.component.name).toBe('undercroft');
  expect(names).toEqual(expect.arrayContaining(['fastify', 'libsql', 'react', '@fontsource/cinzel']));
  expect(names).not.toContain('vitest');
  const refs = new Set(components.map((component) => component['bom-ref']));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);
});

test('every packed page links to files and headings that are packed too', () => {
  const pages = packed.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    linksIn(page)
      .filter(({ file, heading }) => !isPacked(file) || (heading !== undefined && !headingsOf(file).includes(heading)))
      .map(({ link }) => `${page}: ${link}`),
  );

  expect(packed).toContain('README.md');
  expect(pages.flatMap(linksIn).some(({ heading }) => heading !== undefined)).toBe(true);
  expect(broken).toEqual([]);
});

test('the packed files serve the pages from an empty folder, without packages needed only for building', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of packed) cpSync(path.join(ROOT, file), path.join(folder, file));
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link, 'junction');
  }

  const house = await startHouseIn(folder, { PORT: '0', DATA_DIR: path.join(folder, 'data') });
  onTestFinished(() => house.end());
  const page = await (await fetch(house.address)).text();
  const [, script = 'none'] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(await fetch(new URL(script, house.address))).toMatchObject({ ok: true });
  const table = await post(new URL(house.address).origin, {
    game: 'dash',
    name: 'Ada',
    bots: ['careful'],
    start: true,
  });
  expect(table).toMatchObject({ ok: true });
});

function isPacked(file: string): boolean {
  return packed.some((one) => one === file || one.startsWith(`${file}/`));
}

/** The links of a page to other files of the package and to headings, its own included. */
function linksIn(page: string): { link: string; file: string; heading: string | undefined }[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  return [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([link, file = '', heading]) => ({
    link,
    file: file === '' ? page : path.posix.join(path.posix.dirname(page), file),
    heading,
  }));
}

/** The anchors GitHub uses for the headings of a page. */
function headingsOf(page: string): string[] {
  const text = readFileSync(path.join(ROOT, page), 'utf8');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
