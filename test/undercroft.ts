import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/undercroft.js', import.meta.url));

/** The result of a process. */
export interface Finished {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs the real command line as a separate process. */
export function undercroft(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [BIN, ...args], { env: { ...process.env, ...env } });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ exitCode: code ?? -1, stdout, stderr: withoutProgress(stderr) }));
  });
}

/** Removes the progress of a build, which the first of several commands may start. */
function withoutProgress(stderr: string): string {
  return stderr.replace(/^(Building|Installing).*\n/gm, '');
}

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Writes a file into a temporary folder, removed after the tests, and returns its path. */
export function temporaryFile(name: string, content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-'));
  folders.push(folder);
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}
