import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    testTimeout: 120_000,
    // A PostgreSQL that ends waits for the disk, and disks can be very busy.
    hookTimeout: 60_000,
    // One second, as it would be otherwise, is short on a machine with much to do.
    expect: { poll: { timeout: 20_000 } },
    // By itself it would leave one of two cores idle.
    maxWorkers: 2,
  },
});
