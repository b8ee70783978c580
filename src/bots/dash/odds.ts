import type { Bonus, DungeonCard, DungeonNumber, Magic } from '../../games/dash/content.ts';
import type { Lookup } from '../../games/dash/lookup.ts';
import { without } from '../../games/dash/sample.ts';
import { SLOW_AP } from '../../games/dash/state.ts';
import type { DashView, PlayerView } from '../../games/dash/view.ts';

/** What Equipment has done to a card. */
export interface Treatment {
  canceled: boolean;
  magicCanceled: boolean;
  reduced: number;
}

export const UNTREATED: Treatment = { canceled: false, magicCanceled: false, reduced: 0 };

/** The explorer's working bonuses, as the odds need them. */
export interface Bonuses {
  firstCreatureFree: boolean;
  trapsCostLess: number;
  immune: readonly Magic[];
}

/** Which cards may lie face down, how often each, and what a player can expect of flipping them. */
export interface Odds {
  lookup: Lookup;
  bonuses: Bonuses;
  /** The chance of each card to lie on any one face-down space, by its number. */
  chance: readonly number[];
  /** Gold to be expected from the rest of a turn, by the AP left. */
  worthOfAp: readonly number[];
  /** What losing an Equipment card to a Fumble costs. */
  fumbleLoss: number;
}

const MOST_AP = 12;

/** Counts what lies open, and works out what the rest of a turn is worth with each number of AP. */
export function oddsFor(
  view: DashView,
  lookup: Lookup,
  { seat, fumbleLoss }: { seat: number; fumbleLoss: number },
): Odds {
  const odds = {
    lookup,
    bonuses: bonusesOf(view.players[seat], lookup),
    chance: chances(view, lookup),
    worthOfAp: [0],
    fumbleLoss,
  };
  const canGoOn = view.phase === 'exchange' || countFaceDown(view) > 0;
  for (let ap = 1; ap <= MOST_AP; ap++) odds.worthOfAp.push(canGoOn ? worthOfFlipping(odds, ap) : 0);
  return odds;
}

/** How many cards of this dungeon nobody has flipped yet. */
export function countFaceDown(view: DashView): number {
  return view.spaces.filter((space) => space === 'face-down').length;
}

/**
 * The chance of each card on a face-down space, or in the next dungeon where this one is explored:
 * those that Confusion turned down are known to be there, all others are as likely as they are many.
 */
function chances(view: DashView, lookup: Lookup): number[] {
  const open = view.spaces.filter((space) => typeof space === 'number');
  for (const { treasures, explored } of view.players) open.push(...treasures, ...explored);
  const unseen = without(lookup.allDungeon, [...open, ...view.returned]);
  const chance = lookup.dungeon.map(() => 0);
  const known = view.returned.length / Math.max(1, countFaceDown(view));
  for (const card of view.returned) chance[card] += known / view.returned.length;
  for (const card of unseen) chance[card] += (1 - known) / unseen.length;
  return chance;
}

function bonusesOf(player: PlayerView, lookup: Lookup): Bonuses {
  const bonuses = player.treasures.slice(0, player.activeTreasures).flatMap((card): Bonus[] => {
    const treasure = lookup.dungeon[card];
    return treasure.kind === 'treasure' && treasure.bonus !== undefined ? [treasure.bonus] : [];
  });
  return {
    firstCreatureFree: bonuses.some(({ kind }) => kind === 'first-creature-free'),
    trapsCostLess: Math.max(0, ...bonuses.map((bonus) => (bonus.kind === 'traps-cost-less' ? bonus.ap : 0))),
    immune: bonuses.flatMap((bonus) => (bonus.kind === 'immune' ? [bonus.magic] : [])),
  };
}

/**
 * What one more flip and all that follows is worth. Cards that leave the AP as they are lead back to the same question,
 * so their share is taken out of the sum instead of being followed for ever.
 */
function worthOfFlipping(odds: Odds, ap: number): number {
  let sum = 0;
  let again = 0;
  for (let card = 0; card < odds.chance.length; card++) {
    const chance = odds.chance[card];
    if (chance === 0) continue;
    if (isHarmless(odds, card)) again += chance;
    else sum += chance * worthOfFacing(odds, { card, ap, treatment: UNTREATED });
  }
  return Math.max(0, again < 1 ? sum / (1 - again) : 0);
}

/** A card that neither takes anything nor ends the turn. */
function isHarmless(odds: Odds, number: DungeonNumber): boolean {
  const card = odds.lookup.dungeon[number];
  if (card.kind === 'treasure') return false;
  if (card.kind === 'encounter' && card.effect.kind !== 'trap') return card.effect.kind !== 'door';
  return costOf(odds, card, UNTREATED) === 0 && magicOn(odds, number, UNTREATED) === undefined;
}

/** Gold to be expected from the rest of the turn when this card is faced, after what Equipment did to it. */
export function worthOfFacing(
  odds: Odds,
  { card: number, ap, treatment }: { card: DungeonNumber; ap: number; treatment: Treatment },
): number {
  const card = odds.lookup.dungeon[number];
  if (treatment.canceled) return worthWith(odds, ap);
  if (card.kind === 'treasure') return card.gold;
  if (card.kind === 'encounter' && card.effect.kind === 'door') return 0;
  if (card.kind === 'encounter' && card.effect.kind === 'portal') return worthWith(odds, ap + card.effect.ap);
  const after = ap - costOf(odds, card, treatment);
  switch (magicOn(odds, number, treatment)) {
    case 'confusion':
    case 'darkness':
      return 0;
    case 'slow':
      return worthWith(odds, after - SLOW_AP);
    case 'fumble':
      return worthWith(odds, after) - odds.fumbleLoss;
    case undefined:
      return worthWith(odds, after);
  }
}

function worthWith({ worthOfAp }: Odds, ap: number): number {
  return ap <= 0 ? 0 : worthOfAp[Math.min(ap, worthOfAp.length - 1)];
}

function costOf({ bonuses }: Odds, card: DungeonCard, { reduced }: Treatment): number {
  if (card.kind === 'creature') return bonuses.firstCreatureFree ? 0 : Math.max(0, card.ap - reduced);
  if (card.kind === 'encounter' && card.effect.kind === 'trap')
    return Math.max(0, card.effect.ap - bonuses.trapsCostLess);
  return 0;
}

function magicOn({ lookup, bonuses }: Odds, card: DungeonNumber, { magicCanceled }: Treatment): Magic | undefined {
  const magic = lookup.magic[card];
  return magic === undefined || magicCanceled || bonuses.immune.includes(magic) ? undefined : magic;
}
