#!/usr/bin/env node
// Nothing is imported before the version is checked, so that even an old Node can read this far and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Undercroft needs Node 20.19 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

// Only `serve` needs the pages; all others run with the commands alone.
import('../scripts/build.js')
  .then(({ makeCommandsReady, makeReady }) => (process.argv[2] === 'serve' ? makeReady() : makeCommandsReady()))
  .then((commands) => import(commands))
  .then(({ main }) => main(process.argv.slice(2)))
  .then((exitCode) => {
    process.exitCode = exitCode;
  })
  .catch((error) => {
    console.error(error.inOneSentence ? error.message : error);
    process.exitCode = 1;
  });
