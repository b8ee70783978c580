import type { Bot, BotPlayer } from '../../engine/bot.ts';
import type { Game, Outcome, Seat } from '../../engine/game.ts';
import type { Rng } from '../../engine/rng.ts';
import type { SimulationPlan } from '../simulate/plan.ts';
import { Handles } from './handles.ts';
import type { Failure, ProgramPort, ProgramSlot } from './program-port.ts';
import {
  type FromProgram,
  type Hello,
  PROTOCOL,
  type ReadLine,
  type RefusedMessage,
  readLine,
  refused,
  type ToProgram,
} from './protocol.ts';

/** Time limit for a program's start, in ms: an interpreter has to be loaded, perhaps a model read. */
export const START_MS = 10_000;
/** After this many refusals in one decision a program has failed. */
const MOST_REFUSALS = 3;
/** A program that needs this many decisions in one game delays it: it waits, or moves back and forth. */
const MOST_DECISIONS = 3000;

/** Shared by all programs of a thread. */
export interface ProgramTable {
  plan: SimulationPlan;
  game: Game;
  port: Pick<ProgramPort, 'ask' | 'tell' | 'refused' | 'failed'>;
  /** Plays for a failed program, and in playouts that name no bot. */
  standIn: Bot;
  /** How long a decision may take, in ms. */
  time: number;
  /** The current game. */
  current: { deal: number; rotation: number };
  /** The programs of the current game. */
  seated: ProgramPlayer[];
}

/** A program as a bot: the one at this index of the plan's list. */
export function programBot(id: string, bot: number, table: ProgramTable): Bot {
  return {
    id,
    sit(seat) {
      const player = new ProgramPlayer(table, { bot, rotation: table.current.rotation, seat });
      table.seated.push(player);
      return player.asBot();
    },
  };
}

/** The greeting for a program. */
export function helloOf({ game, seats, options, isTogether, pack }: SimulationPlan, seat: Seat): Hello {
  return { kind: 'hello', protocol: PROTOCOL, game, seat, seats, options, together: isTogether, pack };
}

/** A program's decision: an index in the list of moves, to wait (in real time), or none, because it has failed. */
type Decision = { kind: 'move'; index: number } | { kind: 'wait' } | { kind: 'none' };

/** A program in a seat, for one game; its stand-in gets the same input, and plays on when it fails. */
export class ProgramPlayer {
  readonly #table: ProgramTable;
  readonly #slot: ProgramSlot;
  readonly #standIn: BotPlayer;
  /** Events that go out with the next question. */
  #waiting: string[] = [];
  #knowledge: unknown;
  #decisions = 0;
  #hasFailed = false;

  constructor(table: ProgramTable, slot: ProgramSlot) {
    this.#table = table;
    this.#slot = slot;
    this.#standIn = table.standIn.sit(slot.seat, table.plan.pack);
    const answer = this.#ask(helloOf(table.plan, slot.seat), { ms: START_MS, kind: 'greet' });
    if (answer !== undefined && (answer.kind !== 'message' || answer.message.kind !== 'hello'))
      this.#fail('refused', 'did not answer hello with hello');
  }

  get seat(): Seat {
    return this.#slot.seat;
  }

