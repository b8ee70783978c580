import fc from 'fast-check';

/**
 * How fast-check draws the cases of properties: the same ones each time, so that no test depends on chance. A longer
 * search: PROPERTY_SEED=$RANDOM PROPERTY_RUNS=20000 npx vitest run FILE. Failures are shrunk and printed.
 */
fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 21),
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
});

export { fc };
