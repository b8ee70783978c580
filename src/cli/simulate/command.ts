import { availableParallelism } from 'node:os';
import { type Command, type Given, SUCCESS, say, valueFor } from '../command.ts';
import { botsOf, PLAN_OPTIONS, planOf, planOptions, refuse } from './plan-from-arguments.ts';
import { progressBar } from './progress.ts';
import { reportOf } from './report.ts';
import { reportAsText } from './table.ts';
import { playOnThreads } from './threads.ts';

const SEATS = 4;

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
  options: planOptions({
    seats: SEATS,
    own: { bots: { takes: 'BOT,BOT', help: 'the bots, in turn around the table (careful)' } },
    threads: PLAN_OPTIONS.threads.help,
  }),
  run: simulate,
};

async function simulate(given: Given): Promise<number> {
  const planned = planOf(given, { bots: (box) => botsOf(given, box), seats: SEATS });
  if (planned.kind !== 'planned') return refuse(planned);
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
