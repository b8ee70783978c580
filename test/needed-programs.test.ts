import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { CHROMIUM, placesOfChromium } from '../scripts/chromium.js';
import { POSTGRES, placesOfPostgres } from '../scripts/postgres.js';
import { howToInstall, programFile, tellMissing } from '../scripts/system-package.js';
import { WEBKIT } from '../scripts/webkit.js';
import { needPosix } from './needs.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** A folder with our own programs in place of the system's. */
function folderWith(programs: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

/** Evaluates an expression in a process whose path is these folders alone. */
async function asks(expression: string, env: Readonly<Record<string, string>>): Promise<{ out: string; said: string }> {
  const code = `const found = await (async () => { ${expression} })(); console.log(found ?? 'none')`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const texts = { out: '', said: '' };
  child.stdout?.on('data', (text) => {
    texts.out += text;
  });
  child.stderr?.on('data', (text) => {
    texts.said += text;
  });
  await once(child, 'close');
  return texts;
}

const FIND_OR_INSTALL = `
  const { findOrInstall } = await import('./scripts/system-package.js');
  const { accessSync } = await import('node:fs');
  const find = () => { try { accessSync(process.env.MADE); return process.env.MADE; } catch { return undefined; } };
  return findOrInstall({ name: 'Dragon', use: 'the test of caves', find, packageNames: ['dragon'] });`;

/** An apt-get that creates a file when it should install something, and records its arguments. */
const APT = `echo "$@" >> "$NOTES"; case $1 in install) : > "$MADE";; esac`;
const AS_ROOT = `[ "$1" = -n ] && shift; exec "$@"`;

test('missing programs are installed by apt-get, but only after a message with what, by which permission, and how to prevent it', async () => {
  needPosix();
  const folder = folderWith({ 'apt-get': APT, sudo: AS_ROOT });
  const env = {
    PATH: `${folder}:/usr/bin:/bin`,
    MADE: path.join(folder, 'made'),
    NOTES: path.join(folder, 'notes'),
  };
  const { out, said } = await asks(FIND_OR_INSTALL, env);

  expect(out.trim()).toBe(env.MADE);
  expect(said).toContain(
    'Missing here:\n  Dragon, for the test of caves: apt-get install --no-install-recommends dragon',
  );
  expect(said).toMatch(/run now, (?:as root|with sudo, in 5 seconds)\. NO_INSTALL=1 prevents it\./);
  expect(readFileSync(env.NOTES, 'utf8').trim().split('\n').slice(-2)).toEqual([
    'update',
    'install -y --no-install-recommends dragon',
  ]);
});

test('with NO_INSTALL, or without permission, nothing is installed, and the reason is printed', async () => {
  needPosix();
  const folder = folderWith({ 'apt-get': APT, sudo: 'exit 1' });
  const env = { PATH: `${folder}:/usr/bin:/bin`, MADE: path.join(folder, 'made'), NOTES: path.join(folder, 'notes') };
  const { out, said } = await asks(FIND_OR_INSTALL, { ...env, NO_INSTALL: '1' });

  expect(out.trim()).toBe('none');
  expect(said).toContain('Nothing is installed: NO_INSTALL is set.');
});

test('an error of apt-get is shown', async () => {
  needPosix();
  const folder = folderWith({
    'apt-get': `case $1 in --version) ;; update) ;; *) echo 'Reading package lists...'; echo 'E: Unable to locate package dragon'; exit 100;; esac`,
    sudo: AS_ROOT,
  });
  const { out, said } = await asks(FIND_OR_INSTALL, {
    PATH: `${folder}:/usr/bin:/bin`,
    MADE: path.join(folder, 'made'),
  });

  expect(out.trim()).toBe('none');
  expect(said).toContain(
    'apt-get install -y --no-install-recommends dragon failed:\n  E: Unable to locate package dragon\n',
  );
});

test('browsers and databases are found where systems install them', async () => {
  needPosix();
  const place = folderWith({});
  const folder = path.join(place, 'Applications/Google Chrome.app/Contents/MacOS');
  mkdirSync(folder, { recursive: true });
  symlinkSync('/bin/sh', path.join(folder, 'Google Chrome'));
  const env = { HOME: place, PATH: '' };
  const find = `
    Object.defineProperty(process, 'platform', { value: 'darwin' });
    const { placesOfChromium } = await import('./scripts/chromium.js');
    const { isExecutable } = await import('./scripts/system-package.js');
    return placesOfChromium().find(isExecutable)`;
  expect((await asks(find, env)).out.trim()).toBe(path.join(folder, 'Google Chrome'));

  expect(placesOfChromium('darwin', {})).toContain('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  expect(
    placesOfChromium('win32', { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\ann\\Local' }),
  ).toEqual(
    expect.arrayContaining([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\ann\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe',
    ]),
  );
  expect(placesOfPostgres('win32', {}).versionFolders).toEqual(['C:\\Program Files\\PostgreSQL']);
  expect(placesOfPostgres('darwin').versionFolders).toContain('/opt/homebrew/opt');
  expect([programFile('initdb', 'win32'), programFile('initdb', 'darwin')]).toEqual(['initdb.exe', 'initdb']);
});

test('a Mac is given the brew command, Windows the winget command, and no command is shown if there is none', () => {
  const commands = [POSTGRES, CHROMIUM, WEBKIT].map((program) =>
    (['linux', 'darwin', 'win32'] as const).map((system) => howToInstall(program, system)),
  );
  expect(commands).toEqual([
    [
      'apt-get install --no-install-recommends postgresql',
      'brew install postgresql@17',
      'winget install PostgreSQL.PostgreSQL.17',
    ],
    [
      'apt-get install --no-install-recommends chromium',
      'brew install --cask google-chrome',
      'winget install Google.Chrome',
    ],
    [expect.stringContaining('webkit2gtk-driver'), undefined, undefined],
  ]);
  const whyNot = 'automatic installation needs apt-get';
  expect(tellMissing([CHROMIUM, WEBKIT], { whyNot }, 'darwin')).toEqual([
    'Missing here:',
    '  Chromium, for all browser tests but those in WebKit: brew install --cask google-chrome',
    '  WebKit, for the smoke test in the engine of every iPhone: not available on this system',
    `Nothing is installed: ${whyNot}. Tests that need these programs are left out.`,
  ]);
});
