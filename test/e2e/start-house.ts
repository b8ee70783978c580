import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A data folder for one server. */
export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'undercroft-e2e-'));
}

/** A started server. */
interface Started {
  address: string;
  end(): Promise<void>;
}

/** Starts the product as a separate process, on a free port unless one is given. */
export function startHouse(
  dataDir: string,
  port = '0',
  settings: Readonly<Record<string, string>> = {},
): Promise<Started> {
  return startHouseIn(ROOT, { PORT: port, DATA_DIR: dataDir, ...settings });
}

/** The same in a copy of the repository; `settings` contain the port and the data folder. */
export async function startHouseIn(root: string, settings: Readonly<Record<string, string>>): Promise<Started> {
  const server = spawn(process.execPath, ['bin/undercroft.js', 'serve'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      BOT_PACE: '10',
      // Allows tests to shorten the clock of Dungeon Time.
      UNDERCROFT_TEST_OPTIONS: '1',
      ...settings,
    },
  });
  const address = await addressOf(server);
  return {
    address,
    async end() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await gone;
    },
  };
}

/** The address that a server prints. */
export function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/[\w.:[\]]+\d/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
