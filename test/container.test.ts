import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readDockerfile } from './container/dockerfile.ts';
import { buildImage, inside } from './container/image.ts';

// Where there is no Docker, each step of the container file is done in an empty folder. Packages and the built product
// are those of this repository: that they can be fetched and built is seen by everybody who works here.

const ROOT = path.resolve(import.meta.dirname, '..');

test('the steps of the container file lead to a server that is healthy, opens tables, keeps them in its volume and ends when it is asked to', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-container-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stages = readDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
  const image = buildImage(stages, { context: ROOT, folder });

  expect(image.user).not.toBe('root');
  expect(image.volumes).toEqual([image.settings.DATA_DIR]);
  const [program, ...args] = [...image.entrypoint, ...image.command];
  const port = '0';
  const env = { PATH: process.env.PATH, ...image.settings, PORT: port, DATA_DIR: inside(image, image.volumes[0]) };
  const server = spawn(program, args, { cwd: inside(image, '.'), env });
  const gone = once(server, 'exit');
  onTestFinished(() => void server.kill('SIGKILL'));
  const [line] = await once(server.stdout, 'data');
  const address = /http:\/\/\S+/.exec(String(line))?.[0] ?? 'no address';

  const { port: open } = new URL(address);
  const [healthProgram, ...healthArgs] = image.health;
  const check = (at: string) => spawnSync(healthProgram, healthArgs, { env: { ...env, PORT: at } }).status;
  expect([check(open), check('1')]).toEqual([0, 1]);
  const page = await (await fetch(address)).text();
  const [, script = 'none'] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(await fetch(new URL(script, address))).toMatchObject({ ok: true });
  const table = await fetch(new URL('/api/tables', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'dash', name: 'Ada', bots: ['careful'], start: true }),
  });
  expect(table).toMatchObject({ ok: true });

  server.kill(image.stopSignal);
  expect((await gone)[0]).toBe(0);
  expect(readdirSync(env.DATA_DIR)).toContain('undercroft.sqlite');
});
