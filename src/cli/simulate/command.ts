import { availableParallelism } from 'node:os';
import { type Command, fail, type Given, misuse, SUCCESS, say, valueFor } from '../command.ts';
import { botsOf, PLAN_OPTIONS, planOf } from './plan-from-arguments.ts';
import { progressBar } from './progress.ts';
import { reportOf } from './report.ts';
import { reportAsText } from './table.ts';
import { playOnThreads } from './threads.ts';

/** `undercroft simulate` */
export const simulateCommand: Command = {
  name: 'simulate',
  files: [],
  summary: 'let bots play thousands of games and report who wins',
  details: [
    'Lets bots play against each other on all cores. Each deal is played once with each bot in the first seat,',
    'so that neither the cards nor the seats favour a bot; a bot named twice is a control against itself.',
    'In co-operative games each bot plays every deal as a team.',
    'The same seed gives the same figures with any number of threads.',
  ].join('\n'),
  options: {
    game: PLAN_OPTIONS.game,
    seats: { takes: 'N', help: 'the number of players (4)' },
    games: PLAN_OPTIONS.games,
    bots: { takes: 'BOT,BOT', help: 'the bots, in turn around the table (careful)' },
    seed: PLAN_OPTIONS.seed,
    options: PLAN_OPTIONS.options,
    pack: PLAN_OPTIONS.pack,
    threads: { takes: 'N', help: 'how many threads (one per core)' },
    json: PLAN_OPTIONS.json,
  },
  run: simulate,
};

async function simulate(given: Given): Promise<number> {
  const planned = planOf(given, { bots: (box) => botsOf(given, box), seats: 4 });
  if (planned.kind === 'misuse') return misuse(planned.sentence);
  if (planned.kind === 'failure') return fail(planned.sentence);
  const threads = planned.threads ?? availableParallelism();
  const bar = progressBar();
  const startedAt = performance.now();
  const figures = await playOnThreads(planned.plan, { threads }, bar.show);
  const seconds = (performance.now() - startedAt) / 1000;
  bar.clear();
  const report = reportOf(planned.plan, figures, { seconds, threads });
  say(valueFor(given, 'json') === undefined ? reportAsText(report) : JSON.stringify(report, undefined, 2));
  return SUCCESS;
}
