import { makeReady } from './build.js';

/** `npm start`: makes ready what is missing and serves. */
export async function run(args) {
  await makeReady();
  const { main } = await import('../dist/undercroft.js');
  return main(['serve', ...args]);
}
