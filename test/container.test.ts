import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { elementAt } from '../src/engine/list.ts';
import { post } from '../src/server/fixtures/page.ts';
import { readDockerfile } from './container/dockerfile.ts';
import { buildImage, type Image, inside } from './container/image.ts';
import { needPosix } from './needs.ts';

// Without Docker, each step of the container file is executed in an empty folder. Packages and the built product come
// from this repository: fetching and building them is tested elsewhere.

const ROOT = path.resolve(import.meta.dirname, '..');

test('the steps of the container file lead to a server that is healthy, opens tables, keeps them in its volume and ends on request', async () => {
  needPosix();
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stages = readDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  const image = buildImage(stages, { context: ROOT, folder });

  expect(image.user).not.toBe('root');
  expect(image.volumes).toEqual([image.settings.DATA_DIR]);
  expect(image.settings.HOST).toBe('0.0.0.0');
  for (const file of ['LICENSE', 'dist/client/licences.txt']) expect(existsSync(inside(image, file)), file).toBe(true);
  const env = settingsOf(image);
  const server = serve(image);
  const gone = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  const address = await addressOf(server);

  const { port: open } = new URL(address);
  const [healthProgram = '', ...healthArgs] = image.health;
  const check = (at: string) => spawnSync(healthProgram, healthArgs, { env: { ...env, PORT: at } }).status;
  expect([check(open), check('1')]).toEqual([0, 1]);
  const page = await (await fetch(address)).text();
  const [, script = 'none'] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(await fetch(new URL(script, address))).toMatchObject({ ok: true });
  const table = await post(new URL(address).origin, {
    game: 'dash',
    name: 'Ada',
    bots: ['careful'],
    start: true,
  });
  expect(table).toMatchObject({ ok: true });

  server.kill(image.stopSignal);
  expect((await gone)[0]).toBe(0);
  expect(readdirSync(env.DATA_DIR)).toContain('undercroft.sqlite');
});

// `package.json` is not such a part: Node detects that these files are modules.
test('an image without a required part reports at once why it does not serve', async () => {
  needPosix();
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');
  const stages = readDockerfile(text.replace('COPY --from=build /app/dist ./dist\n', ''));
  const image = buildImage(stages, { context: ROOT, folder });
  const server = serve(image);
  onTestFinished(() => void server.kill('SIGKILL'));

  await expect(addressOf(server)).rejects.toThrow(/ended with 1: .*Cannot find module/s);
});

/** Runs an image's program. In a container it listens on every address; the test does not expose it to the network. */
function serve(image: Image): ChildProcessWithoutNullStreams {
  const [program = '', ...args] = [...image.entrypoint, ...image.command];
  return spawn(program, args, { cwd: inside(image, '.'), env: settingsOf(image) });
}

function settingsOf(image: Image): NodeJS.ProcessEnv & { DATA_DIR: string } {
  const place = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: inside(image, elementAt(image.volumes, 0)) };
  return { PATH: process.env.PATH, ...image.settings, ...place };
}

/** The address a server prints; fails with its output if it exits before. */
function addressOf(server: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk;
        const [address] = /http:\/\/[\w.:]+/.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
    // Not `exit`: its last output may still be on its way.
    server.once('close', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
