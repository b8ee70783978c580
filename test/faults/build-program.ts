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

/** A program to build: a file of this repository or of a copy of it, which plugins may change. */
export interface ProgramPlan {
  /** The file, within this repository. */
  entry: string;
  plugins?: Plugin[];
}

/** Builds a test program with all its imports, because a built one starts faster than sources. */
export async function buildProgram({ entry, plugins = [] }: ProgramPlan): Promise<BuiltProgram> {
  const { folder, remove } = newProgramFolder();
  await buildInto(folder, { entries: { program: join(ROOT, entry) }, sources: ROOT, plugins });
  return { program: join(folder, 'program.mjs'), remove };
}

/** Builds the program that nodes run. */
export function buildNode(): Promise<BuiltProgram> {
  return buildProgram({ entry: 'test/faults/serve.ts' });
}

/** A temporary folder in which a built program finds its packages. */
export function newProgramFolder(): { folder: string; remove(): void } {
  const outer = mkdtempSync(join(tmpdir(), 'undercroft-built-'));
  symlinkSync(join(ROOT, 'node_modules'), join(outer, 'node_modules'), 'junction');
  return { folder: join(outer, 'built'), remove: () => rmSync(outer, { recursive: true, force: true }) };
}

/** Builds files into a folder, by output name; packages are not bundled. */
export async function buildInto(
  outDir: string,
  plan: { entries: Record<string, string>; sources: string; plugins?: Plugin[]; minify?: boolean },
): Promise<void> {
  const { entries, sources, plugins = [], minify = false } = plan;
  await build({
    root: sources,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: entries,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}
