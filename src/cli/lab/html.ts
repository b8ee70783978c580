import { valueAt } from '../../engine/list.ts';
import type { Finding } from './findings.ts';
import css from './page/page.css?inline';
import { plotsOf } from './page/rows.ts';
import type { Compared, LabReport } from './report.ts';
import type { Interval } from './statistics.ts';
import { type FigureWriter, figureWriter } from './text/figures.ts';
import { tellFinding } from './text/tell.ts';
import { LAB_TEXT } from './text/text.ts';

/** A report with its findings. */
export interface LabResult {
  report: LabReport;
  findings: readonly Finding[];
}

/** The whole report as one self-contained page; `script` draws its plots. */
export function htmlOf({ report, findings }: LabResult, script: string): string {
  const { locale, packs, game } = report;
  const text = LAB_TEXT[locale];
  const title = text.title(game);
  const packLine = packs.other === undefined ? packs.mine : text.compared(packs.mine, packs.other);
  return `<!doctype html>
<!-- Plots by Observable Plot and D3 (Copyright Observable, Inc. and Mike Bostock, ISC licence). -->
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}: ${escaped(packs.mine)}</title>
<style>${css}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>
<p>${escaped(packLine)}</p>
<p><small>${escaped(playedLine(report))}</small></p>
${legendOf(report)}
</header>
<main>
${findingsSection(report, findings)}
${seatsSection(report)}
${cardsSection(report)}
${wantedSection(report)}
${courseSection(report)}
${levelsSection(report)}
${section(text.headings.reading, text.reading.map((line) => `<p>${escaped(line)}</p>`).join('\n'))}
</main>
<script type="application/json" id="plots">${inScript(JSON.stringify(plotsOf(report)))}</script>
<script>${inScript(script)}</script>
</body>
</html>
`;
}

function playedLine({ locale, games, seats, bot, seed, seconds }: LabReport): string {
  const { count } = writerOf(locale);
  return LAB_TEXT[locale].played({ games: count(games), players: seats, bot, seed, seconds });
}

/** Which colour is which pack, if there are two. */
function legendOf({ packs }: LabReport): string {
  if (packs.other === undefined) return '';
  return `<p><i data-of="mine"></i>${escaped(packs.mine)} &nbsp; <i data-of="other"></i>${escaped(packs.other)}</p>`;
}

function findingsSection({ locale }: LabReport, findings: readonly Finding[]): string {
  const { headings, tones } = LAB_TEXT[locale];
  const items = findings.map(
    (finding) =>
      `<li data-tone="${finding.tone}"><b>${escaped(tones[finding.tone])}</b> ${escaped(tellFinding(finding, locale))}</li>`,
  );
  return section(headings.findings, `<ul data-findings>${items.join('\n')}</ul>`);
}

function seatsSection(report: LabReport): string {
  const { axes, headings, explained, seat, measures } = LAB_TEXT[report.locale];
  const rows: [string, Compared][] = report.isTogether
    ? report.measures.filter(({ measure }) => measure === 'won').map((won) => [measures.won, won])
    : report.winsBySeat.map((row) => [seat(row.seat + 1), row]);
  const part = report.isTogether ? 'team' : 'seats';
  return section(
    headings[part],
    `<p>${escaped(explained[part])}</p>${plot('seats', headings[part], axes.wins)}${table(report, rows, 'share')}`,
  );
}

function levelsSection(report: LabReport): string {
  const { axes, headings, explained, tooFew } = LAB_TEXT[report.locale];
  const isDrawn = plotsOf(report).some(({ id }) => id === 'levels');
  const drawn = isDrawn ? plot('levels', headings.levels, axes.wins) : `<p>${escaped(tooFew)}</p>`;
  return section(headings.levels, `<p>${escaped(explained.levels)}</p>${drawn}`);
}

function courseSection(report: LabReport): string {
  const { headings, explained, measures, noLead } = LAB_TEXT[report.locale];
  const plots = plotsOf(report).filter(({ id }) => id.startsWith('course-'));
  const rows = report.measures
    .filter(({ measure }) => measure !== 'won')
    .map((measure): [string, Compared, Kind] => [
      measures[measure.measure],
      measure,
      measure.measure === 'halfway' ? 'share' : 'amount',
    ]);
  return section(
    headings.course,
    `<p>${escaped(report.isTogether ? noLead : explained.course)}</p>
<div data-grid>${plots.map(({ id, label }) => `<div><h3>${escaped(label)}</h3>${plot(id, label)}</div>`).join('\n')}</div>
${rowsTable(report, rows)}`,
  );
}

