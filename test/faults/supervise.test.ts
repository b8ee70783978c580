import { expect, test } from 'vitest';
import { supervise } from '../../scripts/supervise.js';

const TRIALS = new URL('./run-trials.ts', import.meta.url).href;

/** Supervises a run of three trials, the second of which runs the given code. */
async function runWith(second: string, hangsAfterMs = 60_000): Promise<{ exitCode: number; said: string }> {
  const program = `
    const { runTrials } = await import(${JSON.stringify(TRIALS)});
    const trial = (name, run = async () => undefined) => ({ name, run });
    await runTrials([trial('first'), trial('second', async () => { ${second} }), trial('third')]);
    process.exit(0);`;
  let said = '';
  const exitCode = await supervise(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    hangsAfterMs,
    quiet: true,
    say: (sentence) => {
      said += sentence;
    },
  });
  return { exitCode, said };
}

test('a complete run returns its exit code, and prints nothing more', async () => {
  expect(await runWith('')).toEqual({ exitCode: 0, said: '' });
});

test.each([
  ['is killed', `process.kill(process.pid, 'SIGKILL')`, 'SIGKILL'],
  ['ends, with an exit code of success', 'process.exit(0)', 'exit code 0'],
  ['has nothing more to wait for', 'await new Promise(() => undefined)', 'exit code 13'],
])('a run that %s in a trial has failed, and says where', async (_what, second, how) => {
  const { exitCode, said } = await runWith(second);

  expect(exitCode).toBe(1);
  expect(said).toBe(`\nFAILED: the run ended early (${how}) in or after "second"; 1 of 3 trials were done.`);
});

test('a run that hangs is ended, and has failed', async () => {
  const hang = 'setInterval(() => undefined, 1000); await new Promise(() => undefined)';
  const { exitCode, said } = await runWith(hang, 3000);

  expect(exitCode).toBe(1);
  expect(said).toMatch(/FAILED: the run hung: nothing happened for 3 s, so it was ended/);
});