  /** Whether it has failed in this game, and so lost it. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** In real time a program acts as often as its stand-in would. */
  asBot(): BotPlayer {
    const standIn = this.#standIn;
    const see = (event: unknown): void => this.#see(event);
    const choose: BotPlayer['choose'] = (look, moves, rng) => {
      // If there is only one move, the program is not asked.
      const decision = moves.length === 1 ? { kind: 'move' as const, index: 0 } : this.#decide(look, moves, rng);
      return decision.kind === 'move' ? moves[decision.index] : standIn.choose(look, moves, rng);
    };
    if (this.#table.game.realTime !== true) return { see, choose };
    const act: BotPlayer['act'] = (look, moves, rng) => {
      const decision = this.#decide(look, moves, rng);
      if (decision.kind === 'wait') return undefined;
      if (decision.kind === 'move') return moves[decision.index];
      return standIn.act === undefined ? standIn.choose(look, moves, rng) : standIn.act(look, moves, rng);
    };
    const pause = standIn.pause?.bind(standIn);
    return { see, choose, act, ...(pause === undefined ? {} : { pause }) };
  }

  /** Tells a program that played to the end the result. */
  over(outcome: Outcome, failed: readonly Seat[]): void {
    if (this.#hasFailed) return;
    const over: ToProgram = { kind: 'over', outcome, ...(failed.length > 0 && { failed }) };
    this.#table.port.tell(this.#slot, [...this.#waiting, JSON.stringify(over)]);
  }

  #see(event: unknown): void {
    this.#standIn.see?.(event);
    if (this.#hasFailed) return;
    this.#knowledge = this.#table.game.remember?.(this.#knowledge, event, this.#slot.seat);
    this.#waiting.push(JSON.stringify({ kind: 'event', event }));
  }

  #decide(look: () => unknown, moves: readonly unknown[], rng: Rng): Decision {
    this.#decisions += 1;
    if (this.#decisions === MOST_DECISIONS && !this.#hasFailed)
      this.#fail('endless', `made ${MOST_DECISIONS} decisions, and its game did not end`);
    if (this.#hasFailed) return { kind: 'none' };
    const { plan, game, standIn, time } = this.#table;
    const view = look();
    const handles = new Handles(
      { ...plan, game, seat: this.#slot.seat, view, knowledge: this.#knowledge },
      { playoutBot: standIn.id, rng },
    );
    const end = performance.now() + time;
    let message: ToProgram = { kind: 'choose', view, moves, time };
    let refusal: RefusedMessage | undefined;
    for (let refusals = 0; refusals <= MOST_REFUSALS; ) {
      const said = this.#ask(message, { ms: end - performance.now(), refusal });
      if (said === undefined) return { kind: 'none' };
      const answer = said.kind === 'message' ? this.#answer(said.message, moves, handles) : said;
      if (answer.kind === 'move' || answer.kind === 'wait') return answer;
      if (answer.kind === 'refused') {
        refusals += 1;
        refusal = answer;
        this.#table.port.refused(this.#slot, { deal: this.#table.current.deal, why: answer.why });
      }
      message = answer;
    }
    if (refusal !== undefined) this.#fail(refusal.code, `was refused ${MOST_REFUSALS + 1} times: ${refusal.why}`);
    return { kind: 'none' };
  }

  #answer(
    said: FromProgram,
    moves: readonly unknown[],
    handles: Handles,
  ): ToProgram | Exclude<Decision, { kind: 'none' }> {
    switch (said.kind) {
      case 'hello':
        return refused('a move is asked for');
      case 'wait':
        return this.#table.game.realTime === true ? said : refused('waiting is possible only in real-time games');
      case 'move':
        return said.index < moves.length
          ? said
          : refused(`there is no move ${said.index}, the last is ${moves.length - 1}`, 'wrong-index');
      default:
        return handles.answer(said);
    }
  }

  /** Sends a question and parses the reply; an unreadable or missing reply is a failure. */
  #ask(
    message: ToProgram,
    { ms, refusal, kind = 'ask' }: { ms: number; refusal?: RefusedMessage | undefined; kind?: 'greet' | 'ask' },
  ): Exclude<ReadLine, { kind: 'no-json' }> | undefined {
    const lines = [...this.#waiting, JSON.stringify(message)];
    this.#waiting = [];
    const answer = this.#table.port.ask({ kind, slot: this.#slot, lines, ms });
    if (answer.kind === 'failed') {
      // Silence after a refusal counts as the refused message's fault: simple programs answer questions only.
      if (answer.failure === 'late' && refusal !== undefined)
        this.#fail(refusal.code, `was refused, and then ${answer.why}: ${refusal.why}`);
      else this.#fail(answer.failure, answer.why);
      return undefined;
    }
    const read = readLine(answer.line);
    if (read.kind !== 'no-json') return read;
    this.#fail('not-json', `wrote a line that is not JSON: ${JSON.stringify(answer.line.slice(0, 80))}`);
    return undefined;
  }

  #fail(failure: Failure, why: string): void {
    this.#hasFailed = true;
    this.#waiting = [];
    this.#table.port.failed(this.#slot, { deal: this.#table.current.deal, failure, why });
  }
}
