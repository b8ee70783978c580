import type { Measure } from './figures.ts';
import type { CardFigure, Compared, LabReport, LevelReport, SwapReport } from './report.ts';
import { type Interval, sideOf } from './statistics.ts';

/** A statistically certain finding. Warnings, and differences from the other pack, deserve a designer's attention. */
export type Finding = { tone: 'warning' | 'difference' | 'note' } & (
  | { kind: 'seat'; seat: number; share: Interval; par: number; side: 'above' | 'below' }
  | { kind: 'seats-even' }
  | { kind: 'seats-unclear' }
  | { kind: 'team-wins'; share: Interval; how: 'nearly-always' | 'hardly-ever' | 'sometimes' }
  | { kind: 'skill'; level: LevelReport; how: 'counts' | 'does-not-count' }
  | { kind: 'decided-early'; share: Interval }
  | { kind: 'no-lead-changes'; leads: Interval }
  | { kind: 'few-choices'; choices: Interval }
  | { kind: 'card-stands-out'; card: string; group?: string; worth: Interval; side: 'above' | 'below' }
  | { kind: 'cards-even' }
  | { kind: 'cards-unclear' }
  | { kind: 'unwanted'; card: string; share: Interval }
  | { kind: 'measure-differs'; measure: Measure; difference: Interval }
  | { kind: 'seat-differs'; seat: number; difference: Interval }
  | { kind: 'card-differs'; card: string; difference: Interval }
  | { kind: 'points-differ'; card: string; difference: Interval }
  | { kind: 'wanted-differs'; card: string; difference: Interval }
  | { kind: 'no-difference' }
);

/** In reading order. */
const TONES: readonly Finding['tone'][] = ['warning', 'difference', 'note'];
/** How much more than its share a seat may win before it is reported. */
const SEAT_TOLERANCE = 0.1;
/** A card is reported if it changes the chance to win by this part of that chance with equal players. */
const CARD_TOLERANCE = 0.25;
/** If the leader at half-time wins in this share of games, the rest is a formality. */
const DECIDED = 0.85;
/** A better bot should win at least this much more than half. */
const SKILL_COUNTS = 0.05;
/** A card that is wanted by a smaller share is reported as unwanted. */
const UNWANTED = 0.05;
/** Games whose length or closeness changed by less than this part count as similar. */
const MUCH_THE_SAME = 0.03;
/** More sentences about cards than this would not be read. */
const MOST_OF_A_KIND = 4;

/** The findings of a report in words: warnings first. */
export function findingsOf(report: LabReport): Finding[] {
  const findings = [
    ...differences(report),
    ...seatFindings(report),
    ...teamFindings(report),
    ...cardFindings(report),
    ...wantedFindings(report),
    ...levelFindings(report),
    ...measureFindings(report),
  ];
  return TONES.flatMap((tone) => findings.filter((finding) => finding.tone === tone));
}

function seatFindings({ winsBySeat, seats }: LabReport): Finding[] {
  const par = 1 / seats;
  const found = winsBySeat.flatMap(({ seat, mine: share }): Finding[] => {
    const side = sideOf(share, par);
    // Between two seats, one has what the other lacks.
    if (share === undefined || side === 'unclear' || (side === 'below' && seats === 2)) return [];
    const limit = par * (side === 'above' ? 1 + SEAT_TOLERANCE : 1 - SEAT_TOLERANCE);
    return [{ kind: 'seat', tone: sideOf(share, limit) === side ? 'warning' : 'note', seat, share, par, side }];
  });
  if (found.length > 0 || winsBySeat.length === 0) return found;
  const isEven = winsBySeat.every(({ mine }) =>
    isWithin(mine, [par * (1 - SEAT_TOLERANCE), par * (1 + SEAT_TOLERANCE)]),
  );
  return [{ kind: isEven ? 'seats-even' : 'seats-unclear', tone: 'note' }];
}

