#!/usr/bin/env node
// Nothing is imported before the version is checked, so that even an old Node can read this far and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Undercroft needs Node 20.19 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

Promise.all([import('node:fs'), import('./end-with-npm.js')])
  .then(([{ existsSync }, { endWithNpm }]) => {
    endWithNpm();
    return existsSync(new URL('../scripts', import.meta.url)) ? ready() : '../dist/undercroft.js';
  })
  .then((commands) => import(commands))
  .then(({ main }) => main(process.argv.slice(2)))
  .then((exitCode) => {
    process.exitCode = exitCode;
  })
  .catch((error) => {
    console.error(error.inOneSentence ? error.message : error);
    process.exitCode = 1;
  });

/** In a checkout: builds what is missing. A package or an image comes built, without sources. */
async function ready() {
  const { makeCommandsReady, makeReady } = await import('../scripts/build.js');
  const [command = 'serve'] = process.argv.slice(2);
  // Only `serve` needs the pages; all others run with the commands alone.
  return command === 'serve' || command.startsWith('-') ? makeReady() : makeCommandsReady();
}
