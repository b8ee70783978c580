import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A built node: the program, and how to remove it. */
export interface BuiltNode {
  program: string;
  remove(): void;
}

/** Builds the program that nodes run, from this repository or a copy of it, because a built program starts faster than sources. */
export async function buildNode(sources = ROOT): Promise<BuiltNode> {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-node-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await build({
    root: sources,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input: { serve: join(sources, 'test/faults/serve.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  return {
    program: join(folder, 'built', 'serve.mjs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
