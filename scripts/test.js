import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium, findOrInstallHeadlessShell } from './chromium.js';
import { tool } from './command.js';
import { installMissing } from './install.js';
import { findOrInstallPostgres } from './postgres.js';
import { hasPackages } from './system-package.js';
import { countBrowserTests, countVitestTests, tellFailures, tellSecondTries } from './test-report.js';
import { findOrInstallWebkit, WEBKIT_PACKAGES } from './webkit.js';

/** `npm test`: all that must hold, stage by stage. The last lines name failures and second tries; the very last is `N passed, N failed`. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-test-'));
  // Temporary files of the stages go there too, and are removed with it. PostgreSQL runs as another user and must be able to enter.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const counts = { passed: 0, failed: 0 };
  const failures = [];
  const secondTries = [];
  try {
    await runStages(folder, (name, result) => {
      counts.passed += result.passed;
      counts.failed += result.failed;
      const named = result.failures ?? [];
      // A stage that fails as a whole has no tests to name.
      failures.push(...(result.failed > 0 && named.length === 0 ? [name] : named));
      if (result.secondTries !== undefined) secondTries.push(result.secondTries);
      const said = result.why === undefined ? '' : `: ${result.why}`;
      console.log(`-- ${name}: ${result.passed} passed, ${result.failed} failed${said}`);
    });
  } catch (error) {
    counts.failed += 1;
    console.log(error.inOneSentence ? error.message : error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const told = tellSecondTries(secondTries);
  if (told.lines.length > 0) console.log(`\n${told.lines.join('\n')}`);
  counts.failed += told.tooMany;
  if (failures.length > 0) console.log(`\n${tellFailures(failures).join('\n')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

async function runStages(folder, done) {
  await installMissing();
  const programs = installPrograms();
  begin('lint, types and build');
  const [lint, types, build] = await Promise.all([
    inOnePiece(tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], { quiet: true })),
    inOnePiece(tool('typescript/bin/tsc', [], { quiet: true })),
    inOnePiece(tool('../scripts/run.js', ['build'], { quiet: true })),
  ]);
  done('lint', oneFor(lint));
  done('types', oneFor(types));
  const built = oneFor(build);
  done('build', built);
  begin('unit, contract, rulebook, architecture and command-line tests');
  // Tests find it themselves, but several of them would try to install it at once.
  await programs.postgres;
  done('tests', await vitest(path.join(folder, 'unit.json'), 'other tests', []));
  begin('browser tests');
  done('browser', await browserTests(path.join(folder, 'browser.json'), built, programs));
  begin('smoke test in WebKit, the engine of every iPhone');
  done('WebKit', await webkitTests(path.join(folder, 'webkit.json'), built, programs));
}

/** Installs the programs that stages need, one after the other, while the first stages run. */
function installPrograms() {
  const postgres = findOrInstallPostgres();
  const chromium = postgres.then(() => findOrInstallChromium());
  const headlessShell = chromium.then(() => findOrInstallHeadlessShell());
  const webkit = headlessShell.then(() => findOrInstallWebkit());
  return { postgres, chromium, headlessShell, webkit };
}

/** Shows what a command wrote once it has ended, so that several can run at once. */
async function inOnePiece(running) {
  const { output, exitCode } = await running;
  if (output.trim() !== '') console.log(output.trimEnd());
  return { exitCode };
}

function begin(name) {
  console.log(`\n== ${name}`);
}

/** A stage that counts as one. */
function oneFor({ exitCode }) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(report, kind, options) {
  const args = ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { exitCode } = await tool('vitest/vitest.mjs', args);
  const result = read(report);
  if (result === undefined) return { passed: 0, failed: 1, why: 'the test runner crashed' };
  return held(exitCode, countVitestTests(result, kind));
}

async function browserTests(report, built, programs) {
  if (built.failed > 0) return { passed: 0, failed: 1, why: 'there is no build to test' };
  const chromium = await programs.chromium;
  if (chromium === undefined) {
    return {
      passed: 0,
      failed: 1,
      why: 'no Chromium was found: install it, on Debian with `apt-get install chromium`',
    };
  }
  await programs.headlessShell;
  const { exitCode } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = read(report);
  if (result?.stats === undefined) return { passed: 0, failed: 1, why: 'the browser test runner crashed' };
  return held(exitCode, countBrowserTests(result));
}

/** Where packages can be installed, WebKit must be there; elsewhere (a Mac, Windows) its absence fails nothing. */
async function webkitTests(report, built, programs) {
  if (built.failed > 0) return { passed: 0, failed: 1, why: 'there is no build to test' };
  if ((await programs.webkit) !== undefined) {
    return vitest(report, 'browser tests', ['--config', 'vitest.webkit.config.ts']);
  }
  if (!(await hasPackages())) {
    return { passed: 0, failed: 0, why: 'WebKit cannot be had here, so what iPhones show was not tested' };
  }
  const why = `no WebKit was found: install it with \`apt-get install --no-install-recommends ${WEBKIT_PACKAGES.join(' ')}\``;
  return { passed: 0, failed: 1, why };
}

/** A runner that exits with an error although all its tests passed counts as one failure, and so does one without tests. */
function held(exitCode, tests) {
  if (tests.failed > 0 || (exitCode === 0 && tests.passed > 0)) return tests;
  return { ...tests, failed: 1, why: `exit code ${exitCode}` };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}
