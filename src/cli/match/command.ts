import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { elementAt } from '../../engine/list.ts';
import { type Command, FAILURE, fail, type Given, SUCCESS, say, valueFor } from '../command.ts';
import { planOptions, refuse } from '../simulate/plan-from-arguments.ts';
import { type ProgressBar, progressBar } from '../simulate/progress.ts';
import { nameOf, reportOf } from '../simulate/report.ts';
import { playOnThreads } from '../simulate/threads.ts';
import { Failures } from './failures.ts';
import { hasPrograms, type MatchPlan, matchOf } from './match-plan.ts';
import { matchReportAsText, matchReportOf } from './match-report.ts';
import { helloOf, START_MS } from './program-bot.ts';
import { Programs } from './programs.ts';
import { readLine } from './protocol.ts';
import type { MatchThread } from './thread.ts';

/** Limits per bot: lines of stderr passed on, and characters of each. */
const MOST_LINES = 100;
const LONGEST = 500;

/** Passes on what programs write to stderr, each line with the name of its bot, up to a limit. */
export function stderrOf(names: readonly string[], write: (line: string) => void): (bot: number, line: string) => void {
  const passedOn = names.map(() => 0);
  return (bot, line) => {
    const lines = elementAt(passedOn, bot) + 1;
    passedOn[bot] = lines;
    if (lines <= MOST_LINES) write(`${names[bot]}: ${printable(line.slice(0, LONGEST))}`);
    if (lines === MOST_LINES + 1) write(`${names[bot]}: (and more, which is not shown)`);
  };
}

/** Without characters that would move the cursor or change the colours of a terminal. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, (character) => (character === '\t' ? character : ''));
}

/** The code of each thread: thread.ts, as it is built beside the command. */
const THREAD = new URL('./match-thread.js', import.meta.url);
/** What shells expect of a command ended by Ctrl-C or a signal. */
const STOPPED = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** `undercroft match` */
export const matchCommand: Command = {
  name: 'match',
  files: ['BOT', 'BOT'],
  summary: 'let two bots play each other; a bot may be a program in any language',
  details: [
    'Lets two bots play each other. Each deal is played twice, with the seats swapped; a bot against itself is a control.',
    'In co-operative games each bot plays every deal as a team.',
    'A bot is one of the game (random, careful), or a program that speaks JSON lines: "python3 my-bot.py", ./my-bot.',
    'docs/bots.md has the protocol. A program that crashes, is late or sends invalid answers loses that game,\nand the exit code is 1.',
  ].join('\n'),
  options: planOptions({
    seats: 2,
    own: { time: { takes: 'MS', help: 'how long a program may take for a decision, in ms (1000)' } },
    threads: 'how many games at a time (one per core; with programs one per two cores)',
  }),
  run: runMatch,
};

async function runMatch(given: Given): Promise<number> {
  const planned = matchOf(given);
  if (planned.kind !== 'planned') return refuse(planned);
  const { plan: match } = planned;
  const names = match.plan.bots.map((_, at) => nameOf(match.plan.bots, at));
  const bar = progressBar();
  const failures = new Failures(names);
  const write = (line: string): void => {
    bar.clear();
    process.stderr.write(`${line}\n`);
  };
  const complained = stderrOf(names, write);
  const noted = stderrOf(names, (line) => write(`match: ${line}`));
  const programs = new Programs(match.commands, { complained, noted, failures });
  const stop = (signal: keyof typeof STOPPED): void => process.exit(STOPPED[signal]);
  const kill = (): void => programs.kill();
  process.on('exit', kill);
  for (const signal of Object.keys(STOPPED)) process.on(signal, stop);
  try {
    const wrong = await whatDoesNotStart(match, programs);
    if (wrong !== undefined) return fail(wrong);
    const report = await play(planned, programs, bar);
    const matchReport = matchReportOf(match, report, failures.report());
    const isJson = valueFor(given, 'json') !== undefined;
    say(isJson ? JSON.stringify(matchReport, undefined, 2) : matchReportAsText(matchReport));
    return matchReport.failures.length === 0 ? SUCCESS : FAILURE;
  } finally {
    await programs.end();
    for (const signal of Object.keys(STOPPED)) process.off(signal, stop);
    process.off('exit', kill);
  }
}

/** Greets each program once, so that a wrong command is one sentence and not a thousand games of stand-ins. */
async function whatDoesNotStart({ plan, commands }: MatchPlan, programs: Programs): Promise<string | undefined> {
  for (const [bot, command] of commands.entries()) {
    if (command === undefined) continue;
    const answer = await programs.tryOut(bot, { line: JSON.stringify(helloOf(plan, 0)), ms: START_MS });
    if (answer.kind === 'failed')
      return `The bot "${command}" ${answer.why}. It has to answer hello with hello (docs/bots.md).`;
    const read = readLine(answer.line);
    if (read.kind !== 'message' || read.message.kind !== 'hello')
      return `The bot "${command}" answered hello with ${JSON.stringify(answer.line.slice(0, 80))} instead of hello (docs/bots.md).`;
  }
  return undefined;
}

async function play(
  { plan: match, threads: asked }: { plan: MatchPlan; threads: number | undefined },
  programs: Programs,
  bar: ProgressBar,
) {
  const cores = availableParallelism();
  const threads = asked ?? (hasPrograms(match) ? Math.max(1, Math.floor(cores / 2)) : cores);
  const start = (): Worker => {
    const end = programs.connect();
    const workerData: MatchThread = { match, end };
    return new Worker(THREAD, { workerData, transferList: [end.port] });
  };
  const startedAt = performance.now();
  const figures = await playOnThreads(match.plan, { threads, start }, bar.show);
  bar.clear();
  return reportOf(match.plan, figures, { seconds: (performance.now() - startedAt) / 1000, threads });
}
