import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { npmCommand } from '../scripts/npm.js';

const ROOT = path.resolve(import.meta.dirname, '..');

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
}

type Packages = Record<string, LockedPackage>;

test.each(['.', 'bench', 'foundry'])(
  'the lock file of %s has every package it names, also those of other systems',
  (folder) => {
    expect(missingIn(packagesOf(folder))).toEqual([]);
  },
);

test('a package missing from a lock file is named', () => {
  const packages = packagesOf('.');
  delete packages['node_modules/@rolldown/binding-darwin-arm64'];

  expect(missingIn(packages)).toEqual(['@rolldown/binding-darwin-arm64 of node_modules/rolldown']);
});

// npm 10 comes with Node 20 and 22, and is the strictest about a lock file. The packages come from npm's cache or the
// registry.
test('npm 10 installs the packages of a Mac, each with its compiled part', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-mac-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  const mac = ['--os=darwin', '--cpu=arm64'];
  const quickly = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--loglevel=error'];
  npm10(['ci', ...mac, ...quickly], folder);

  const bindings = Object.entries(packagesOf('.'))
    .filter(([, { os, cpu }]) => os?.includes('darwin') && (cpu?.includes('arm64') ?? true))
    .map(([place]) => place);
  expect(bindings).toEqual(
    expect.arrayContaining(
      ['@rolldown/binding', 'lightningcss', '@esbuild/', '@libsql/', '@biomejs/cli', '@typescript/typescript'].map(
        (name) => `node_modules/${name.endsWith('/') ? name : `${name}-`}darwin-arm64`,
      ),
    ),
  );
  expect(bindings.filter((place) => !existsSync(path.join(folder, place, 'package.json')))).toEqual([]);
});

function packagesOf(folder: string): Packages {
  return JSON.parse(readFileSync(path.join(ROOT, folder, 'package-lock.json'), 'utf8')).packages;
}

/** The packages that others depend on and that are not locked, each with its dependent. */
function missingIn(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(name, place).some((found) => found in packages))
      .map((name) => `${name} of ${place}`),
  );
}

/** Where Node looks for a package, from the folder of its dependent upwards. */
function placesOf(name: string, from: string): string[] {
  const outer = from.lastIndexOf('node_modules/');
  const here = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  return from === '' ? [here] : [here, ...placesOf(name, from.slice(0, Math.max(0, outer - 1)))];
}

/** Runs npm 10, whichever version is installed. */
function npm10(args: readonly string[], cwd: string): void {
  const [program, ...first] = npmCommand('npx');
  const all = [...first, '--yes', '--prefer-offline', 'npm@10', ...args];
  const { status, stderr, error } = spawnSync(program, all, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm 10 failed: ${error?.message ?? stderr}`);
}
