import { elementAt } from '../../engine/list.ts';
import type { Report, Share } from './report.ts';

/** A report as text. */
export function reportAsText(report: Report): string {
  const { length, speed } = report;
  return [
    `${report.game} (${report.pack}), ${report.seats} seats, seed ${report.seed}`,
    `${figureWith(report.games, 'game')} of ${figureWith(report.deals, 'deal')}, ${figureWith(report.moves, 'move')}, ${figure(speed.movesPerSecond)} moves per second in ${figureWith(speed.threads, 'thread')}`,
    `moves in a game: ${length.min} to ${length.max}, median ${length.median}, mean ${length.mean}, 95% within ${length.p95}`,
    `won together: ${figure(report.shared)}, won by nobody: ${figure(report.lost)}`,
    ...seatLines(report),
    '',
    `Wins by ${report.winsBySeat.length === 0 ? 'team' : 'bot'} (with 95% confidence)`,
    ...rows(
      report.winsByBot.map(({ par, ...row }) => [
        row.bot,
        ...shareCells(row),
        ...(par === undefined ? [] : [`par ${percent(par)}`]),
      ]),
    ),
    ...cardLines(report),
  ].join('\n');
}

function seatLines({ winsBySeat }: Report): string[] {
  if (winsBySeat.length === 0) return [];
  const lines = winsBySeat.map((row) => [`seat ${row.seat + 1}`, ...shareCells(row)]);
  return ['', 'Wins by seat (with 95% confidence)', ...rows(lines)];
}

function cardLines({ cards }: Report): string[] {
  if (cards.length === 0) return [];
  const lines = cards.map(({ card, seen, used }) => [card, figure(seen), figure(used)]);
  return ['', 'Cards', ...rows([['', 'seen', 'used'], ...lines])];
}

function shareCells({ share, low, high }: Share): string[] {
  return [percent(share), `${percent(low)} to ${percent(high)}`];
}

/** Rows of cells, the first column left-aligned and the others right-aligned. */
function rows(cells: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells.map((row) => {
    const padded = row.map((cell, column) =>
      column === 0 ? cell.padEnd(elementAt(widths, column)) : cell.padStart(elementAt(widths, column)),
    );
    return `  ${padded.join('  ')}`;
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}

function figure(count: number): string {
  return count.toLocaleString('en');
}

/** "1 game", "2,000 games". */
function figureWith(count: number, one: string): string {
  return `${figure(count)} ${one}${count === 1 ? '' : 's'}`;
}
