import { tool } from './command.js';
import { installMissing } from './install.js';

/** `npm run sentences`: writes every sentence of the screen to `docs/sentences.en.md` and `docs/sentences.it.md`, for review. */
export async function run() {
  await installMissing();
  const { exitCode, output } = await tool('vitest/vitest.mjs', ['run', 'test/language.test.ts', '-t', 'for review'], {
    quiet: true,
    env: { WRITE_SENTENCES: '1' },
  });
  console.log(exitCode === 0 ? 'Written: docs/sentences.en.md and docs/sentences.it.md' : output);
  return exitCode;
}
