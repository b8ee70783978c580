// Runs a test PostgreSQL as long as the pipe to the parent process is open, however that ends. A line on the pipe stops
// it: `INT` gracefully, `QUIT` like a crash. When the pipe closes its folders are removed too.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { programFile } from './system-package.js';

const MODES = { INT: 'fast', QUIT: 'immediate' };

const { programs, data, settings, folders, ...options } = JSON.parse(process.argv[2]);
const isWindows = process.platform === 'win32';

// Ctrl-C reaches all processes of a terminal: this one ends with the tests, not before.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const set = settings.flatMap((setting) => ['-c', setting]);
let isWanted = true;
// On Windows an administrator may start PostgreSQL only with `pg_ctl`, which exits once it runs; there are no signals
// there.
const server = isWindows
  ? run('pg_ctl', ['start', '-D', data, '-w', '-o', set.join(' ')])
  : run('postgres', ['-D', data, ...set]);
server.on('error', (error) => console.error(error.message));
const ended = new Promise((resolve) => server.once('close', resolve));
server.once('exit', (code) => {
  if (isWanted && (!isWindows || code !== 0)) console.error('PostgreSQL ended by itself');
});

let how;
createInterface({ input: process.stdin })
  .once('line', (line) => {
    how = line;
    stop(line);
  })
  .once('close', async () => {
    if (how === undefined) stop('QUIT');
    await ended;
    if (how === undefined) for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    process.exit();
  });

function run(program, args) {
  const file = path.join(programs, programFile(program));
  return spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
}

function stop(signal) {
  isWanted = false;
  if (!isWindows) server.kill(`SIG${signal}`);
  else spawnSync(path.join(programs, programFile('pg_ctl')), ['stop', '-D', data, '-m', MODES[signal]], options);
}
