import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './command.js';

const PROGRAM = path.join(ROOT, 'scripts/dev-server.js');
/** How long a server may take to close. */
const STOP_MS = 5000;
/** Editors write several files, or one in several steps. */
const SETTLE_MS = 100;

/**
 * The server behind the pages during development: started from its sources, and restarted when a file it uses changes.
 */
export class Backend {
  #env;
  #server;
  #used = new Set();
  #opened;
  #timer;
  #restarting = Promise.resolve();
  #isClosed = false;

  constructor(env) {
    this.#env = { ...process.env, ...env };
    this.#start();
  }

  /** Resolves when the server is listening, or has exited without; during a restart, when that is done. */
  get opened() {
    return this.#restarting.then(() => this.#opened);
  }

  /** A file has changed. If the server has exited by itself, any change may have fixed it. */
  note(file) {
    if (this.#isClosed || (this.#server !== undefined && !this.#used.has(path.resolve(file)))) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#restarting = this.#restarting.then(() => this.#restart(file));
    }, SETTLE_MS);
  }

  async close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#restarting;
    await this.#stop();
  }

  async #restart(file) {
    if (this.#isClosed) return;
    await this.#stop();
    if (this.#isClosed) return;
    console.log(`Restarting the server: ${path.relative(ROOT, file)} has changed.`);
    this.#start();
    await this.#opened;
  }

  #start() {
    const server = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: this.#env,
    });
    this.#server = server;
    server.on('message', (file) => this.#used.add(file));
    server.once('exit', (code) => {
      if (this.#server !== server) return;
      this.#server = undefined;
      if (!this.#isClosed) console.error(`The server ended (${code}). It restarts at the next change.`);
    });
    this.#opened = new Promise((resolve) => {
      server.once('exit', resolve);
      createInterface({ input: server.stdout }).on('line', (line) => {
        // Its own address would only confuse: pages come from Vite.
        if (line.startsWith('Undercroft is open at')) resolve();
        else console.log(line);
      });
    });
  }

  /** Stops it over IPC, because Windows has no signals for that. */
  async #stop() {
    const server = this.#server;
    this.#server = undefined;
    if (server === undefined) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const tooLong = setTimeout(() => server.kill('SIGKILL'), STOP_MS);
    if (server.connected) server.send('stop');
    await gone;
    clearTimeout(tooLong);
  }
}
