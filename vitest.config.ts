import { defineConfig } from 'vitest/config';

export default defineConfig({
  // By itself it would leave one of two cores idle.
  test: { include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'], testTimeout: 120_000, maxWorkers: 2 },
});
