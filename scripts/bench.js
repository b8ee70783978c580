import { existsSync } from 'node:fs';
import path from 'node:path';
import { command, failure, ROOT } from './command.js';
import { installMissing } from './install.js';

const BENCH = path.join(ROOT, 'bench');

/** `npm run bench -- engine --json`: runs one of the measurements in bench/. */
export async function run([name, ...args]) {
  if (name === undefined || !/^[a-z-]+$/.test(name) || !existsSync(path.join(BENCH, `${name}.ts`))) {
    throw failure('Name a benchmark: npm run bench -- engine|journal|realtime|server|thinking|web [--json]');
  }
  await installMissing();
  await installMissing(BENCH);
  const { exitCode } = await command(process.execPath, [
    '--expose-gc',
    '--import',
    'tsx',
    path.join(BENCH, `${name}.ts`),
    ...args,
  ]);
  return exitCode;
}
