import { endWithNpm } from '../bin/end-with-npm.js';
import { makeReady } from './build.js';

/** `npm start`: installs and builds what is missing, and serves. */
export async function run(args) {
  endWithNpm();
  const { main } = await import(await makeReady());
  return main(['serve', ...args]);
}
