import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { npmCommand } from '../scripts/npm.js';
import { temporaryFolder } from '../scripts/temporary-folder.js';
import { type Copy, copyRepository } from './new-game-copy.ts';

/** Building takes minutes on a busy machine. */
const LONG = 600_000;
const SOON = { timeout: 30_000, interval: 100 };

let copy: Copy;

beforeAll(() => {
  copy = copyRepository();
}, LONG);
afterAll(() => copy.remove());

/** A program started in the copy, and its output so far. */
interface Started {
  child: ChildProcess;
  gone: Promise<unknown[]>;
  said(): string;
  /** The address it prints. */
  address(): Promise<string>;
}

function start(command: readonly string[], settings: Readonly<Record<string, string>> = {}): Started {
  const [program = '', ...args] = command;
  // Variables set by the npm that runs this test would affect the one below.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_ENV|TEST)/.test(name));
  const place = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: path.join(copy.folder, 'data') };
  const child = spawn(program, args, {
    cwd: copy.folder,
    env: { ...Object.fromEntries(inherited), ...place, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const gone = once(child, 'exit');
  const printed = () => /at (http:\/\/[\w.]+:\d+)/.exec(said)?.[1];
  return {
    child,
    gone,
    said: () => said,
    async address() {
      const ended = gone.then(() => {
        throw new Error(`it ended: ${said}`);
      });
      const seen = expect.poll(printed, { timeout: LONG, interval: 50 }).toBeDefined();
      await Promise.race([seen, ended]);
      return printed() ?? '';
    },
  };
}

const isServing = (address: string) =>
  fetch(new URL('/healthz', address)).then(
    ({ ok }) => ok,
    () => false,
  );
const halves = () => readdirSync(copy.folder).filter((name) => /^dist\.\d+\./.test(name));

// In this order: the first finds nothing built.
test('stopping npm while `npm start` builds leaves neither a half-finished build nor a server', {
  timeout: LONG,
}, async () => {
  const npm = start([...npmCommand(), 'start']);
  await expect.poll(halves, { timeout: LONG, interval: 50 }).not.toEqual([]);

  npm.child.kill('SIGTERM');
  await npm.gone;
  await expect.poll(halves, SOON).toEqual([]);
  await wait(2000);
  expect(readdirSync(copy.folder)).not.toContain('dist');
  expect(npm.said()).not.toContain('Undercroft is open');
});

test('npm that is stopped while `npm test` runs leaves neither a build nor a folder for temporary files', {
  timeout: LONG,
}, async () => {
  const folder = mkdtempSync(path.join(temporaryFolder(), 'u-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const npm = start([...npmCommand(), 'test'], { NO_INSTALL: '1', TMPDIR: folder, TEMP: folder, TMP: folder });
  await expect.poll(halves, { timeout: LONG, interval: 50 }).not.toEqual([]);
  expect(readdirSync(folder)).toContainEqual(expect.stringMatching(/^undercroft-/));

  npm.child.kill('SIGTERM');
  await npm.gone;
  await expect.poll(() => [...halves(), ...readdirSync(folder)], SOON).toEqual([]);
});

test('`npm start` builds without a warning, frees the memory used for it, and ends with npm', {
  timeout: LONG,
}, async () => {
  const npm = start([...npmCommand(), 'start']);
  const address = await npm.address();

  const lines = npm
    .said()
    .split('\n')
    .filter((line) => line !== '' && !/^(?:>|npm warn)/.test(line));
  expect(lines).toEqual(['Building (only when something changed) ...', `Undercroft is open at ${address}`]);
  const metrics = await (await fetch(new URL('/metrics', address))).text();
  const bytes = Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(metrics)?.[1]);
  // About 105: the process that builds takes 780.
  expect(bytes / 2 ** 20).toBeGreaterThan(20);
  expect(bytes / 2 ** 20).toBeLessThan(200);

  npm.child.kill('SIGTERM');
  await npm.gone;
  await expect.poll(() => isServing(address), SOON).toBe(false);
});

test('`npx undercroft` ends with npx', { timeout: LONG }, async () => {
  const npx = start([...npmCommand('npx'), 'undercroft']);
  const address = await npx.address();

  npx.child.kill('SIGTERM');
  await npx.gone;
  await expect.poll(() => isServing(address), SOON).toBe(false);
});

test.each([
  ['npm', () => [...npmCommand(), 'run', 'dev']],
  ['itself', () => [process.execPath, 'scripts/run.js', 'dev']],
] as const)(
  '`npm run dev` that is stopped by SIGTERM to %s leaves no server behind',
  { timeout: LONG },
  async (_who, command) => {
    const dev = start(command());
    const address = await dev.address();
    const metrics = await (await fetch(new URL('/metrics', address))).text();
    const [, port] = /node="[^"]+:(\d+)"/.exec(metrics) ?? [];
    const backend = `http://127.0.0.1:${port}`;
    expect(await isServing(backend), backend).toBe(true);

    dev.child.kill('SIGTERM');
    await dev.gone;
    await expect.poll(() => Promise.all([address, backend].map(isServing)), SOON).toEqual([false, false]);
  },
);

test('`npm run dev` still notices changes after a restart of Vite, which a changed kit of a game causes', {
  timeout: LONG,
}, async () => {
  const change = (name: string, from: string, to: string) => {
    const file = path.join(copy.folder, name);
    const before = readFileSync(file, 'utf8');
    expect(before, name).toContain(from);
    writeFileSync(file, before.replace(from, to));
    // The build from before is reused by the tests below.
    onTestFinished(() => writeFileSync(file, before));
  };
  const dev = start([process.execPath, 'scripts/run.js', 'dev']);
  const address = await dev.address();
  const ask = (place: string) =>
    fetch(new URL(place, address)).then(
      (answer) => answer.text(),
      () => 'nobody',
    );
  // Different for each start of Vite: pages connect with it.
  const token = async () => /wsToken = "([^"]+)"/.exec(await ask('/@vite/client'))?.[1];
  const first = await token();
  expect(first).toBeDefined();
  change('src/games/dash/kit.ts', 'minutes: 20', 'minutes: 21');
  await expect.poll(async () => ![first, undefined].includes(await token()), SOON).toBe(true);
  // The server must have started too, or it would read later changes on its own.
  await expect.poll(dev.said, SOON).toContain('kit.ts has changed');
  await expect.poll(() => ask('/healthz'), SOON).toBe('ok\n');

  change('src/games/dash/sprites.json', '"broadsword"', '"broadsword", "ant"');
  await expect.poll(() => ask('/@icons/dash.svg'), SOON).toContain('<symbol id="ant"');
  change('src/server/http/health.ts', "'ok\\n'", "'changed\\n'");
  await expect.poll(() => ask('/healthz'), SOON).toBe('changed\n');
});

test('`npm run dev` reports a port in use in one sentence, and ends', { timeout: LONG }, async () => {
  const first = start([process.execPath, 'scripts/run.js', 'dev']);
  const { port } = new URL(await first.address());
  const second = start([process.execPath, 'scripts/run.js', 'dev'], { PORT: port });

  expect((await second.gone)[0]).toBe(1);
  expect(second.said()).toMatch(new RegExp(`^The pages cannot be served at 127.0.0.1, port ${port}: .*\n$`));
});

test.each([
  ['300 ms later is the same one, passed on: the server says goodbye in peace', 300, 0],
  ['1.5 s later ends it at once', 1500, 1],
])('a second signal %s', { timeout: LONG }, async (_what, ms, code) => {
  const server = start([process.execPath, 'bin/undercroft.js', 'serve'], { DRAIN_SECONDS: '3' });
  await server.address();

  server.child.kill('SIGINT');
  await wait(ms);
  server.child.kill('SIGTERM');
  expect((await server.gone)[0]).toBe(code);
});
