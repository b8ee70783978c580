import { playInRealTime } from '../../bots/real-time.ts';
import { simulated } from '../../bots/simulated.ts';
import type { BotPlayer } from '../../engine/bot.ts';
import type { CountCard, Game, Outcome, RuleContext, Seat } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import type { MoveWatch } from '../../engine/move-watch.ts';
import { fastRng, type Rng } from '../../engine/rng.ts';
import { addToSpread, cardCountOf, countLength, type Figures, noFigures } from './figures.ts';
import { botInSeat, type Cast, dealsOfBatch, type SimulationPlan } from './plan.ts';

/** A game with more moves than this has a bug in its rules. */
const MOST_MOVES = 100_000;

/** Plays one batch of deals. The same batch gives the same figures on any thread. */
export function playBatch(plan: SimulationPlan, cast: Cast, batch: number): Figures {
  const figures = noFigures(plan.seats, cast.bots.length);
  const { first, end } = dealsOfBatch(plan, batch);
  for (let deal = first; deal < end; deal++) playDeal(plan, cast, deal, figures);
  return figures;
}

/** Plays a deal with the bots in each order of seats, and counts each win share once per deal, because games of one deal are correlated. */
function playDeal(plan: SimulationPlan, cast: Cast, deal: number, figures: Figures): void {
  const rotations = cast.bots.length;
  const seatShares = new Array<number>(plan.seats).fill(0);
  const botShares = new Array<number>(rotations).fill(0);
  for (let rotation = 0; rotation < rotations; rotation++) {
    const winners = playGame(plan, cast, { deal, rotation }, figures);
    if (plan.isTogether) botShares[rotation] = winners.length > 0 ? 1 : 0;
    else {
      for (const winner of winners) {
        const bot = botInSeat(plan, { seat: winner, rotation, bots: rotations });
        seatShares[winner] = elementAt(seatShares, winner) + 1 / winners.length / rotations;
        botShares[bot] = elementAt(botShares, bot) + 1 / winners.length / rotations;
      }
    }
    if (winners.length > 1) figures.shared += 1;
    if (winners.length === 0) figures.lost += 1;
  }
  figures.deals += 1;
  for (const [seat, share] of seatShares.entries()) addToSpread(elementAt(figures.seats, seat), share);
  for (const [bot, share] of botShares.entries()) addToSpread(elementAt(figures.bots, bot), share);
}

/** Plays a game, counts it, and returns its winners. */
function playGame(plan: SimulationPlan, cast: Cast, { deal, rotation }: GameOfDeal, figures: Figures): readonly Seat[] {
  const { game, listener } = cast;
  listener?.begins({ deal, rotation });
  const count: CountCard = (card, what) => {
    cardCountOf(figures, card)[what] += 1;
  };
  const { moves, outcome } = playThrough(plan, cast, { deal, rotation, emit: (event) => game.tally?.(event, count) });
  figures.games += 1;
  figures.moves += moves;
  countLength(figures, moves);
  return listener === undefined ? outcome.winners : listener.ended(outcome);
}

/** One game of a plan: its deal, and which bot of the list sits first. */
export interface GameOfDeal {
  deal: number;
  rotation: number;
}

/** A finished game. */
export interface PlayedGame {
  state: unknown;
  outcome: Outcome;
  moves: number;
}

/**
 * Plays one game of a plan to its end. The same game of the same plan is always the same, unless a watcher interferes.
 */
export function playThrough(
  plan: Omit<SimulationPlan, 'bots' | 'deals'>,
  { game, bots }: Pick<Cast, 'game' | 'bots'>,
  { deal, rotation, emit, watch }: GameOfDeal & { emit?: (event: unknown) => void; watch?: MoveWatch },
): PlayedGame {
  const thoughts = fastRng(plan.seed, deal, 1, rotation);
  const players = Array.from({ length: plan.seats }, (_, seat) =>
    simulated(elementAt(bots, botInSeat(plan, { seat, rotation, bots: bots.length })), seat, { game, pack: plan.pack }),
  );
  const show = showTo(game, players);
  const tell = (event: unknown): void => {
    emit?.(event);
    show(event);
  };
  // The same random numbers for all rotations of a deal: the same cards come in the same order.
  const context = { rng: fastRng(plan.seed, deal, 0), now: 0, emit: tell };
  const state = game.setup(plan.seats, plan.options, context);
  const moves =
    game.realTime === true
      ? playInRealTime({ game, state, players, context, thoughts, startedAt: 0, watch })
      : playToTheEnd({ game, state, context, players, thoughts, watch });
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error(`nobody can act in deal ${deal} although the game is not over`);
  return { state, outcome, moves };
}

function playToTheEnd(table: TurnTable): number {
  const played = playOn(table, MOST_MOVES);
  if (table.game.toAct(table.state).length > 0) throw new Error(`a game did not end in ${MOST_MOVES} moves`);
  return played;
}

/** A turn game with bots on all seats. */
export interface TurnTable {
  game: Game;
  state: unknown;
  context: RuleContext<unknown>;
  players: readonly BotPlayer[];
  /** The bots' random numbers. */
  thoughts: Rng;
  watch?: MoveWatch | undefined;
}

/** Plays a turn game from its current state, to its end or for a number of moves; returns the number made. */
export function playOn({ game, state, context, players, thoughts, watch }: TurnTable, most: number): number {
  const looks = players.map((_, seat) => () => game.view(state, seat));
  const moves: unknown[] = [];
  for (let played = 0; played < most; played++) {
    const seats = game.toAct(state);
    if (seats.length === 0) return played;
    const seat: Seat = elementAt(seats, seats.length === 1 ? 0 : thoughts.int(seats.length));
    game.legalMoves(state, seat, moves);
    const move = elementAt(players, seat).choose(elementAt(looks, seat), moves, thoughts);
    watch?.before({ state, seat, move, moves });
    game.play(state, seat, move, context);
    watch?.after({ state, seat, move, moves });
  }
  return most;
}

/** Shows each event to the bots that listen, as their seats may see it. */
export function showTo(game: Game, players: readonly BotPlayer[]): (event: unknown) => void {
  const listening = players.flatMap((player, seat) => (player.see === undefined ? [] : [{ player, seat }]));
  return (event) => {
    for (const { player, seat } of listening) {
      const seen = game.viewEvent(event, seat);
      if (seen !== undefined) player.see?.(seen);
    }
  };
}
