import type { Report } from '../simulate/report.ts';
import { reportAsText } from '../simulate/table.ts';
import { hasPrograms, type MatchPlan } from './match-plan.ts';
import type { ReplacementReport } from './replacements.ts';

/** The result of a match. */
export interface MatchReport extends Omit<Report, 'cards'> {
  /** How long a program might take for a decision, in ms; undefined where no bot is a program. */
  time?: number;
  /** Who plays for programs that fail, and which were replaced. */
  standIn: string;
  replaced: ReplacementReport[];
}

/** The report of a match, made from that of its games. */
export function matchReportOf(
  match: MatchPlan,
  { cards: _, ...report }: Report,
  replaced: ReplacementReport[],
): MatchReport {
  return { ...report, ...(hasPrograms(match) ? { time: match.time } : {}), standIn: match.standIn, replaced };
}

/** The report of a match as people read it. */
export function matchReportAsText(report: MatchReport): string {
  return [
    reportAsText({ ...report, cards: [] }),
    ...report.replaced.flatMap((each) => replacedLines(each, report.standIn)),
  ].join('\n');
}

function replacedLines({ bot, late, broken, dead, first }: ReplacementReport, standIn: string): string[] {
  const all = late + broken + dead;
  const times = all === 1 ? 'once' : `${all.toLocaleString('en')} times`;
  return [
    '',
    `${bot} was replaced by ${standIn} for the rest of a game ${times} (late ${late}, broken ${broken}, dead ${dead})`,
    ...first.map(({ deal, seat, why }) => `  deal ${deal + 1}, seat ${seat + 1}: it ${why}`),
    ...(all > first.length ? ['  ...'] : []),
  ];
}
