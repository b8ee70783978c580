import type { Plugin } from 'vite';
import { type BuiltProgram, buildProgram } from '../faults/build-program.ts';
import { type Mutation, mutated } from './mutations.ts';

/** Builds the simulation with all its imports, from the sources as they are or with a mutation. */
export async function buildSimulation(mutation?: Mutation): Promise<BuiltProgram> {
  const missing = new Set(mutation?.changes.map(({ file }) => file));
  const change: Plugin = {
    name: 'mutation',
    enforce: 'pre',
    transform(code, id) {
      const file = [...missing].find((one) => id.endsWith(one));
      if (mutation === undefined || file === undefined) return undefined;
      missing.delete(file);
      return mutated(mutation, id, code);
    },
  };
  const built = await buildProgram({ entry: 'test/simulation/thread.ts', plugins: [change] });
  if (missing.size > 0) throw new Error(`the simulation does not use ${[...missing].join(', ')}`);
  return built;
}