function cardsSection(report: LabReport): string {
  const { headings, explained, axes, leftOut } = LAB_TEXT[report.locale];
  if (report.swaps.length === 0) return section(headings.cards, `<p>${escaped(report.noSwaps ?? '')}</p>`);
  const parts = report.swaps.map(({ id, title, meaning, cards, tooFew }) => {
    const rows = cards.map((card): [string, Compared] => [card.name, card]);
    const hasDifference = cards.some(({ difference }) => difference !== undefined);
    return `<h3>${escaped(title)}</h3><p>${escaped(meaning)}</p>${plot(`cards-${id}`, title, axes.worth)}
${hasDifference ? `<h3>${escaped(axes.difference)}</h3>${plot(`difference-${id}`, axes.difference)}` : ''}
${table(report, rows, 'points')}
${tooFew.length === 0 ? '' : `<p>${escaped(leftOut(tooFew.join(', ')))}</p>`}`;
  });
  return section(headings.cards, `<p>${escaped(explained.cards)}</p>${parts.join('\n')}`);
}

function wantedSection(report: LabReport): string {
  const { axes, headings, explained, noWanted } = LAB_TEXT[report.locale];
  if (report.wanted.length === 0) return section(headings.wanted, `<p>${escaped(noWanted)}</p>`);
  const rows = report.wanted.map((card): [string, Compared] => [card.name, card]);
  return section(
    headings.wanted,
    `<p>${escaped(explained.wanted)}</p>${plot('wanted', headings.wanted, axes.wanted)}${table(report, rows, 'share')}`,
  );
}

/** The format of a figure: a share, percentage points, or a plain number. */
type Kind = 'share' | 'points' | 'amount';

/** The figures of a plot, for reading and copying. */
function table(report: LabReport, rows: readonly [string, Compared][], kind: Kind): string {
  return rowsTable(
    report,
    rows.map(([name, compared]) => [name, compared, kind]),
  );
}

function rowsTable(report: LabReport, rows: readonly [string, Compared, Kind][]): string {
  const { columns, asTable, tooFew } = LAB_TEXT[report.locale];
  if (rows.every(([, { mine }]) => mine === undefined)) return `<p>${escaped(tooFew)}</p>`;
  const { amount, change, pointsWithin, share } = writerOf(report.locale);
  const sides = report.packs.other === undefined ? (['mine'] as const) : (['mine', 'other', 'difference'] as const);
  const writers: Readonly<Record<Kind, (interval: Interval) => string>> = { share, points: pointsWithin, amount };
  const cell = (compared: Compared, side: (typeof sides)[number], kind: Kind): string => {
    const interval = compared[side];
    if (interval === undefined) return '';
    if (side !== 'difference') return writers[kind](interval);
    return kind === 'amount' ? change(interval) : pointsWithin(interval);
  };
  const head = ['', ...sides.map((side) => columns[side])].map((name) => `<th scope="col">${escaped(name)}</th>`);
  const body = rows.map(([name, compared, kind]) => {
    const cells = sides.map((side) => `<td>${escaped(cell(compared, side, kind))}</td>`);
    return `<tr><th scope="row">${escaped(name)}</th>${cells.join('')}</tr>`;
  });
  return `<details><summary>${escaped(asTable)}</summary><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('\n')}</tbody></table></details>`;
}

function section(heading: string, content: string): string {
  return `<section><h2>${escaped(heading)}</h2>${content}</section>`;
}

function plot(id: string, label: string, axis = ''): string {
  const caption = axis === '' ? '' : `<figcaption>${escaped(axis)}</figcaption>`;
  return `<figure><div data-plot="${escaped(id)}" role="img" aria-label="${escaped(label)}"></div>${caption}</figure>`;
}

function writerOf(locale: LabReport['locale']): FigureWriter {
  return figureWriter(locale, LAB_TEXT[locale].to);
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => valueAt(signs, sign));
}

/** A script's text must not contain its end tag. */
function inScript(text: string): string {
  return text.replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');
}
