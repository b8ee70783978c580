import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { MatchReport } from '../src/cli/match/match-report.ts';
import { isAlive } from '../src/cli/match/testing/is-alive.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PLAYOUTS = `python3 ${ROOT}examples/bots/playouts.py 1 random`;
const GREEDY = `perl ${ROOT}examples/bots/greedy.pl`;
/** Programs of tests that play properly are given more time than any machine needs. */
const AMPLE = ['--time', '600000'];

/** A program of the shell: what it does with each question, after it has answered hello. */
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

async function match(...args: string[]): Promise<{ report: MatchReport; stderr: string }> {
  const { exitCode, stdout, stderr } = await undercroft(['match', ...args, '--json']);
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  return { report: JSON.parse(stdout), stderr };
}

describe('undercroft match', { timeout: 120_000 }, () => {
  test('Python and Perl, which the examples need, are installed', () => {
    const missing = ['python3', 'perl'].filter((language) => spawnSync(language, ['--version']).status !== 0);
    expect(missing, `install ${missing.join(' and ')} to try the example bots (apt install ...)`).toEqual([]);
    const json = spawnSync('perl', ['-MJSON::PP', '-e', '1']);
    expect(json.status, 'the Perl example needs JSON::PP, which is in the package perl (apt install perl)').toBe(0);
  });

  test('the examples play whole games, each deal with the seats swapped', async () => {
    const { report, stderr } = await match(PLAYOUTS, GREEDY, '--game', 'days', '--games', '2', ...AMPLE);
    expect({ stderr, replaced: report.replaced }).toEqual({ stderr: '', replaced: [] });
    expect(report).toMatchObject({ game: 'days', seats: 2, games: 2, deals: 1, standIn: 'careful' });
    expect(report.winsByBot.map(({ bot }) => bot)).toEqual([PLAYOUTS, GREEDY]);
    expect(report.winsByBot[0].share + report.winsByBot[1].share).toBeCloseTo(1, 3);
  });

  test('programs that fail are replaced and reported, and what they say on stderr has their name', async () => {
    const dying = shellBot('echo "I give up" >&2; exit 3');
    const babbling = shellBot('echo "let me think"');
    const { report, stderr } = await match(dying, babbling, '--game', 'days', '--games', '4', ...AMPLE);
    expect(report.games).toBe(4);
    expect(report.replaced).toMatchObject([
      { bot: dying, late: 0, broken: 0, dead: 4 },
      { bot: babbling, late: 0, broken: 4, dead: 0 },
    ]);
    expect(report.replaced[0].first[0]).toMatchObject({ failure: 'dead', why: 'ended with code 3' });
    expect(stderr.trim().split('\n')).toEqual(new Array(4).fill(`${dying}: I give up`));
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
    expect(stdout).not.toContain('was replaced');
  });

  test.each([
    [['carful', 'random'], 2, 'There is no bot "carful" for dash. Did you mean careful?'],
    [['/nowhere/bot', 'random'], 1, 'The bot "/nowhere/bot" ended with code 127.'],
    [['echo nonsense', 'random'], 1, 'The bot "echo nonsense" answered hello with "nonsense", and not with hello'],
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