function teamFindings({ measures }: LabReport): Finding[] {
  const share = measures.find(({ measure }) => measure === 'won')?.mine;
  if (share === undefined) return [];
  if (sideOf(share, 0.95) === 'above') return [{ kind: 'team-wins', tone: 'warning', share, how: 'nearly-always' }];
  if (sideOf(share, 0.05) === 'below') return [{ kind: 'team-wins', tone: 'warning', share, how: 'hardly-ever' }];
  return [{ kind: 'team-wins', tone: 'note', share, how: 'sometimes' }];
}

function levelFindings({ levels, isTogether }: LabReport): Finding[] {
  return levels.flatMap((level): Finding[] => {
    const { share, weakerShare } = level;
    const isBetter =
      weakerShare === undefined ? sideOf(share, 0.5) === 'above' : sideOf(share, weakerShare.high) === 'above';
    if (isBetter) return [{ kind: 'skill', tone: 'note', level, how: 'counts' }];
    const isUseless = !isTogether && sideOf(share, 0.5 + SKILL_COUNTS) === 'below';
    return isUseless ? [{ kind: 'skill', tone: 'warning', level, how: 'does-not-count' }] : [];
  });
}

function measureFindings({ measures }: LabReport): Finding[] {
  const of = (measure: Measure): Interval | undefined => measures.find((each) => each.measure === measure)?.mine;
  const [halfway, leads, choices] = [of('halfway'), of('leads'), of('choices')];
  const found: Finding[] = [];
  if (halfway && sideOf(halfway, DECIDED) === 'above')
    found.push({ kind: 'decided-early', tone: 'warning', share: halfway });
  if (leads && sideOf(leads, 1) === 'below') found.push({ kind: 'no-lead-changes', tone: 'warning', leads });
  if (choices && sideOf(choices, 0.5) === 'below') found.push({ kind: 'few-choices', tone: 'warning', choices });
  return found;
}

function cardFindings(report: LabReport): Finding[] {
  const found = report.swaps.flatMap((swap) => standingOut(swap, report));
  if (found.length > 0 || report.swaps.length === 0) return found;
  const limit = cardLimit(report);
  const cards = report.swaps.flatMap((swap) => swap.cards);
  const isEven = cards.every(({ mine }) => isWithin(mine, [-limit, limit]));
  return [{ kind: isEven ? 'cards-even' : 'cards-unclear', tone: 'note' }];
}

/** How much a card may change the chance to win. */
function cardLimit({ isTogether, seats }: LabReport): number {
  return CARD_TOLERANCE * (isTogether ? 0.5 : 1 / seats);
}

/** Whether an interval proves that there is no problem: with too few games it does not. */
function isWithin(interval: Interval | undefined, [low, high]: readonly [number, number]): boolean {
  return sideOf(interval, low) === 'above' && sideOf(interval, high) === 'below';
}

/** The cards of an experiment that are clearly stronger or weaker than the others of their group. */
function standingOut({ cards }: SwapReport, report: LabReport): Finding[] {
  const limit = cardLimit(report);
  const centres = centresOf(cards);
  const out = cards.flatMap((card): (Finding & { kind: 'card-stands-out' })[] => {
    const { name, group, mine } = card;
    if (mine === undefined) return [];
    const centre = centres.get(group) ?? 0;
    const worth = { ...mine, mean: mine.mean - centre, low: mine.low - centre, high: mine.high - centre };
    const [over, under] = [sideOf(worth, limit), sideOf(worth, -limit)];
    if (over !== 'above' && under !== 'below') return [];
    const side = over === 'above' ? 'above' : 'below';
    return [{ kind: 'card-stands-out', tone: 'warning', card: name, ...(group && { group }), worth, side }];
  });
  return out.sort((one, other) => Math.abs(other.worth.mean) - Math.abs(one.worth.mean)).slice(0, MOST_OF_A_KIND);
}

