import { expect, test } from 'vitest';
import { type SourceFile, sourceFiles } from './sources.ts';

// Windows has no POSIX shell, no process groups and no signals but the end, and its paths are not those of addresses.

const sources = ['bin', 'scripts', 'src', 'test', 'bench', 'foundry'].flatMap((folder) => sourceFiles(folder));
/** This file says what is wrong, and would find it in itself. */
const files = sources.filter(({ path }) => path !== 'test/portable.test.ts');

/** What `npm start`, `npm run dev`, `npm run build` and `npx undercroft` run. */
const PRODUCT =
  /^(?:bin|scripts\/(?:run|start|dev[\w-]*|build[\w-]*|command|install|npm|notices)\.js|src\/(?!cli\/match\/))/;

/** The lines of files in which a pattern is found, as `path: line`. */
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

test('the path of a file address is made by fileURLToPath: with `pathname` it would be /C:/...', () => {
  expect(found(/import\.meta\.url\)?\)\.pathname|\b(?:file|folder|path|place)\.pathname/i)).toEqual([]);
});

test('no shell starts programs, but for the command of `undercroft match`, which is one of the shell', () => {
  expect(found(/\bshell: true/).map((line) => line.split(':')[0])).toEqual(['src/cli/match/program.ts']);
  expect(found(/(?<!\.)\bexec(?:Sync)?\(/)).toEqual([]);
});

test('a process group is ended where there are groups, and on Windows by taskkill', () => {
  const killing = files.filter(({ text }) => /\bkill\(-/.test(text));
  // WebKit is tested on Linux only.
  const others = killing.filter(({ path }) => path !== 'test/webkit/processes.ts');

  expect(others.map(({ path }) => path).sort()).toEqual(['scripts/supervise.js', 'src/cli/match/program.ts']);
  for (const { path, text } of others) expect(text, path).toContain('taskkill.exe');
});

test('npm is started by its script, since on Windows `npm` is a batch file', () => {
  expect(found(/\b(?:spawn|spawnSync|execFile|execFileSync|command)\(\s*['"`]np[mx]/)).toEqual([]);
});

test('what serves and builds asks for nothing that only POSIX has', () => {
  expect(product.length).toBeGreaterThan(500);
  const programs = /\b(?:spawn|spawnSync|execFile|execFileSync|command)\(\s*['"`]/;
  expect(found(programs, product)).toEqual([]);
  expect(found(/['"`]\/(?:tmp|usr|bin|etc|dev|proc)\b/, product)).toEqual([]);
  // A process asks another over IPC to stop; what is killed is oneself, or what may be lost, as a tool that nobody waits for.
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
