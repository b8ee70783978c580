import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

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
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // Many start real processes. `npm test` names those that needed it, and one in a thousand may.
    retry: 1,
    // A PostgreSQL that ends waits for the disk, and disks can be very busy.
    hookTimeout: 60_000,
    // One second, as it would be otherwise, is short on a machine with much to do.
    expect: { poll: { timeout: 20_000 } },
    // By itself it would leave one of two cores idle.
    maxWorkers: 2,
  },
});
