// The entry of `npm start`, `npm test` and the others: `node scripts/run.js start`. Nothing is imported before the
// version is checked, so that an old Node can also read this far and report what is wrong.
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Undercroft needs Node 20.19 or later, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

const [, , script, ...args] = process.argv;

import(`./${script}.js`)
  .then((module) => module.run(args))
  .then((exitCode) => {
    process.exitCode = exitCode;
  })
  .catch((error) => {
    console.error(error.inOneSentence ? error.message : error);
    process.exitCode = 1;
  });
