import { addAt, present } from '../../../engine/list.ts';
import type { Bonus, DungeonCard, DungeonNumber, Magic } from '../rules/content.ts';
import { dungeonCard, type Lookup } from '../rules/lookup.ts';
import { SLOW_AP } from '../rules/state.ts';
import type { DashView, PlayerView } from '../rules/view.ts';

/** What Equipment has done to a card. */
export interface Treatment {
  canceled: boolean;
  magicCanceled: boolean;
  reduced: number;
}

export const UNTREATED: Treatment = { canceled: false, magicCanceled: false, reduced: 0 };

/** A player's active bonuses, for computing odds. */
export interface Bonuses {
  firstCreatureFree: boolean;
  trapsCostLess: number;
  immune: readonly Magic[];
}

/** Which cards may be face down, how often each, and the expected value of flipping them. */
export interface Odds {
  lookup: Lookup;
  bonuses: Bonuses;
  /** The probability of each card on an unknown face-down space, by its number. */
  chance: readonly number[];
  /** Expected gold for the rest of a turn, by cards still to flip and AP left. */
  worthOfAp: readonly (readonly number[])[];
  /** How many cards to look ahead: the unknown ones, but at most a usual turn. */
  ahead: number;
  /** The value of each card to its taker: its gold, and the future value of its bonus. */
  gold: readonly number[];
  /** The cost of losing an Equipment card to a Fumble. */
  fumbleLoss: number;
}

const MOST_AP = 12;
const MOST_AHEAD = 6;

/** The input for the odds. */
export interface Outlook {
  lookup: Lookup;
  bonuses: Bonuses;
  chance: readonly number[];
  /** How many unknown cards can be flipped. */
  unknown: number;
  gold: readonly number[];
  fumbleLoss: number;
}

/** Computes the value of the rest of a turn for each number of AP and of cards to flip. */
export function oddsOf({ unknown, ...outlook }: Outlook): Odds {
  const worthOfAp: number[][] = [Array.from({ length: MOST_AP + 1 }, () => 0)];
  const odds = { ...outlook, worthOfAp, ahead: Math.min(unknown, MOST_AHEAD) };
  const flip = sumUp(odds);
  for (let left = 1; left <= odds.ahead; left++) {
    const worths = [0];
    worthOfAp.push(worths);
    for (let ap = 1; ap <= MOST_AP; ap++) worths.push(worthOfFlipping(odds, flip, { ap, left }));
  }
  return odds;
}

/** How many cards of this dungeon nobody has flipped yet. */
export function countFaceDown(view: DashView): number {
  return view.spaces.filter((space) => space === 'face-down').length;
}

/** How many face-down cards nobody knows. */
export function countUnknown(view: DashView): number {
  return countFaceDown(view) - view.known.length;
}

/**
 * The probability of each card on an unknown face-down space, or in the next dungeon if this one is explored. Cards
 * turned down by Confusion are certain to be there; all others are weighted by their copies.
 */
export function chances(view: DashView, lookup: Lookup): number[] {
  const unseen = lookup.dungeon.map(({ copies }) => copies);
  let count = lookup.allDungeon.length;
  const see = (card: DungeonNumber): void => {
    addAt(unseen, card, -1);
    count -= 1;
  };
  for (const space of view.spaces) if (typeof space === 'number') see(space);
  for (const { treasures, explored } of view.players) {
    treasures.forEach(see);
    explored.forEach(see);
  }
  view.returned.forEach(see);
  for (const { card } of view.known) see(card);
  const unknown = Math.max(1, countUnknown(view));
  const share = (1 - view.returned.length / unknown) / Math.max(1, count);
  const chance = unseen.map((copies) => copies * share);
  for (const card of view.returned) addAt(chance, card, 1 / unknown);
  return chance;
}

/** The probability of each card in a whole pack. */
export function chancesOfPack({ dungeon, allDungeon }: Lookup): number[] {
  return dungeon.map(({ copies }) => copies / allDungeon.length);
}

