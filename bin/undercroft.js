#!/usr/bin/env node
// Nothing is imported before the version is checked, so that even an old Node can read this far and say what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Undercroft needs Node 20.19 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

import('../scripts/build.js')
  .then(({ makeReady }) => makeReady())
  .then(() => import('../dist/undercroft.js'))
  .then(({ main }) => main(process.argv.slice(2)))
  .then((exitCode) => {
    process.exitCode = exitCode;
  })
  .catch((error) => {
    console.error(error.inOneSentence ? error.message : error);
    process.exitCode = 1;
  });
