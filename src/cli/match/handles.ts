import { findBot } from '../../bots/index.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { fastRng, type Rng } from '../../engine/rng.ts';
import { playOn, showTo } from '../simulate/play.ts';
import { type HandleRequest, refused, type ToProgram } from './protocol.ts';

/** What a program's seat knows when it has to decide: the source of its handles. */
export interface SeatKnowledge {
  game: Game;
  pack: unknown;
  seat: Seat;
  seats: number;
  isTogether: boolean;
  view: unknown;
  knowledge: unknown;
}

/** Maximum number of handles of a program. */
const MOST_HANDLES = 10_000;
/** No game of ours needs nearly as many moves, but weak bots may move back and forth. */
const LONGEST_PLAYOUT = 10_000;

/**
 * The worlds in which a program tries its moves while it decides. They are drawn by `sample` from what its seat knows,
 * with a separate rng, so they reveal nothing about the real table.
 */
export class Handles {
  readonly #seat: SeatKnowledge;
  readonly #playoutBot: string;
  readonly #rng: Rng;
  readonly #states = new Map<number, unknown>();
  #last = 0;

  constructor(seat: SeatKnowledge, { playoutBot, rng }: { playoutBot: string; rng: Rng }) {
    this.#seat = seat;
    this.#playoutBot = playoutBot;
    this.#rng = fastRng(rng.int(2 ** 32), rng.int(2 ** 32));
  }

  answer(request: HandleRequest): ToProgram {
    const { game, seat, view, knowledge } = this.#seat;
    if (game.realTime === true) return refused('real-time games have no handles');
    if (request.kind === 'sample') return this.#keep(() => game.sample(view, seat, this.#rng, knowledge));
    const { handle } = request;
    const state = this.#states.get(handle);
    if (state === undefined) return refused(`there is no handle ${handle}`);
    switch (request.kind) {
      case 'clone':
        return this.#keep(() => game.clone(state));
      case 'moves':
        return { kind: 'moves', ...nextOf(this.#seat, state) };
      case 'play':
        return this.#play(handle, state, request.index);
      case 'playout':
        return this.#playout(handle, state, request.bot ?? this.#playoutBot);
    }
  }

  #keep(make: () => unknown): ToProgram {
    if (this.#states.size >= MOST_HANDLES) return refused(`there is a limit of ${MOST_HANDLES} handles`);
    this.#last += 1;
    this.#states.set(this.#last, make());
    return { kind: 'handle', handle: this.#last };
  }

  #play(handle: number, state: unknown, index: number): ToProgram {
    const { game } = this.#seat;
    const { seat, moves } = nextOf(this.#seat, state);
    if (seat === undefined || index >= moves.length)
      return refused(`handle ${handle} has no move ${index}`, 'wrong-index');
    game.play(state, seat, moves[index], { rng: this.#rng, now: 0 });
    return { kind: 'handle', handle };
  }

  /** Plays to the end with a bot in all seats; the handle is used up. */
  #playout(handle: number, state: unknown, botId: string): ToProgram {
    const { game, pack, seat, seats, isTogether } = this.#seat;
    const bot = findBot(game.id, botId);
    if (bot === undefined) return refused(`there is no bot "${botId}"`);
    const players = Array.from({ length: seats }, (_, each) => bot.sit(each, pack));
    const context = { rng: this.#rng, now: 0, emit: showTo(game, players) };
    playOn({ game, state, context, players, thoughts: this.#rng }, LONGEST_PLAYOUT);
    this.#states.delete(handle);
    const outcome = game.outcome(state);
    if (outcome === undefined) return refused(`the playout did not end in ${LONGEST_PLAYOUT} moves`);
    const { winners } = outcome;
    const winnersCount = isTogether ? 1 : winners.length;
    return { kind: 'outcome', outcome, share: winners.includes(seat) ? 1 / winnersCount : 0 };
  }
}

/** Who can act, with the moves: none when it is over. If several can, the program's own seat, or the first. */
function nextOf({ game, seat: own }: SeatKnowledge, state: unknown): { seat?: Seat; moves: unknown[] } {
  const seats = game.toAct(state);
  const seat = seats.includes(own) ? own : seats.at(0);
  return seat === undefined ? { moves: [] } : { seat, moves: game.legalMoves(state, seat, []) };
}
