import path from 'node:path';
import { command, ROOT } from './command.js';
import { installMissing } from './install.js';

/**
 * `npm run fuzz`: 100,000 random and broken messages against a server in a separate process; `-- 5000 42` for fewer,
 * with a seed.
 */
export async function run(args) {
  await installMissing();
  const main = path.join(ROOT, 'test', 'security', 'fuzz', 'main.ts');
  const { exitCode } = await command(process.execPath, ['--import', 'tsx', main, ...args]);
  return exitCode;
}
