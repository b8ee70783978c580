import type { BotPlayer } from '../engine/bot.ts';
import type { Game, RuleContext, Seat } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import type { MoveWatch } from '../engine/move-watch.ts';
import type { Rng } from '../engine/rng.ts';

/** Longest pause, in ms, of a bot that defines none; drawn at random, so that bots do not act in step. */
const LONGEST_PAUSE = 2_000;
/** A game with more steps has a bug in its rules, or bots that wait for each other. */
const MOST_STEPS = 100_000;

/** A game in real time with bots on all seats. */
export interface RealTimeTable {
  game: Game;
  state: unknown;
  players: readonly BotPlayer[];
  /** The rules' `rng` and event listener, as `play` takes them. */
  context: Omit<RuleContext<unknown>, 'now'>;
  /** The bots' random numbers. */
  thoughts: Rng;
  /** When the game was set up, in ms. */
  startedAt: number;
  watch?: MoveWatch | undefined;
}

/**
 * Plays a game to its end in simulated time: each bot acts when its pause is over, and the clock advances at its
 * deadline. No real time passes: five minutes take a millisecond. Returns the number of moves made.
 */
export function playInRealTime({ game, state, players, context, thoughts, startedAt, watch }: RealTimeTable): number {
  const wakes = players.map((player) => startedAt + pauseOf(player, thoughts));
  const looks = players.map((_, seat) => () => game.view(state, seat));
  const moves: unknown[] = [];
  let made = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    if (game.outcome(state) !== undefined) return made;
    const seat = soonest(wakes);
    const deadline = game.deadline?.(state);
    const now = elementAt(wakes, seat);
    if (deadline !== undefined && deadline <= now) {
      game.expire?.(state, { ...context, now: deadline });
      continue;
    }
    const player = elementAt(players, seat);
    wakes[seat] = now + pauseOf(player, thoughts);
    if (!game.toAct(state).includes(seat)) continue;
    game.legalMoves(state, seat, moves);
    const move = moveOf(player, { look: elementAt(looks, seat), moves, thoughts });
    if (move === undefined) continue;
    if (game.refusal(state, seat, move) !== undefined)
      throw new Error(`a bot made an illegal move: ${JSON.stringify(move)}`);
    watch?.before({ state, seat, move, moves });
    game.play(state, seat, move, { ...context, now });
    watch?.after({ state, seat, move, moves });
    made += 1;
  }
  throw new Error(`a real-time game did not end in ${MOST_STEPS} steps`);
}

function moveOf(
  player: BotPlayer,
  { look, moves, thoughts }: { look: () => unknown; moves: readonly unknown[]; thoughts: Rng },
): unknown {
  if (player.act === undefined) return player.choose(look, moves, thoughts);
  return player.act(look, moves, thoughts);
}

function pauseOf(player: BotPlayer, thoughts: Rng): number {
  return Math.max(1, player.pause?.(thoughts) ?? thoughts.int(LONGEST_PAUSE));
}

function soonest(wakes: readonly number[]): Seat {
  return wakes.indexOf(Math.min(...wakes));
}
