import type { Locale } from '../../../engine/text.ts';
import type { Finding } from '../findings.ts';
import { figureWriter } from './figures.ts';
import { LAB_TEXT } from './text.ts';

/** A finding as a sentence. */
export function tellFinding(finding: Finding, locale: Locale): string {
  const { findings: text, measures, to } = LAB_TEXT[locale];
  const write = figureWriter(locale, to);
  switch (finding.kind) {
    case 'seat': {
      const { seat, share, par, side } = finding;
      return text.seat({
        seat: seat + 1,
        share: write.share(share),
        par: write.percent(par),
        isMore: side === 'above',
      });
    }
    case 'seats-even':
      return text.seatsEven;
    case 'seats-unclear':
      return text.seatsUnclear;
    case 'team-wins': {
      const say = { 'nearly-always': text.teamAlwaysWins, 'hardly-ever': text.teamNeverWins, sometimes: text.teamWins };
      return say[finding.how](write.share(finding.share));
    }
    case 'skill': {
      const { stronger, weaker, share, weakerShare } = finding.level;
      const told = { stronger, weaker, share: write.share(share) };
      if (weakerShare !== undefined) return text.skillOfTeams({ ...told, weakerShare: write.share(weakerShare) });
      return finding.how === 'counts' ? text.skillCounts(told) : text.skillDoesNotCount(told);
    }
    case 'decided-early':
      return text.decidedEarly(write.share(finding.share));
    case 'no-lead-changes':
      return text.noLeadChanges(write.amount(finding.leads));
    case 'few-choices':
      return text.fewChoices(write.amount(finding.choices));
    case 'card-stands-out': {
      const { card, group, side } = finding;
      const worth = write.pointsWithin(finding.worth);
      if (group === undefined)
        return side === 'above' ? text.strongCard({ card, worth }) : text.weakCard({ card, worth });
      return side === 'above' ? text.strongInGroup({ card, group, worth }) : text.weakInGroup({ card, group, worth });
    }
    case 'cards-even':
      return text.cardsEven;
    case 'cards-unclear':
      return text.cardsUnclear;
    case 'unwanted':
      return text.unwanted({ card: finding.card, share: write.share(finding.share) });
    case 'measure-differs': {
      const isShare = finding.measure === 'won' || finding.measure === 'halfway';
      const change = isShare ? `${write.pointsWithin(finding.difference)}%` : write.change(finding.difference);
      return text.measureDiffers({ measure: measures[finding.measure], change });
    }
    case 'seat-differs':
      return text.seatDiffers({ seat: finding.seat + 1, ...changed(finding) });
    case 'card-differs':
      return text.cardDiffers({ card: finding.card, ...changed(finding) });
    case 'points-differ': {
      const { card, difference } = finding;
      return text.pointsDiffer({ card, change: write.change(difference), isMore: difference.mean > 0 });
    }
    case 'wanted-differs':
      return text.wantedDiffers({ card: finding.card, ...changed(finding) });
    case 'no-difference':
      return text.noDifference;
  }

  function changed({ difference }: Extract<Finding, { difference: unknown }>) {
    return { change: write.pointsWithin(difference), isMore: difference.mean > 0 };
  }
}
