import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Not copied: build output, data, what tests write, and the packages, which are shared. */
const LEFT_OUT = /^(?:node_modules|dist.*|\.git|data|test-results|playwright-report)$/;

/** A writable copy of the repository. */
export interface Copy {
  folder: string;
  /** Runs a Node program there and returns its output. */
  run(...args: readonly string[]): Promise<{ exitCode: number; said: string }>;
  remove(): void;
}

/** A copy of the repository in its current state. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'undercroft-copy-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => path.dirname(source) !== ROOT || !LEFT_OUT.test(path.basename(source)),
  });
  // Windows lets every user create a junction, but only few a symbolic link.
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return {
    folder,
    run: (...args) => runIn(folder, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function runIn(folder: string, args: readonly string[]): Promise<{ exitCode: number; said: string }> {
  return new Promise((resolve, reject) => {
    // Environment variables of this test runner would mislead a nested one.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST)/.test(name)),
    );
    const child = spawn(process.execPath, args, { cwd: folder, env });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? -1, said }));
  });
}
