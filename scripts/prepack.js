import { makeReady } from './build.js';

/** `npm pack` packs what is built, so that nobody who installs it has to build. */
export async function run() {
  await makeReady();
  return 0;
}
