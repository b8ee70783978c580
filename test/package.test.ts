import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startHouseIn } from './e2e/start-house.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

let packed: string[];

/** What `npm pack` would pack; it builds first what is not built. */
beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' });
  const [{ files }] = JSON.parse(said) as [{ files: { path: string }[] }];
  packed = files.map((file) => file.path);
});

test('every page that is packed links to what is packed too', () => {
  const isPacked = (file: string) => packed.some((one) => one === file || one.startsWith(`${file}/`));
  const broken = packed
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
        .filter(([, to]) => !isPacked(path.posix.join(path.posix.dirname(file), to)))
        .map(([, to]) => `${file}: ${to}`),
    );

  expect(packed).toContain('README.md');
  expect(broken).toEqual([]);
});

test('what `npm pack` packs serves the pages from an empty folder, with no package that only building needs', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-packed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of packed) cpSync(path.join(ROOT, file), path.join(folder, file));
  const { dependencies } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules', name), link);
  }

  const house = await startHouseIn(folder, { PORT: '0', DATA_DIR: path.join(folder, 'data') });
  onTestFinished(() => house.end());
  const page = await (await fetch(house.address)).text();
  const [, script = 'none'] = /<script[^>]* src="([^"]+)"/.exec(page) ?? [];
  expect(await fetch(new URL(script, house.address))).toMatchObject({ ok: true });
  const table = await fetch(new URL('/api/tables', house.address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'dash', name: 'Ada', bots: ['careful'], start: true }),
  });
  expect(table).toMatchObject({ ok: true });
});
