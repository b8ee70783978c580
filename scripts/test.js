import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endWithNpm } from '../bin/end-with-npm.js';
import { PERL, PYTHON } from './bot-languages.js';
import { CHROMIUM, HEADLESS_SHELL } from './chromium.js';
import { tool } from './command.js';
import { installMissing } from './install.js';
import { POSTGRES } from './postgres.js';
import { howToInstall, install, tellMissing, wayToInstall } from './system-package.js';
import { temporaryFolder } from './temporary-folder.js';
import { countBrowserTests, countVitestTests, tellFailures, tellNotTested, tellSecondTries } from './test-report.js';
import { WEBKIT } from './webkit.js';

/** The programs needed for all tests, in the order in which stages need them. */
const PROGRAMS = [POSTGRES, PYTHON, PERL, CHROMIUM, HEADLESS_SHELL, WEBKIT];

/**
 * `npm test`: all checks, stage by stage. Missing programs are listed before the first; the last lines name failures,
 * second tries and what was not tested; the very last is `N passed, N failed`.
 */
export async function run() {
  endWithNpm(['test']);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const folder = mkdtempSync(path.join(temporaryFolder(), 'undercroft-'));
  // Temporary files of the stages go there too, and are removed with it. PostgreSQL runs as another user and must be
  // able to enter.
  chmodSync(folder, 0o755);
  // Windows uses the other two.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  const tidy = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', tidy);
  const counts = { passed: 0, failed: 0 };
  const failures = [];
  const secondTries = [];
  const notTested = [];
  try {
    await runStages(folder, (name, result) => {
      counts.passed += result.passed;
      counts.failed += result.failed;
      const named = result.failures ?? [];
      // A stage that fails as a whole has no tests to name.
      failures.push(...(result.failed > 0 && named.length === 0 ? [name] : named));
      if (result.secondTries !== undefined) secondTries.push(result.secondTries);
      notTested.push(...(result.notTested ?? []).map(withCommand));
      const said = result.why === undefined ? '' : `: ${result.why}`;
      console.log(`-- ${name}: ${result.passed} passed, ${result.failed} failed${said}`);
    });
  } catch (error) {
    counts.failed += 1;
    console.log(error.inOneSentence ? error.message : error);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
  const late = tellSecondTries(secondTries);
  const left = tellNotTested(notTested, { isFailure: Boolean(process.env.CI) });
  for (const { lines } of [late, left]) if (lines.length > 0) console.log(`\n${lines.join('\n')}`);
  counts.failed += late.tooMany + left.failed;
  if (failures.length > 0) console.log(`\n${tellFailures(failures).join('\n')}`);
  console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

async function runStages(folder, done) {
  const programs = await findOrInstallPrograms();
  await installMissing();
  begin('lint, types and build');
  const [lint, styles, types, build] = await Promise.all([
    inOnePiece(tool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'], { quiet: true })),
    inOnePiece(tool('stylelint/bin/stylelint.mjs', ['**/*.css'], { quiet: true })),
    inOnePiece(tool('typescript/bin/tsc', [], { quiet: true })),
    inOnePiece(tool('../scripts/run.js', ['build'], { quiet: true })),
  ]);
  done('lint', oneFor(lint));
  done('styles', oneFor(styles));
  done('types', oneFor(types));
  const built = oneFor(build);
  done('build', built);
  begin('unit, contract, rulebook, architecture and command-line tests');
  await Promise.all([programs.postgres, programs.python, programs.perl]);
  done('tests', await vitest(path.join(folder, 'unit.json'), 'other tests', []));
  begin('browser tests');
  done('browser', await browserTests(path.join(folder, 'browser.json'), built, programs));
  begin('smoke test in WebKit, the engine of every iPhone');
  done('WebKit', await webkitTests(path.join(folder, 'webkit.json'), built, programs));
}

/** Lists the missing programs, and installs them one after the other while the first stages run. */
async function findOrInstallPrograms() {
  const found = PROGRAMS.map((program) => program.find());
  const missing = PROGRAMS.filter((_, at) => found[at] === undefined);
  const way = missing.length === 0 ? undefined : await wayToInstall();
  if (way !== undefined) console.log(tellMissing(missing, way).join('\n'));
  let before = Promise.resolve();
  const [postgres, python, perl, chromium, headlessShell, webkit] = PROGRAMS.map((program, at) => {
    if (found[at] !== undefined) return Promise.resolve(found[at]);
    const installed = before.then(() => install(program, way));
    before = installed;
    return installed;
  });
  return { postgres, python, perl, chromium, headlessShell, webkit };
}

/** Shows a command's output once it has ended, so that several can run at once. */
async function inOnePiece(running) {
  const { output, exitCode } = await running;
  if (output.trim() !== '') console.log(output.trimEnd());
  return { exitCode };
}

function begin(name) {
  console.log(`\n== ${name}`);
}

/** A stage that counts as one test. */
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
  if (chromium === undefined) return without(CHROMIUM);
  await programs.headlessShell;
  const { exitCode } = await tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    env: { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const result = read(report);
  if (result?.stats === undefined) return { passed: 0, failed: 1, why: 'the browser test runner crashed' };
  return held(exitCode, countBrowserTests(result));
}

async function webkitTests(report, built, programs) {
  if (built.failed > 0) return { passed: 0, failed: 1, why: 'there is no build to test' };
  if ((await programs.webkit) === undefined) return without(WEBKIT);
  return vitest(report, 'browser tests', ['--config', 'vitest.webkit.config.ts']);
}

/** A stage that was left out. */
function without({ name, use }) {
  return { passed: 0, failed: 0, why: `not tested without ${name}`, notTested: [{ missing: name, what: use }] };
}

/** With the command that installs what is missing, if there is one. */
function withCommand(left) {
  const program = PROGRAMS.find(({ name }) => name === left.missing);
  return { ...left, how: program === undefined ? undefined : howToInstall(program) };
}

/**
 * A runner that exits with an error although all its tests passed counts as one failure, and so does one without tests.
 */
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
