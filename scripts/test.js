import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findOrInstallChromium } from './chromium.js';
import { tool } from './command.js';
import { installMissing } from './install.js';
import { findOrInstallPostgres } from './postgres.js';
import { countBrowserTests, tellSecondTries } from './second-tries.js';
import { hasPackages } from './system-package.js';
import { findOrInstallWebkit, WEBKIT_PACKAGES } from './webkit.js';

/** `npm test`: all that must hold, one stage after the other. The last line is `N passed, N failed`, after the second tries. */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-test-'));
  // Whatever the stages put aside goes there too, and goes with it. PostgreSQL, as a user of its own, must get through.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const counts = { passed: 0, failed: 0 };
  const secondTries = [];
  try {
    await runStages(folder, (name, result) => {
      counts.passed += result.passed;
      counts.failed += result.failed;
      if (result.secondTries !== undefined) secondTries.push(...tellSecondTries(result.secondTries));
      const said = result.why === undefined ? '' : `: ${result.why}`;
      console.log(`-- ${name}: ${result.passed} passed, ${result.failed} failed${said}`);
    });
  } catch (error) {
    counts.failed += 1;
    console.log(error.inOneSentence ? error.message : error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (secondTries.length > 0) console.log(`\n${secondTries.join('\n')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

async function runStages(folder, done) {
  await installMissing();
  begin('lint');
  done('lint', oneFor(await tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])));
  begin('types');
  done('types', oneFor(await tool('typescript/bin/tsc', [])));
  begin('build');
  const built = oneFor(await tool('../scripts/run.js', ['build']));
  done('build', built);
  begin('unit, contract, rulebook, architecture and command-line tests');
  done('tests', await unitTests(path.join(folder, 'unit.json')));
  begin('browser tests');
  done('browser', await browserTests(path.join(folder, 'browser.json'), built));
  begin('smoke test in WebKit, the engine of every iPhone');
  done('WebKit', await webkitTests(path.join(folder, 'webkit.json'), built));
}

function begin(name) {
  console.log(`\n== ${name}`);
}

/** A stage that counts as one. */
function oneFor({ exitCode }) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unitTests(report) {
  // Tests find it themselves; here it is put where it is missing, before several of them try to at once.
  await findOrInstallPostgres();
  return vitest(report, []);
}

async function vitest(report, options) {
  const args = ['run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { exitCode } = await tool('vitest/vitest.mjs', args);
  const result = read(report);
  if (result === undefined) return { passed: 0, failed: 1, why: 'the test runner crashed' };
  // A file that cannot even be loaded has no failed test in it, but it failed.
  const unloaded = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length;
  const skipped = result.numPendingTests + result.numTodoTests;
  return counted(exitCode, result.numPassedTests, result.numFailedTests + unloaded + skipped, skipped);
}

async function browserTests(report, built) {
  if (built.failed > 0) return { passed: 0, failed: 1, why: 'there is no build to test' };
  const chromium = await findOrInstallChromium();
  if (chromium === undefined) {
    return {
      passed: 0,
      failed: 1,
      why: 'no Chromium was found: install it, on Debian with `apt-get install chromium`',
    };
  }
  const { exitCode } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = read(report);
  if (result?.stats === undefined) return { passed: 0, failed: 1, why: 'the browser test runner crashed' };
  const tests = countBrowserTests(result);
  const complaint = counted(exitCode, tests.passed, tests.failed, 0);
  return { ...tests, failed: complaint.failed, why: tests.why ?? complaint.why };
}

/** Where packages can be installed, WebKit must be there; elsewhere (a Mac, Windows) its absence fails nothing. */
async function webkitTests(report, built) {
  if (built.failed > 0) return { passed: 0, failed: 1, why: 'there is no build to test' };
  if ((await findOrInstallWebkit()) !== undefined) return vitest(report, ['--config', 'vitest.webkit.config.ts']);
  if (!(await hasPackages())) {
    return { passed: 0, failed: 0, why: 'WebKit cannot be had here, so what iPhones show was not tested' };
  }
  const why = `no WebKit was found: install it with \`apt-get install --no-install-recommends ${WEBKIT_PACKAGES.join(' ')}\``;
  return { passed: 0, failed: 1, why };
}

/** A runner that complains although each of its tests passed counts as one failure, and so does a skipped test. */
function counted(exitCode, passed, failed, skipped) {
  const why = skipped > 0 ? `${skipped} skipped` : undefined;
  if (failed === 0 && (exitCode !== 0 || passed === 0)) return { passed, failed: 1, why: `exit code ${exitCode}` };
  return { passed, failed, why };
}

function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return undefined;
  }
}