/** The mean value of the cards of each group; without groups a random card is the centre already. */
function centresOf(cards: readonly CardFigure[]): Map<string | undefined, number> {
  const groups = new Set(cards.flatMap(({ group }) => (group === undefined ? [] : [group])));
  return new Map(
    [...groups].map((group) => {
      const means = cards.flatMap(({ group: own, mine }) => (own === group && mine !== undefined ? [mine.mean] : []));
      return [group, means.reduce((sum, mean) => sum + mean, 0) / Math.max(1, means.length)];
    }),
  );
}

function wantedFindings({ wanted }: LabReport): Finding[] {
  return wanted
    .flatMap(({ name, mine: share }): (Finding & { kind: 'unwanted' })[] =>
      share !== undefined && sideOf(share, UNWANTED) === 'below'
        ? [{ kind: 'unwanted', tone: 'warning', card: name, share }]
        : [],
    )
    .slice(0, MOST_OF_A_KIND);
}

/** The differences from the other pack: cards first, the clearest of them first. */
function differences(report: LabReport): Finding[] {
  if (report.packs.other === undefined) return [];
  const wanted = clearest(report.wanted).map(
    ({ name, difference }): Difference => ({ kind: 'wanted-differs', tone: 'difference', card: name, difference }),
  );
  const found: Finding[] = [
    ...[...cardDifferences(report), ...wanted].sort(byClarity),
    ...clearest(report.winsBySeat).map(
      ({ seat, difference }): Finding => ({ kind: 'seat-differs', tone: 'difference', seat, difference }),
    ),
    ...measureDifferences(report),
  ];
  return found.length > 0 ? found : [{ kind: 'no-difference', tone: 'note' }];
}

/** In shares of wins if they are significant; otherwise as a lead at the end, which needs fewer games. */
function cardDifferences({ swaps }: LabReport): Difference[] {
  const cards = swaps.flatMap((swap) => swap.cards);
  const byWins = clearest(cards);
  const named = new Set(byWins.map(({ name }) => name));
  const byPoints = clearest(cards.map(({ name, points }) => ({ name, ...points }))).filter(
    ({ name }) => !named.has(name),
  );
  return [
    ...byWins.map(
      ({ name, difference }): Difference => ({ kind: 'card-differs', tone: 'difference', card: name, difference }),
    ),
    ...byPoints.map(
      ({ name, difference }): Difference => ({ kind: 'points-differ', tone: 'difference', card: name, difference }),
    ),
  ].slice(0, MOST_OF_A_KIND);
}

function measureDifferences({ measures }: LabReport): Finding[] {
  const hasTurns = measures.some(({ measure }) => measure === 'turns');
  return measures.flatMap(({ measure, other, difference }): Finding[] => {
    if (difference === undefined || sideOf(difference, 0) === 'unclear') return [];
    // Moves would repeat the finding about turns.
    if (measure === 'moves' && hasTurns) return [];
    if (Math.abs(difference.mean) < Math.abs(other?.mean ?? 0) * MUCH_THE_SAME) return [];
    return [{ kind: 'measure-differs', tone: 'difference', measure, difference }];
  });
}

/** Those with a significant difference, the clearest first. */
function clearest<Differing extends Compared>(list: readonly Differing[]): (Differing & { difference: Interval })[] {
  const sure = list.flatMap((each) => {
    const { difference } = each;
    return difference !== undefined && sideOf(difference, 0) !== 'unclear' ? [{ ...each, difference }] : [];
  });
  return sure.sort(byClarity).slice(0, MOST_OF_A_KIND);
}

type Difference = Extract<Finding, { difference: Interval }>;

/** The larger a difference relative to its interval, the earlier. */
function byClarity(one: { difference: Interval }, other: { difference: Interval }): number {
  const clarity = ({ difference: { mean, low, high } }: { difference: Interval }): number =>
    Math.abs(mean) / Math.max(1e-9, high - low);
  return clarity(other) - clarity(one);
}
