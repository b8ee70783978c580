import { expect, test } from 'vitest';
import { temporaryFolder } from '../scripts/temporary-folder.js';
import { type SourceFile, sourceFiles } from './sources.ts';

// Windows has no POSIX shell, no process groups and no signals except the end, and its paths differ from those of URLs.

const sources = ['bin', 'scripts', 'src', 'test', 'bench', 'foundry'].flatMap((folder) => sourceFiles(folder));
/** This file describes the mistakes, and would find them in itself. */
const files = sources.filter(({ path }) => path !== 'test/portable.test.ts');

/** The code behind `npm start`, `npm run dev`, `npm run build` and `npx undercroft`. */
const PRODUCT =
  /^(?:bin|scripts\/(?:run|start|dev[\w-]*|build[\w-]*|command|install|npm|notices)\.js|src\/(?!cli\/match\/))/;

/** The lines of files that match a pattern, as `path: line`. */
function found(pattern: RegExp, among: readonly SourceFile[] = files): string[] {
  return among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

const isTest = /\.test\.tsx?$|\/(?:fixtures|testing)\//;
const product = files.filter(({ path }) => PRODUCT.test(path) && !isTest.test(path));

test('the path of a file URL is made by fileURLToPath: `pathname` would give /C:/...', () => {
  expect(found(/import\.meta\.url\)?\)\.pathname|\b(?:file|folder|path|place)\.pathname/i)).toEqual([]);
});

test('no shell starts programs, except for the command of `undercroft match`, which is a shell command', () => {
  expect(found(/\bshell: true/).map((line) => line.split(':')[0])).toEqual(['src/cli/match/program.ts']);
  expect(found(/(?<!\.)\bexec(?:Sync)?\(/)).toEqual([]);
});

test('a process group is ended as a group, and on Windows with taskkill', () => {
  const killing = files.filter(({ text }) => /\bkill\(-/.test(text));
  // WebKit is tested on Linux only.
  const others = killing.filter(({ path }) => path !== 'test/webkit/processes.ts');

  expect(others.map(({ path }) => path).sort()).toEqual(['scripts/supervise.js', 'src/cli/match/program.ts']);
  for (const { path, text } of others) expect(text, path).toContain('taskkill.exe');
});

test('npm is started by its script, because on Windows `npm` is a batch file', () => {
  expect(found(/\b(?:spawn|spawnSync|execFile|execFileSync|command)\(\s*['"`]np[mx]/)).toEqual([]);
});

test('serving and building need nothing that only POSIX has', () => {
  expect(product.length).toBeGreaterThan(500);
  const programs = /\b(?:spawn|spawnSync|execFile|execFileSync|command)\(\s*['"`]/;
  expect(found(programs, product)).toEqual([]);
  expect(found(/['"`]\/(?:tmp|usr|bin|etc|dev|proc)\b/, product)).toEqual([]);
  // A process stops another over IPC. It may kill only itself, or tools whose work may be lost.
  expect(found(/\.kill\((?!'SIGKILL'|pid, 0\)|process\.pid, 'SIGKILL')/, product)).toEqual([
    'scripts/command.js: const end = () => child.kill();',
  ]);
});

// `npm test` counts a test that is skipped as a failure, unless it has said what it needs.
test('a test is left out by what it says it needs, and in no other way', () => {
  expect(found(/\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|skipIf|runIf|todo|only|fixme)\b/)).toEqual([
    expect.stringMatching(/^test\/needs\.ts: /),
  ]);
});

test('Chromium can make its socket in the folder for temporary files of `npm test`, also on a Mac', () => {
  const mac = '/var/folders/zz/zyxvpxvq6csfxvn_n0000000000000/T';
  for (const place of [mac, `/home/${'x'.repeat(60)}`, '/private/tmp', '/tmp']) {
    const socket = `${temporaryFolder('darwin', place)}/undercroft-abcdef/org.chromium.Chromium.abcdef/SingletonSocket`;
    expect(socket.length, place).toBeLessThanOrEqual(103);
  }
  expect(temporaryFolder('linux', '/var/tmp')).toBe('/var/tmp');
  expect(temporaryFolder('win32', mac)).toBe(mac);
  expect(found(/'undercroft-'/).filter((line) => line.startsWith('scripts/'))).toEqual([
    "scripts/test.js: const folder = mkdtempSync(path.join(temporaryFolder(), 'undercroft-'));",
  ]);
});
