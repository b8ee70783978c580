import { elementAt } from '../../engine/list.ts';
import type { MoveWatch } from '../../engine/move-watch.ts';
import { fastRng } from '../../engine/rng.ts';
import type { CardSwap, Pool } from '../../games/lab.ts';
import { playThrough } from '../simulate/play.ts';
import type { SideOfBench } from './bench.ts';

/**
 * The value of each card in one deal, compared with a random one of the same pool: as a share of the win, and in
 * points.
 */
export interface Worths {
  games: number;
  share: Map<string, number>;
  points: Map<string, number>;
}

/** The result of a game for the player who got the card. */
interface Ending {
  share: number;
  points: number | undefined;
}

/**
 * Plays a deal once with each card that could be in the place of an experiment; undefined if the place never came up.
 */
export function swapDeal(side: SideOfBench, swap: CardSwap, deal: number): Worths | undefined {
  const slot: Slot = { swap, deal, skip: fastRng(side.simulation.seed, deal, 2).int(swap.skips + 1) };
  // The first game finds the pool; all games are equal up to there.
  const first = swapping(slot);
  const ending = endingWith(side, first, deal);
  const [pool, card] = [first.pool(), first.card()];
  if (pool === undefined || card === undefined || !first.isSeen()) return undefined;
  const endings = new Map([[card, ending]]);
  for (const [other, copies] of pool.copies.entries()) {
    if (copies > 0 && other !== card) endings.set(other, endingWith(side, swapping(slot, other), deal));
  }
  return worthsOf(swap, pool, endings);
}

function endingWith({ simulation, game, bots, lab }: SideOfBench, { watch, pool }: Swapping, deal: number): Ending {
  const { outcome, state } = playThrough(simulation, { game, bots }, { deal, rotation: 0, watch });
  const { winners } = outcome;
  if (simulation.isTogether) return { share: winners.length > 0 ? 1 : 0, points: lab.beyondGoal?.(state) };
  const seat = pool()?.seat ?? 0;
  const standing = lab.standing?.(state);
  const best = standing === undefined ? 0 : Math.max(...standing.filter((_, other) => other !== seat));
  return {
    share: winners.includes(seat) ? 1 / winners.length : 0,
    points: standing === undefined ? undefined : elementAt(standing, seat) - best,
  };
}

function worthsOf({ cards }: CardSwap, { copies }: Pool, endings: ReadonlyMap<number, Ending>): Worths {
  const all = copies.reduce((sum, count) => sum + count, 0);
  const against = (figure: (ending: Ending) => number | undefined): Map<string, number> => {
    let sum = 0;
    for (const [card, ending] of endings) sum += (figure(ending) ?? 0) * elementAt(copies, card);
    return new Map(
      [...endings].flatMap(([card, ending]) => {
        const own = figure(ending);
        return own === undefined ? [] : [[elementAt(cards, card).id, withoutNoise(own - sum / all)] as const];
      }),
    );
  };
  return { games: endings.size, share: against(({ share }) => share), points: against(({ points }) => points) };
}

/** Fractions do not add up exactly; if all cards are alike the difference must be exactly zero. */
function withoutNoise(figure: number): number {
  return Math.round(figure * 1e9) / 1e9 + 0;
}

/** The place of an experiment in one deal. */
interface Slot {
  swap: CardSwap;
  deal: number;
  /** How many moves with a pool are skipped. */
  skip: number;
}

/** A game in which one card is put into the place of an experiment. */
interface Swapping {
  watch: MoveWatch;
  /** The possible cards, once the place has come up. */
  pool(): Pool | undefined;
  card(): number | undefined;
  isSeen(): boolean;
}

/** Puts a card into the place once it comes up; without a card, the first of the pool. */
function swapping({ swap, deal, skip }: Slot, wanted?: number): Swapping {
  let card = wanted;
  let left = skip;
  let pool: Pool | undefined;
  let isSeen = false;
  let finish: (() => boolean) | undefined;
  return {
    pool: () => pool,
    card: () => card,
    isSeen: () => isSeen,
    watch: {
      before(coming) {
        if (isSeen) return;
        const move = { ...coming, deal };
        if (pool === undefined) {
          const found = swap.poolAt(move);
          if (found === undefined || left-- > 0) return;
          pool = found;
          card ??= found.copies.findIndex((copies) => copies > 0);
        }
        if (card === undefined) return;
        finish = swap.put(move, card);
        if (finish === undefined) isSeen = true;
      },
      after() {
        if (finish === undefined) return;
        isSeen = finish();
        finish = undefined;
      },
    },
  };
}
