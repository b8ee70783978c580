import { sharesByLead } from '../../../engine/judgement.ts';
import { present } from '../../../engine/list.ts';
import { goldOf } from '../rules/chapters/scoring.ts';
import type { DashPack } from '../rules/content.ts';
import { lookUp } from '../rules/lookup.ts';
import { type DashState, MAX_SEATS, SPACES, STARTING_AP } from '../rules/state.ts';
import { averageWorth, worthOfKeeping } from './keeping.ts';
import { type Odds, worthWith } from './odds.ts';
import { packOdds, treasureWorth } from './treasure-worth.ts';

/**
 * Everybody's chance to win between two dungeons: by their gold, the future value of their bonuses, Equipment worth
 * keeping, and who explores first. Of alternating turns the first player has half a turn more than the average, the
 * last half a turn less.
 */
export function openProspects(pack: DashPack): (state: DashState) => number[] {
  const lookup = lookUp(pack);
  const odds = packOdds(lookup, []);
  const { perTurn, flipsPerTurn } = treasureWorth(lookup);
  const turn = worthWith(odds, STARTING_AP);
  const kept = Array.from({ length: MAX_SEATS + 1 }, (_, seats) => worthsOfKept(odds, SPACES / Math.max(1, seats)));
  return ({ players, explorer, deck, faceDown }) => {
    const seats = players.length;
    const turns = (deck.length + faceDown) / (seats * flipsPerTurn);
    const keeping = present(kept[seats]);
    const leads = players.map((player, seat) => {
      const order = (seat - explorer + seats) % seats;
      let worth = goldOf(player, lookup) + turn * (0.5 - order / (seats - 1));
      for (const card of player.treasures) worth += present(perTurn[card]) * turns;
      for (const card of player.equipment) worth += present(keeping[card]);
      return worth;
    });
    return sharesByLead(leads, leadSpread(deck.length + faceDown, seats));
  };
}

/** How far gold is from deciding: this lead, times the root of the cards left, multiplies a chance by e. */
const LEAD_BY_CARD = 1.3;
const LEAST_LEAD = 0.5;

/** The gold lead that multiplies a chance by e while this many Dungeon cards are left. */
function leadSpread(cards: number, seats: number): number {
  return Math.max(LEAST_LEAD, LEAD_BY_CARD * Math.sqrt(cards * (2 / seats)));
}

/** How much better each Equipment card is than a newly drawn one; the gold of Treasure Maps is already counted. */
function worthsOfKept(odds: Odds, flips: number): number[] {
  const { allEquipment, mapGold, equipment } = odds.lookup;
  const drawing = averageWorth(odds, allEquipment, flips);
  return equipment.map((_, card) =>
    present(mapGold[card]) > 0 ? 0 : Math.max(0, worthOfKeeping(odds, card, flips) - drawing),
  );
}
