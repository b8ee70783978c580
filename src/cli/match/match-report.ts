import type { Report } from '../simulate/report.ts';
import { reportAsText } from '../simulate/table.ts';
import type { FailureReport } from './failures.ts';
import { hasPrograms, type MatchPlan } from './match-plan.ts';
import { FAILURES } from './program-port.ts';

/** The result of a match. */
export interface MatchReport extends Omit<Report, 'cards'> {
  /** The time limit for a program's decision, in ms; undefined if no bot is a program. */
  time?: number;
  /** The bot that plays for failed programs. */
  standIn: string;
  /** The bots that lost games because their programs failed. */
  failures: FailureReport[];
}

/** The report of a match, made from that of its games. */
export function matchReportOf(
  match: MatchPlan,
  { cards: _, ...report }: Report,
  failures: FailureReport[],
): MatchReport {
  return { ...report, ...(hasPrograms(match) ? { time: match.time } : {}), standIn: match.standIn, failures };
}

/** The report of a match as text: failures first, so that nobody takes the wins for the program's own. */
export function matchReportAsText(report: MatchReport): string {
  const { failures, games } = report;
  return [
    ...failures.map((each) => headline(each, games)),
    ...(failures.length > 0 ? [''] : []),
    reportAsText({ ...report, cards: [] }),
    ...failures.flatMap((each) => failureLines(each, report.standIn)),
  ].join('\n');
}

function headline({ bot, games, counts }: FailureReport, all: number): string {
  const ways = FAILURES.filter((failure) => counts[failure] > 0).map((failure) => `${failure} ${counts[failure]}`);
  return `FAILED: ${bot} failed in ${figure(games)} of ${figure(all)} games and lost them (${ways.join(', ')}).`;
}

function failureLines({ bot, counts, first }: FailureReport, standIn: string): string[] {
  const all = FAILURES.reduce((sum, failure) => sum + counts[failure], 0);
  return [
    '',
    `Failures of ${bot} (${standIn} played on, but the game counts as lost)`,
    ...first.map(({ deal, seat, failure, why }) => `  deal ${deal + 1}, seat ${seat + 1}, ${failure}: it ${why}`),
    ...(all > first.length ? [`  and ${figure(all - first.length)} more`] : []),
  ];
}

function figure(count: number): string {
  return count.toLocaleString('en');
}