/** The bonuses of a player that are active. */
export function bonusesOf(player: PlayerView, lookup: Lookup): Bonus[] {
  return player.treasures
    .slice(0, player.activeTreasures)
    .map((card) => lookup.bonus[card])
    .filter((bonus) => bonus !== undefined);
}

/** Bonuses as the odds need them. */
export function asBonuses(bonuses: readonly Bonus[]): Bonuses {
  return {
    firstCreatureFree: bonuses.some(({ kind }) => kind === 'first-creature-free'),
    trapsCostLess: Math.max(0, ...bonuses.map((bonus) => (bonus.kind === 'traps-cost-less' ? bonus.ap : 0))),
    immune: bonuses.flatMap((bonus) => (bonus.kind === 'immune' ? [bonus.magic] : [])),
  };
}

/** The result of a flip, averaged over all possible cards. */
interface Flip {
  /** The immediate gain: Treasures, minus losses to Fumbles. */
  gain: number;
  /** The probability that the turn goes on with this change of AP; the index is the change + `MOST_AP`. */
  goesOn: readonly number[];
}

function sumUp(odds: Odds): Flip {
  const goesOn = Array.from({ length: 2 * MOST_AP + 1 }, () => 0);
  let gain = 0;
  for (let card = 0; card < odds.chance.length; card++) {
    const chance = present(odds.chance[card]);
    if (chance === 0) continue;
    const { gold, change } = resultOf(odds, card, UNTREATED);
    gain += chance * gold;
    if (change === undefined) continue;
    const step = Math.max(-MOST_AP, Math.min(MOST_AP, change)) + MOST_AP;
    goesOn[step] = present(goesOn[step]) + chance;
  }
  return { gain, goesOn };
}

/** The value of one more flip and everything after it, with `left` cards to flip. */
function worthOfFlipping(odds: Odds, { gain, goesOn }: Flip, { ap, left }: { ap: number; left: number }): number {
  let sum = gain;
  for (let step = 0; step < goesOn.length; step++) {
    const chance = present(goesOn[step]);
    if (chance > 0) sum += chance * worthWith(odds, ap + step - MOST_AP, left - 1);
  }
  return Math.max(0, sum);
}

/**
 * Expected gold for the rest of the turn after facing this card, as treated by Equipment; `left`: cards to flip after
 * it.
 */
export function worthOfFacing(
  odds: Odds,
  { card: number, ap, treatment, left }: { card: DungeonNumber; ap: number; treatment: Treatment; left?: number },
): number {
  const { gold, change } = resultOf(odds, number, treatment);
  return change === undefined ? gold : gold + worthWith(odds, ap + change, left);
}

/** The immediate gain of a card and its change of AP; undefined if it ends the turn. */
function resultOf(odds: Odds, number: DungeonNumber, treatment: Treatment): { gold: number; change?: number } {
  const card = dungeonCard(odds.lookup, number);
  if (treatment.canceled) return { gold: 0, change: 0 };
  if (card.kind === 'treasure') return { gold: present(odds.gold[number]) };
  if (card.kind === 'encounter' && card.effect.kind === 'door') return { gold: 0 };
  if (card.kind === 'encounter' && card.effect.kind === 'portal') return { gold: 0, change: card.effect.ap };
  const cost = costOf(odds, card, treatment);
  switch (magicOn(odds, number, treatment)) {
    case 'confusion':
    case 'darkness':
      return { gold: 0 };
    case 'slow':
      return { gold: 0, change: -cost - SLOW_AP };
    case 'fumble':
      return { gold: -odds.fumbleLoss, change: -cost };
    case undefined:
      return { gold: 0, change: -cost };
  }
}

/** Expected gold for the rest of a turn with this many AP. */
export function worthWith({ worthOfAp, ahead }: Odds, ap: number, left = ahead): number {
  return ap <= 0 ? 0 : present(present(worthOfAp[Math.min(left, ahead)])[Math.min(ap, MOST_AP)]);
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
