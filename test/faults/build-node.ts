import { type BuiltProgram, buildProgram } from './build-program.ts';

/** Builds the program that nodes run, from this repository or a copy of it. */
export function buildNode(sources?: string): Promise<BuiltProgram> {
  return buildProgram({ entry: 'test/faults/serve.ts', sources });
}
