import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** An error with a complete message: it is shown without a stack. */
export function failure(sentence) {
  return Object.assign(new Error(sentence), { inOneSentence: true });
}

/**
 * Runs a command in the repository and resolves to its exit code and what it wrote.
 * `quiet` keeps its output to itself; otherwise the command writes straight to our terminal. `endsWithUs`: it is stopped
 * when this process ends before it.
 */
export function command(name, args, { quiet = false, cwd = ROOT, env = {}, endsWithUs = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(name, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (endsWithUs) {
      const end = () => child.kill();
      process.once('exit', end);
      child.once('close', () => process.off('exit', end));
    }
    let output = '';
    child.stdout?.on('data', (text) => {
      output += text;
    });
    child.stderr?.on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ exitCode: 127, output: error.message }));
    child.on('close', (code, signal) => resolve({ exitCode: code ?? 1, output, signal }));
  });
}

/** Runs a tool of the repository's node_modules with this Node. */
export function tool(script, args, options) {
  const all = [path.join(ROOT, 'node_modules', script), ...args];
  return command(process.execPath, all, { endsWithUs: true, ...options });
}
