import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';
import { isLocale, LOCALES } from '../../engine/text.ts';
import { factsOf, isGameId } from '../../games/catalogue.ts';
import { loadLab } from '../../games/load.ts';
import { type Command, fail, type Given, misuse, SUCCESS, say, valueFor } from '../command.ts';
import { gameNamedBy, PLAN_OPTIONS, refuse, unknownGame } from '../simulate/plan-from-arguments.ts';
import { progressBar } from '../simulate/progress.ts';
import { playBatches } from '../simulate/threads.ts';
import { addLabFigures, type LabFigures, noLabFigures } from './figures.ts';
import { type Finding, findingsOf } from './findings.ts';
import { labPlanOf } from './lab-plan.ts';
import { jobsOf, type LabPlan } from './plan.ts';
import { labReportOf } from './report.ts';
import { tellFinding } from './text/tell.ts';

/** The built files beside the command: the code of each thread, and the script of the page. */
const THREAD = new URL('./lab-thread.js', import.meta.url);
const PAGE_SCRIPT = new URL('./lab-page.js', import.meta.url);

/** The mark before a finding in the terminal. */
const SIGNS: Readonly<Record<Finding['tone'], string>> = { warning: '!', difference: '~', note: '-' };

/** `undercroft lab` */
export const labCommand: Command = {
  name: 'lab',
  files: [],
  summary: 'measure a pack of cards: who wins, how games go, what each card is worth',
  details: [
    'Lets bots play with a pack on all cores and writes what it finds as one page that opens from the file.',
    'Each card is measured by swaps on the same deals; with --against, two packs are compared on the same deals.',
    'Notable findings are printed too. docs/lab.md explains the page.',
  ].join('\n'),
  options: {
    game: PLAN_OPTIONS.game,
    pack: PLAN_OPTIONS.pack,
    against: { takes: 'FILE', help: 'another pack to compare it with, or "standard"' },
    html: { takes: 'FILE', help: 'where to write the page (lab.html)' },
    language: { takes: 'en|it', help: 'the language of the page (en)' },
    seats: { takes: 'N', help: 'the number of players (default of the game)' },
    games: { takes: 'N', help: 'about how many games in all (about a minute for quick games)' },
    seed: PLAN_OPTIONS.seed,
    options: PLAN_OPTIONS.options,
    threads: PLAN_OPTIONS.threads,
  },
  run: runLab,
};

async function runLab(given: Given): Promise<number> {
  const locale = valueFor(given, 'language') ?? 'en';
  if (!isLocale(locale)) return misuse(`--language is one of ${LOCALES.join(', ')}, not "${locale}".`);
  const game = gameNamedBy(given);
  if (!isGameId(game)) return misuse(unknownGame(game));
  const parts = await loadLab(game);
  const planned = labPlanOf(given, game, parts);
  if (planned.kind !== 'planned') return refuse(planned);
  const { plan } = planned;
  const threads = planned.threads ?? availableParallelism();
  const startedAt = performance.now();
  const figures = await measure(plan, threads);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const { door, bots } = factsOf(game);
  const botName = (id: string): string => bots.find((bot) => bot.id === id)?.name[locale] ?? id;
  const report = labReportOf(figures, {
    plan,
    parts,
    game: { name: door.name, botName },
    files: { mine: fileOf(given, 'pack'), other: fileOf(given, 'against') },
    locale,
    seconds,
    threads,
  });
  const findings = findingsOf(report);
  const file = valueFor(given, 'html') ?? 'lab.html';
  try {
    // Loaded only here: Node itself cannot read its style sheet, and the commands also run from their sources.
    const { htmlOf } = await import('./html.ts');
    writeFileSync(file, htmlOf({ report, findings }, readFileSync(PAGE_SCRIPT, 'utf8')));
  } catch (error) {
    return fail(`${file} cannot be written: ${(error as Error).message}.`);
  }
  for (const finding of findings) say(`${SIGNS[finding.tone]} ${tellFinding(finding, locale)}`);
  say(`The page is in ${file} (${report.games.toLocaleString('en')} games, ${seconds} s).`);
  return SUCCESS;
}

async function measure(plan: LabPlan, threads: number): Promise<LabFigures> {
  const bar = progressBar();
  const total = noLabFigures();
  const add = (figures: LabFigures): void => addLabFigures(total, figures);
  const start = (): Worker => new Worker(THREAD, { workerData: plan });
  await playBatches({ batches: jobsOf(plan).length, threads, start, add }, bar.show);
  bar.clear();
  return total;
}

/** The name of a pack's file, if it is not the standard pack. */
function fileOf(given: Given, option: string): string | undefined {
  const file = valueFor(given, option);
  return file === undefined || file === 'standard' ? undefined : basename(file);
}
