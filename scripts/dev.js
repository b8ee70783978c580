import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './command.js';
import { installMissing } from './install.js';

/** `npm run dev`: the server from its sources, started again when they change, and the pages with hot reload in front of it. */
export async function run() {
  await installMissing();
  const port = Number(process.env.PORT ?? 8080);
  const host = process.env.HOST ?? '127.0.0.1';
  const backend = String(port + 1);
  const watching = path.join(ROOT, 'node_modules/tsx/dist/cli.mjs');
  const server = spawn(process.execPath, [watching, 'watch', '--clear-screen=false', 'scripts/dev-server.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: backend, HOST: '127.0.0.1' },
  });
  process.env.UNDERCROFT_BACKEND = backend;
  const { createServer } = await import('vite');
  const pages = await createServer({ root: ROOT, logLevel: 'warn', server: { port, host, strictPort: true } });
  await pages.listen();
  console.log(
    `Undercroft for development at ${pages.resolvedUrls.local[0]} (the server behind it is on port ${backend})`,
  );
  return new Promise((resolve) => {
    const stop = async () => {
      server.kill();
      await pages.close();
      resolve(0);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  });
}
