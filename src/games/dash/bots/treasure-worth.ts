import { present } from '../../../engine/list.ts';
import type { Bonus } from '../rules/content.ts';
import { dungeonCard, isHazard, type Lookup } from '../rules/lookup.ts';
import { HAND, STARTING_AP } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import { averageWorth, USUAL_AP } from './keeping.ts';
import {
  asBonuses,
  chancesOfPack,
  countFaceDown,
  type Odds,
  oddsOf,
  UNTREATED,
  worthOfFacing,
  worthWith,
} from './odds.ts';

/** The value of a pack's Treasures, computed once when a bot sits down. */
export interface TreasureWorth {
  /** The gold that each Dungeon card's bonus brings its owner in each later turn. */
  perTurn: readonly number[];
  /** The average number of cards in a turn. */
  flipsPerTurn: number;
}

/** Analyses a whole pack: how long turns are, and what each bonus adds to one. */
export function treasureWorth(lookup: Lookup): TreasureWorth {
  const plain = packOdds(lookup, []);
  const flipsPerTurn = 1 / plain.chance.reduce((sum, chance, card) => sum + chance * endingOf(plain, card), 0);
  return {
    flipsPerTurn,
    perTurn: lookup.dungeon.map((card) =>
      card.kind === 'treasure' && card.bonus !== undefined ? gainOf(card.bonus, { plain, flipsPerTurn }) : 0,
    ),
  };
}

/** The value of each Dungeon card to its taker now: its gold, and its bonus over the expected remaining turns. */
export function goldWorth(view: DashView, lookup: Lookup, { perTurn, flipsPerTurn }: TreasureWorth): number[] {
  const turns = (view.deck + countFaceDown(view)) / (view.players.length * flipsPerTurn);
  return lookup.gold.map((gold, card) => gold + present(perTurn[card]) * turns);
}

/** The odds of flipping any card of a whole pack. */
export function packOdds(lookup: Lookup, bonuses: readonly Bonus[]): Odds {
  const outlook = { lookup, bonuses: asBonuses(bonuses), chance: chancesOfPack(lookup), gold: lookup.gold };
  return oddsOf({ ...outlook, unknown: lookup.allDungeon.length, fumbleLoss: 0 });
}

/** How much of a usual turn a card uses up, from 0 to 1. */
function endingOf(odds: Odds, number: number): number {
  if (dungeonCard(odds.lookup, number).kind === 'treasure') return 1;
  const after = worthOfFacing(odds, { card: number, ap: STARTING_AP, treatment: UNTREATED });
  return Math.max(0, 1 - after / worthWith(odds, STARTING_AP));
}

/** What a bonus adds to a turn, in gold. */
function gainOf(bonus: Bonus, { plain, flipsPerTurn }: { plain: Odds; flipsPerTurn: number }): number {
  const { lookup, chance } = plain;
  switch (bonus.kind) {
    case 'more-ap':
      return worthWith(plain, STARTING_AP + bonus.ap) - worthWith(plain, STARTING_AP);
    case 'restock':
      return averageWorth(plain, lookup.allEquipment, flipsPerTurn * HAND);
    case 'put-back': {
      const saved = chance.map((share, card) =>
        isHazard(dungeonCard(lookup, card))
          ? share *
            Math.max(
              0,
              worthWith(plain, USUAL_AP - bonus.ap) -
                worthOfFacing(plain, { card, ap: USUAL_AP, treatment: UNTREATED }),
            )
          : 0,
      );
      return flipsPerTurn * saved.reduce((sum, each) => sum + each, 0);
    }
    case 'first-creature-free':
    case 'immune':
    case 'traps-cost-less':
      return worthWith(packOdds(lookup, [bonus]), STARTING_AP) - worthWith(plain, STARTING_AP);
  }
}
