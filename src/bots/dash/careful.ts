import type { Bot } from '../../engine/bot.ts';
import type { Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { DashPack, EquipmentNumber } from '../../games/dash/content.ts';
import { type Lookup, lookUp } from '../../games/dash/lookup.ts';
import type { DashEvent, DashMove } from '../../games/dash/state.ts';
import type { DashView } from '../../games/dash/view.ts';
import { flipsInNextDungeon, flipsToCome, treatedWith, worthOfDrawing, worthOfKeeping } from './keeping.ts';
import { type Odds, oddsFor, worthOfFacing } from './odds.ts';

/** What the bot knows when it is asked: who it is, the cards, and the table as it sees it. */
interface Look {
  seat: Seat;
  lookup: Lookup;
  view: DashView;
}

/**
 * Knows what the cards do, counts which are still out, and does what is worth most gold:
 * goes on while a flip can be expected to pay, uses Equipment when that saves more than keeping it would,
 * drops what it needs least, keeps Treasure Maps, and exchanges what is worth less than a new card.
 */
export const carefulDash: Bot<DashView, DashMove, DashEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const lookup = lookUp(pack as DashPack);
    return {
      choose(look, moves, rng) {
        if (moves.length === 1) return moves[0];
        const now: Look = { seat, lookup, view: look() };
        return decide(now, moves, rng) ?? moves[0];
      },
    };
  },
};

function decide(look: Look, moves: readonly DashMove[], rng: Rng): DashMove | undefined {
  switch (look.view.phase) {
    case 'explore':
      return explore(look, moves, rng);
    case 'react':
      return react(look, moves);
    case 'fumble':
      return cheapest(look, moves);
    case 'exchange':
      return exchange(look, moves);
    case 'over':
      return undefined;
  }
}

/** Flips any card, all being alike from behind; stops when the rest of the turn can only cost. */
function explore(look: Look, moves: readonly DashMove[], rng: Rng): DashMove | undefined {
  const stop = moves.find(({ kind }) => kind === 'stop');
  const flips = stop === undefined ? moves.length : moves.length - 1;
  if (stop !== undefined && isDangerous(look)) return stop;
  const flippable = moves.filter(({ kind }) => kind === 'flip');
  return flippable[rng.int(flips)];
}

/** Nothing to win by going on, and something to lose. */
function isDangerous(look: Look): boolean {
  const odds = fullOdds(look);
  return odds.fumbleLoss > 0 && odds.worthOfAp[Math.min(look.view.ap, odds.worthOfAp.length - 1)] === 0;
}

/** Uses the Equipment that gains most, if it gains more than it would be worth later; otherwise faces the card. */
function react(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const { view, lookup } = look;
  const { pending } = view;
  if (pending === undefined) return undefined;
  const odds = fullOdds(look);
  const at = { card: pending.card, ap: view.ap };
  const facing = worthOfFacing(odds, { ...at, treatment: pending });
  let best = moves.find(({ kind }) => kind === 'face');
  let most = 0;
  for (const move of moves) {
    if (move.kind !== 'use') continue;
    const using = worthOfFacing(odds, { ...at, treatment: treatedWith(lookup, move.card, pending) });
    const gain = using - facing - worthLater(look, odds, move.card);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

/** What an Equipment card is still worth in this dungeon; before the next one it can be replaced for nothing. */
function worthLater({ view }: Look, odds: Odds, card: EquipmentNumber): number {
  return worthOfKeeping(odds, card, flipsToCome(view));
}

/** Drops the Equipment it will miss least. */
function cheapest(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const odds = plainOdds(look);
  return lowest(moves, (move) =>
    move.kind === 'fumble' ? worthLater(look, odds, move.card) : Number.POSITIVE_INFINITY,
  );
}

/** Discards whatever is worth less than what may be drawn for it. */
function exchange(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const odds = plainOdds(look);
  const flips = flipsInNextDungeon(look.view);
  const drawing = worthOfDrawing(look.view, odds, flips);
  const isPoor = (move: DashMove) => move.kind === 'discard' && worthOfKeeping(odds, move.card, flips) < drawing;
  return moves.find(isPoor) ?? moves.find(({ kind }) => kind === 'ready');
}

/** The odds as if a Fumble cost nothing: enough to compare Equipment cards with each other. */
function plainOdds({ view, lookup, seat }: Look): Odds {
  return oddsFor(view, lookup, { seat, fumbleLoss: 0 });
}

/** The odds with the loss of the least useful Equipment card counted in. */
function fullOdds(look: Look): Odds {
  const { view, lookup, seat } = look;
  const plain = plainOdds(look);
  const held = view.players[seat].equipment.map((card) => worthLater(look, plain, card));
  return oddsFor(view, lookup, { seat, fumbleLoss: held.length === 0 ? 0 : Math.min(...held) });
}

function lowest(moves: readonly DashMove[], worth: (move: DashMove) => number): DashMove | undefined {
  return moves.reduce((best, move) => (worth(move) < worth(best) ? move : best), moves[0]);
}
