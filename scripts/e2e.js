import { findOrInstallChromium } from './chromium.js';
import { failure, tool } from './command.js';
import { findOrInstallFirefox } from './firefox.js';
import { installMissing } from './install.js';
import { findOrInstallWebkit, WEBKIT_PACKAGES } from './webkit.js';

const ENGINES = { chromium: inChromium, firefox: inFirefox, webkit: inWebkit };

/** `npm run e2e`: the browser tests, in Chromium unless another engine is named; the rest goes to the test runner. */
export async function run([engine, ...args]) {
  await installMissing();
  const isNamed = Object.hasOwn(ENGINES, engine ?? '');
  const built = await tool('../scripts/run.js', ['build']);
  if (built.exitCode !== 0) return built.exitCode;
  const { exitCode } = isNamed ? await ENGINES[engine](args) : await inChromium([engine, ...args].filter(Boolean));
  return exitCode;
}

async function inChromium(args) {
  const chromium = await findOrInstallChromium();
  if (chromium === undefined)
    throw failure('No Chromium was found: install it, on Debian with `apt-get install chromium`.');
  return tool('@playwright/test/cli.js', ['test', ...args], { env: { CHROMIUM: chromium } });
}

async function inFirefox(args) {
  const firefox = await findOrInstallFirefox();
  if (firefox === undefined)
    throw failure('No Firefox was found: install it, on Debian with `apt-get install firefox-esr`.');
  console.log(
    'In Firefox voices, installing, servers that come and go and the content security policy cannot be tested.',
  );
  const env = { ENGINE: 'firefox', FIREFOX: firefox };
  return tool('@playwright/test/cli.js', ['test', ...args], { env });
}

async function inWebkit(args) {
  if ((await findOrInstallWebkit()) === undefined) {
    throw failure(`No WebKit was found: install it, on Debian with \`apt-get install ${WEBKIT_PACKAGES.join(' ')}\`.`);
  }
  console.log('In WebKit voices cannot be tested, since Debian builds it without them.');
  return tool('vitest/vitest.mjs', ['run', '--config', 'vitest.webkit.config.ts', ...args]);
}
