import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

/** This repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A built program, and how to remove it. */
export interface BuiltProgram {
  program: string;
  remove(): void;
}

/** What to build: a file of this repository or of a copy of it, which plugins may change. */
export interface ProgramPlan {
  /** The file, within `sources`. */
  entry: string;
  /** This repository if not said. */
  sources?: string | undefined;
  plugins?: Plugin[];
}

/** Builds a program of the tests with everything it imports, because a built one starts faster than sources; packages stay where they are. */
export async function buildProgram({ entry, sources = ROOT, plugins = [] }: ProgramPlan): Promise<BuiltProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-built-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: sources,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    build: {
      ssr: true,
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { program: join(sources, entry) },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    program: join(folder, 'built', 'program.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
