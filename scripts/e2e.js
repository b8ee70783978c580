import { CHROMIUM } from './chromium.js';
import { failure, tool } from './command.js';
import { FIREFOX } from './firefox.js';
import { installMissing } from './install.js';
import { findOrInstall, howToInstall } from './system-package.js';
import { WEBKIT } from './webkit.js';

const ENGINES = { chromium: inChromium, firefox: inFirefox, webkit: inWebkit };

/**
 * `npm run e2e`: the browser tests, in Chromium unless another engine is named; other arguments go to the test runner.
 */
export async function run([engine, ...args]) {
  await installMissing();
  const isNamed = Object.hasOwn(ENGINES, engine ?? '');
  const built = await tool('../scripts/run.js', ['build']);
  if (built.exitCode !== 0) return built.exitCode;
  const { exitCode } = isNamed ? await ENGINES[engine](args) : await inChromium([engine, ...args].filter(Boolean));
  return exitCode;
}

async function inChromium(args) {
  const chromium = await needed(CHROMIUM);
  return tool('@playwright/test/cli.js', ['test', ...args], { env: { CHROMIUM: chromium } });
}

async function inFirefox(args) {
  // Playwright gets a script in Firefox's place, which Windows cannot start.
  if (process.platform === 'win32') throw failure('On Windows the browser tests run in Chromium alone.');
  const firefox = await needed(FIREFOX);
  console.log('In Firefox voice chat, installing, server restarts and the content security policy cannot be tested.');
  const env = { ENGINE: 'firefox', FIREFOX: firefox };
  return tool('@playwright/test/cli.js', ['test', ...args], { env });
}

async function inWebkit(args) {
  await needed(WEBKIT);
  console.log('In WebKit voice chat cannot be tested, because Debian builds it without.');
  return tool('vitest/vitest.mjs', ['run', '--config', 'vitest.webkit.config.ts', ...args]);
}

/** A program without which nothing can be tested. */
async function needed(program) {
  const found = await findOrInstall(program);
  if (found !== undefined) return found;
  const how = howToInstall(program);
  throw failure(`${program.name} was not found${how === undefined ? '.' : `: ${how}`}`);
}
