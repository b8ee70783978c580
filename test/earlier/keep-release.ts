import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInto, ROOT } from '../faults/build-program.ts';

/**
 * Stores a release for the tests of the next one: `npx tsx test/earlier/keep-release.ts COMMIT` builds the server and
 * its pages' connection at that commit, and packs them beside this file. The release stored before is removed.
 */
async function keep(commit: string): Promise<string> {
  const sources = mkdtempSync(join(tmpdir(), 'undercroft-release-'));
  const built = mkdtempSync(join(tmpdir(), 'undercroft-release-built-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    symlinkSync(join(ROOT, 'node_modules'), join(sources, 'node_modules'), 'junction');
    const { version } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8')) as { version: string };
    const entries = { node: 'test/faults/serve.ts', player: 'test/faults/player.ts' };
    await buildInto(built, {
      sources,
      entries: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(sources, file)])),
      minify: true,
    });
    for (const file of readdirSync(import.meta.dirname)) {
      if (/^release-.*\.tgz$/.test(file)) rmSync(join(import.meta.dirname, file));
    }
    const packed = join(import.meta.dirname, `release-${version}.tgz`);
    execFileSync('tar', ['-cz', '-f', packed, '-C', built, '.']);
    return packed;
  } finally {
    for (const folder of [sources, built]) rmSync(folder, { recursive: true, force: true });
  }
}

const [commit] = process.argv.slice(2);
if (commit === undefined) throw new Error('Say of which commit: npx tsx test/earlier/keep-release.ts COMMIT');
console.log(await keep(commit));
