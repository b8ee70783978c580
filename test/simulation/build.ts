import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { type Mutation, mutated } from '../faults/mutations.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A built simulation: the program of its threads, and how to remove it. */
export interface BuiltSimulation {
  program: string;
  remove(): void;
}

/** Builds the simulation with everything it runs, from the sources as they are or with a mutation. */
export async function buildSimulation(mutation?: Omit<Mutation, 'faults'>): Promise<BuiltSimulation> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-simulation-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const missing = new Set(mutation?.changes.map(({ file }) => file));
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'mutation',
        enforce: 'pre',
        transform(code, id) {
          const file = [...missing].find((one) => id.endsWith(one));
          if (mutation === undefined || file === undefined) return undefined;
          missing.delete(file);
          return mutated(mutation, id, code);
        },
      },
    ],
    build: {
      ssr: true,
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { thread: join(ROOT, 'test/simulation/thread.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  if (missing.size > 0) throw new Error(`the simulation does not use ${[...missing].join(', ')}`);
  return {
    program: join(folder, 'built', 'thread.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
