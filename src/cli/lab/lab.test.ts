import { describe, expect, test } from 'vitest';
import { elementAt } from '../../engine/list.ts';
import { type Finding, findingsOf } from './findings.ts';
import { htmlOf } from './html.ts';
import { type LabReport, labReportOf } from './report.ts';
import { type DuelPack, duelPack, duelParts, KINDS, measureDuel } from './testing/card-duel.ts';
import { tellFinding } from './text/tell.ts';

const EVEN = duelPack([5, 5, 5, 5, 5, 5]);
const STEPS = duelPack([3, 4, 5, 5, 6, 7]);

function reported(packs: { mine: DuelPack; other?: DuelPack }, deals: number): LabReport {
  const { plan, figures } = measureDuel(packs, deals);
  const game = { name: 'Duel', botName: (id: string) => id };
  return labReportOf(figures, { plan, parts: duelParts, game, files: {}, locale: 'en', seconds: 1, threads: 1 });
}

function kindsIn(findings: readonly Finding[]): Finding['kind'][] {
  return findings.map(({ kind }) => kind);
}

describe('one pack', () => {
  test('if all cards are alike, each is worth exactly nothing and nobody leads', () => {
    const report = reported({ mine: EVEN }, 200);
    const nothing = { mean: 0, low: 0, high: 0 };
    expect(report.swaps).toMatchObject([{ cards: KINDS.map((id) => ({ id, mine: nothing })) }]);
    expect(kindsIn(findingsOf(report))).toEqual(expect.arrayContaining(['seats-even', 'cards-even']));
  });

  test('a better card is worth more, and the figures of one deal add up to zero', () => {
    const { cards } = elementAt(reported({ mine: STEPS }, 400).swaps, 0);
    expect(cards.map(({ id }) => id).slice(0, 2)).toEqual(['fox', 'elk']);
    expect(cards.map(({ id }) => id).slice(-2)).toEqual(['bee', 'ant']);
    const of = (id: string) => cards.find((card) => card.id === id)?.mine;
    expect(of('fox')?.low).toBeGreaterThan(0);
    expect(of('ant')?.high).toBeLessThan(0);
  });

  test('a card made far too strong or far too weak is reported in words', () => {
    const findings = findingsOf(reported({ mine: duelPack([5, 5, 5, 5, 5, 50]) }, 400));
    const told = findings.filter(({ tone }) => tone === 'warning').map((finding) => tellFinding(finding, 'en'));
    expect(told).toContainEqual(expect.stringMatching(/^fox wins games: .* by \+\d/));
    const weak = findingsOf(reported({ mine: duelPack([-50, 5, 5, 5, 5, 5]) }, 400));
    expect(weak.map((finding) => tellFinding(finding, 'en'))).toContainEqual(expect.stringMatching(/^ant loses games/));
  });

  test('a seat with a head start is reported', () => {
    const findings = findingsOf(reported({ mine: duelPack([3, 4, 5, 5, 6, 7], 2) }, 400));
    expect(findings).toContainEqual(expect.objectContaining({ kind: 'seat', tone: 'warning', seat: 0, side: 'above' }));
  });
});

describe('two packs', () => {
  test('a pack compared with itself shows no difference at all', () => {
    const report = reported({ mine: STEPS, other: duelPack([3, 4, 5, 5, 6, 7]) }, 200);
    const differences = [...report.winsBySeat, ...report.measures, ...elementAt(report.swaps, 0).cards].map(
      ({ difference }) => difference,
    );
    expect(differences.length).toBeGreaterThan(8);
    for (const difference of differences) expect(difference).toMatchObject({ mean: 0, low: 0, high: 0 });
    const findings = kindsIn(findingsOf(report));
    expect(findings).toContain('no-difference');
    expect(findings.filter((kind) => /-differs?$/.test(kind))).toEqual([]);
  });

  test('a deliberately weakened card is found on paired deals, and an unchanged one is not', () => {
    const findings = findingsOf(reported({ mine: duelPack([3, 4, 5, 5, 6, 1]), other: STEPS }, 400));
    const first = elementAt(
      findings.filter(({ kind }) => kind === 'card-differs'),
      0,
    );
    expect(first).toMatchObject({
      card: 'fox',
      tone: 'difference',
      difference: { high: expect.toSatisfy((high) => high < 0) },
    });
    expect(tellFinding(first, 'en')).toMatch(/^fox is worth less than in the other pack: -/);
    expect(tellFinding(first, 'it')).toMatch(/^fox vale meno che nell’altro mazzo: -/);
  });
});

test('a page is self-contained, and text of a pack cannot become markup', () => {
  const report = reported({ mine: EVEN }, 20);
  report.packs.mine = '<img></script>';
  const page = htmlOf({ report, findings: findingsOf(report) }, 'draw("</script>")');
  expect(page).not.toMatch(/<img|(?:src|href)=/);
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).toContain('&lt;img');
  expect(page).toContain('data-plot="cards-drawn"');
});
