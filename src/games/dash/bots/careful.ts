import type { Bot } from '../../../engine/bot.ts';
import type { Seat } from '../../../engine/game.ts';
import { elementAt } from '../../../engine/list.ts';
import { pickOne, type Rng } from '../../../engine/rng.ts';
import type { DashPack, EquipmentNumber } from '../rules/content.ts';
import { type Lookup, lookUp } from '../rules/lookup.ts';
import { type DashEvent, type DashMove, DUNGEONS, SPACES } from '../rules/state.ts';
import type { DashView } from '../rules/view.ts';
import {
  flipsInNextDungeon,
  flipsToCome,
  returnsInVain,
  treatedWith,
  worthOfDrawing,
  worthOfKeeping,
} from './keeping.ts';
import { asBonuses, bonusesOf, chances, countUnknown, type Odds, oddsOf, worthOfFacing, worthWith } from './odds.ts';
import { goldWorth, type TreasureWorth, treasureWorth } from './treasure-worth.ts';

/** The bot's input for a decision: its seat, the cards, and its view. */
interface Look {
  seat: Seat;
  lookup: Lookup;
  treasures: TreasureWorth;
  view: DashView;
}

/**
 * Knows the cards, counts which are left, and maximises gold: uses Equipment if that saves more than keeping it would,
 * drops what it needs least, exchanges cards worth less than a new one, avoids cards that were put back, and leaves the
 * last of them to others.
 */
export const carefulDash: Bot<DashView, DashMove, DashEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const lookup = lookUp(pack as DashPack);
    const treasures = treasureWorth(lookup);
    return {
      choose(look, moves, rng) {
        const first = elementAt(moves, 0);
        if (moves.length === 1) return first;
        const now: Look = { seat, lookup, treasures, view: look() };
        return decide(now, moves, rng) ?? first;
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

/** Flips an unknown card; stops when the rest of the turn can only cost. */
function explore(look: Look, moves: readonly DashMove[], rng: Rng): DashMove | undefined {
  const stop = moves.find(({ kind }) => kind === 'stop');
  if (stop !== undefined && isPointless(look)) return stop;
  const flips = moves.filter(({ kind }) => kind === 'flip');
  const isKnown = (move: DashMove) => look.view.known.some(({ space }) => move.kind === 'flip' && move.space === space);
  const unknown = flips.filter((move) => !isKnown(move));
  return unknown.length > 0 ? pickOne(unknown, rng) : leastBad(look, flips);
}

/** Whether going on can gain nothing: others may have the rest, unless exploring it could still break a tie. */
function isPointless(look: Look): boolean {
  const { view } = look;
  const odds = fullOdds(look);
  return worthWith(odds, view.ap) === 0 && (odds.fumbleLoss > 0 || view.dungeon < DUNGEONS);
}

/** The best of the known cards to flip, or the least bad. */
function leastBad(look: Look, flips: readonly DashMove[]): DashMove | undefined {
  const odds = fullOdds(look);
  return lowest(flips, (move) => {
    const known = look.view.known.find(({ space }) => move.kind === 'flip' && move.space === space);
    if (known === undefined) return 0;
    const treatment = { canceled: false, magicCanceled: false, reduced: 0 };
    return -worthOfFacing(odds, { card: known.card, ap: look.view.ap, treatment });
  });
}

/** Uses the Equipment with the largest gain, if that exceeds its later value; otherwise faces the card. */
function react(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const { view, lookup } = look;
  const { pending } = view;
  if (pending === undefined) return undefined;
  const odds = fullOdds(look);
  const at = { card: pending.card, ap: view.ap };
  const facing = worthOfFacing(odds, { ...at, treatment: pending });
  const gain = (move: DashMove): number => {
    if (returnsInVain(move, view, lookup)) return Number.NEGATIVE_INFINITY;
    if (move.kind === 'put-back') return worthWith(odds, view.ap - (pending.putBack ?? 0)) - facing;
    if (move.kind !== 'use') return 0;
    const using = worthOfFacing(odds, { ...at, treatment: treatedWith(lookup, move.card, pending) });
    return using - facing - worthLater(look, odds, move.card);
  };
  const face = moves.find(({ kind }) => kind === 'face') ?? elementAt(moves, 0);
  return moves.reduce((best, move) => (gain(move) > gain(best) ? move : best), face);
}

/** The remaining value of an Equipment card in this dungeon; before the next one it can be exchanged for free. */
function worthLater({ view }: Look, odds: Odds, card: EquipmentNumber): number {
  return worthOfKeeping(odds, card, flipsToCome(view));
}

/** Drops the least useful Equipment. */
function cheapest(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const odds = plainOdds(look);
  return lowest(moves, (move) =>
    move.kind === 'fumble' ? worthLater(look, odds, move.card) : Number.POSITIVE_INFINITY,
  );
}

/** Discards every card worth less than a new one. */
function exchange(look: Look, moves: readonly DashMove[]): DashMove | undefined {
  const ready = moves.find(({ kind }) => kind === 'ready');
  const odds = plainOdds(look);
  const flips = flipsInNextDungeon(look.view);
  const drawing = worthOfDrawing(look.view, odds, flips);
  // Other Equipment can be exchanged again before the dungeon after the next; a Treasure Map keeps its slot to the end.
  const instead = (card: EquipmentNumber) =>
    elementAt(look.lookup.mapGold, card) > 0 ? drawing * (DUNGEONS - look.view.dungeon) : drawing;
  const isPoor = (move: DashMove) =>
    move.kind === 'discard' && worthOfKeeping(odds, move.card, flips) < instead(move.card);
  return moves.find(isPoor) ?? ready;
}

/** The odds as if a Fumble cost nothing: enough to compare Equipment cards. */
function plainOdds(look: Look): Odds {
  return oddsWith(look, 0);
}

/** The odds including the loss of the least useful Equipment card. */
function fullOdds(look: Look): Odds {
  const plain = plainOdds(look);
  const held = elementAt(look.view.players, look.seat).equipment.map((card) => worthLater(look, plain, card));
  return oddsWith(look, held.length === 0 ? 0 : Math.min(...held));
}

function oddsWith({ view, lookup, seat, treasures }: Look, fumbleLoss: number): Odds {
  return oddsOf({
    lookup,
    bonuses: asBonuses(bonusesOf(elementAt(view.players, seat), lookup)),
    chance: chances(view, lookup),
    unknown: view.phase === 'exchange' ? SPACES : countUnknown(view),
    gold: goldWorth(view, lookup, treasures),
    fumbleLoss,
  });
}

function lowest(moves: readonly DashMove[], worth: (move: DashMove) => number): DashMove | undefined {
  return moves.reduce((best, move) => (worth(move) < worth(best) ? move : best), elementAt(moves, 0));
}
