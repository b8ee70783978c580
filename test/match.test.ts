import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { PERL, PYTHON } from '../scripts/bot-languages.js';
import type { MatchReport } from '../src/cli/match/match-report.ts';
import { isAlive } from '../src/cli/match/testing/is-alive.ts';
import { needPosix, needPrograms } from './needs.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLAYOUTS = `python3 ${ROOT}examples/bots/playouts.py 1 random`;
const GREEDY = `perl ${ROOT}examples/bots/greedy.pl`;
/** Well-behaved test programs get more time than any machine needs. */
const AMPLE = ['--time', '600000'];

/** A shell program: its reaction to each question, after it has answered hello. */
function shellBot(atQuestion: string): string {
  const script = `while read -r line; do
  case $line in
    *'"kind":"hello"'*) echo '{"kind":"hello"}' ;;
    *'"kind":"choose"'*) ${atQuestion} ;;
  esac
done
`;
  return `sh ${temporaryFile('bot.sh', script)}`;
}

async function match(...args: string[]): Promise<{ report: MatchReport; stderr: string; exitCode: number }> {
  const { exitCode, stdout, stderr } = await undercroft(['match', ...args, '--json']);
  return { report: JSON.parse(stdout), stderr, exitCode };
}

describe('undercroft match', { timeout: 120_000 }, () => {
  beforeEach(() => needPosix());

  test('the examples play whole games, each deal with the seats swapped', async () => {
    needPrograms(PYTHON, PERL);
    const json = spawnSync('perl', ['-MJSON::PP', '-e', '1']);
    expect(json.status, 'the Perl example needs JSON::PP, which is in the package perl (apt install perl)').toBe(0);
    const { report, stderr, exitCode } = await match(PLAYOUTS, GREEDY, '--game', 'days', '--games', '2', ...AMPLE);
    expect({ exitCode, stderr, failures: report.failures }).toEqual({ exitCode: 0, stderr: '', failures: [] });
    expect(report).toMatchObject({ game: 'days', seats: 2, games: 2, deals: 1, standIn: 'careful' });
    expect(report.winsByBot.map(({ bot }) => bot)).toEqual([PLAYOUTS, GREEDY]);
    expect(report.winsByBot.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
  });

  test('a program that fails loses its games, and its author is told why', async () => {
    const dying = shellBot('echo "I give up" >&2; exit 3');
    const played = await match(dying, 'random', '--game', 'days', '--games', '4', ...AMPLE);
    expect(played.exitCode).toBe(1);
    // The stand-in, which would beat `random`, plays on, but not for the program's figures.
    expect(played.report.winsByBot).toMatchObject([
      { bot: dying, share: 0 },
      { bot: 'random', share: 1 },
    ]);
    expect(played.report.failures).toMatchObject([{ bot: dying, games: 4, counts: { dead: 4, late: 0 } }]);
    expect(played.report.failures[0]?.first[0]).toMatchObject({ failure: 'dead', why: 'ended with code 3' });
    const told = played.stderr.trim().split('\n');
    expect(told.filter((line) => line === `${dying}: I give up`)).toHaveLength(4);
    expect(told).toContain(`match: ${dying}: deal 1, seat 1: lost this game (dead): it ended with code 3`);
  });

  test('if both fail, nobody wins, and the report begins with it', async () => {
    const dying = shellBot('exit 3');
    const babbling = shellBot('echo "let me think"');
    const args = ['match', dying, babbling, '--game', 'days', '--games', '4', ...AMPLE];
    const { exitCode, stdout } = await undercroft(args);
    expect(exitCode).toBe(1);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      `FAILED: ${dying} failed in 4 of 4 games and lost them (dead 4).`,
      `FAILED: ${babbling} failed in 4 of 4 games and lost them (not-json 4).`,
    ]);
    expect(stdout).toContain('won by nobody: 4');
  });

  test('a team of programs plays the same deals as a team of bots', async () => {
    const first = shellBot(`echo '{"kind":"move","index":0}'`);
    const { exitCode, stdout } = await undercroft([
      'match',
      first,
      'careful',
      '--game',
      'time',
      '--games',
      '4',
      ...AMPLE,
    ]);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('4 games of 2 deals');
    expect(stdout).toMatch(/Wins by team[\s\S]*bot\.sh +\d+\.\d\d% +\d+\.\d\d% to \d+\.\d\d%\n +careful +\d/);
    expect(stdout).not.toContain('FAILED');
  });

  test.each([
    [['carful', 'random'], 2, 'There is no bot "carful" for dash. Did you mean careful?'],
    [['/nowhere/bot', 'random'], 1, 'The bot "/nowhere/bot" ended with code 127.'],
    [['echo nonsense', 'random'], 1, 'The bot "echo nonsense" answered hello with "nonsense" instead of hello'],
  ])('%j is answered with a sentence', async (args, code, sentence) => {
    const { exitCode, stdout, stderr } = await undercroft(['match', ...args]);
    expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' });
    expect(stderr).toContain(sentence);
  });

  test('Ctrl-C ends the programs with the match', async () => {
    const note = temporaryFile('pid', '');
    const stuck = shellBot(`echo $$ > ${note}; sleep 1000`);
    const running = spawn(process.execPath, [`${ROOT}bin/undercroft.js`, 'match', stuck, 'random', ...AMPLE]);
    const pid = (): number => Number(readFileSync(note, 'utf8'));
    await expect.poll(pid).toBeGreaterThan(0);
    expect(isAlive(pid())).toBe(true);
    running.kill('SIGINT');
    expect(await once(running, 'exit')).toEqual([130, null]);
    await expect.poll(() => isAlive(pid())).toBe(false);
  });
});
