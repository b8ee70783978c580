import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { failure, ROOT } from './command.js';

/** How long a slow machine may take to build, start and respond. */
const PATIENCE_MS = 5 * 60_000;

/**
 * `node scripts/run.js smoke`: starts the server as `npm start` does, in an empty folder, requests its pages, and stops
 * it.
 */
export async function run() {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-smoke-'));
  const server = spawn(process.execPath, [path.join(ROOT, 'scripts/run.js'), 'start'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(server, 'exit');
  try {
    const address = await addressOf(server);
    for (const place of ['/healthz', '/', '/new/dash']) {
      const { status } = await fetch(address + place);
      if (status !== 200) throw failure(`${place} was answered with ${status}.`);
      console.log(`${address}${place} answers`);
    }
    return 0;
  } finally {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function addressOf(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(failure(`The server printed no address: ${said}`)), PATIENCE_MS);
    server.stdout.on('data', (text) => {
      said += text;
      const [address] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
    server.once('exit', (code) => {
      clearTimeout(timer);
      reject(failure(`The server ended with ${code}: ${said}`));
    });
  });
}
