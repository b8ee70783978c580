import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole pages are rendered there, hundreds of times: by the React that people get, several times as fast as the one for development. */
const PAGE_TESTS = 'test/stage/**/*.test.ts';

/** Tests beside the code leave nothing behind, so that files share a process and what they import. */
const SHARED_PROCESS_TESTS = 'src/**/*.test.{ts,tsx}';

/** Those that put something in the place of a module: another file of their process may have loaded it already. */
const MOCKING_TESTS = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => readFileSync(new URL(name, import.meta.url), 'utf8').includes('vi.mock('));

/** Files that take longest, the longest first. One that begins late would keep a core busy alone at the end. */
const LONGEST = [
  'test/new-game.test.ts',
  'test/stage/pages.test.ts',
  'test/start.test.ts',
  'test/contract.test.ts',
  'test/store-commands.test.ts',
  'src/games/bag/bots/to-and-fro.test.ts',
  'test/backup.test.ts',
  'src/games/bag/bots/coverage.test.ts',
  'test/command-line.test.ts',
  'src/server/real-time.test.ts',
  'test/contract-bots.test.ts',
  'test/security/wire-secrets.test.ts',
  'test/faults/faults.test.ts',
  'src/server/cluster/nodes.test.ts',
];

/** Begins with the files that take longest; the others follow in the usual order. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? LONGEST.length : found;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

export default defineConfig({
  // Pages are drawn without the build's pictures.
  resolve: {
    alias: [
      { find: /^virtual:icons\/.*/, replacement: fileURLToPath(new URL('test/stage/no-icons.ts', import.meta.url)) },
      {
        find: /^virtual:pictures\/.*/,
        replacement: fileURLToPath(new URL('test/stage/no-pictures.ts', import.meta.url)),
      },
    ],
  },
  test: {
    testTimeout: 120_000,
    // Many start real processes. `npm test` names those that needed it, and one in a thousand may.
    retry: 1,
    // A PostgreSQL that ends waits for the disk, and disks can be very busy.
    hookTimeout: 120_000,
    // One second, as it would be otherwise, is short on a machine with much to do.
    expect: { poll: { timeout: 20_000 } },
    sequence: { sequencer: LongestFirst },
    // More than two cores can run: tests of servers mostly wait.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'product',
          include: ['test/**/*.test.ts', ...MOCKING_TESTS],
          exclude: [PAGE_TESTS],
        },
      },
      {
        extends: true,
        test: { name: 'parts', include: [SHARED_PROCESS_TESTS], exclude: MOCKING_TESTS, isolate: false },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: { name: 'pages', include: [PAGE_TESTS], env: { NODE_ENV: 'production' } },
      },
    ],
  },
});
