import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Bot, BotPlayer, Question } from '../../engine/bot.ts';
import type { Game, Seat } from '../../engine/game.ts';
import { fastRng, type Rng } from '../../engine/rng.ts';
import { isSame } from '../../engine/same.ts';
import { tableRng } from '../../engine/table-rng.ts';
import type { House } from '../house.ts';
import { botOf } from '../judge.ts';
import { chairAt } from '../lobby/lobby.ts';
import type { Referee } from '../referee.ts';
import type { Change, Table, TableAnswer } from '../table.ts';
import { eventsFor, retoldTo } from '../view.ts';

/** More seats than any game has. */
const SEATS = 16;

/**
 * The random numbers for a bot's next decision at a daily table: derived only from the table's seed, the standing steps
 * and the bot's seat, so that the same choices meet the same bots everywhere and after any restart. Undefined at other
 * tables, where knowing the seed must not let anybody predict a bot.
 */
function dailyBotRng({ lobby, play, seed }: Table, seat: Seat): Rng | undefined {
  if (lobby.daily === undefined || play === undefined) return undefined;
  return tableRng(sha256(concatBytes(utf8ToBytes('bots of the day'), seed)), play.steps.length * SEATS + seat);
}

/** Time limit of a thought, in ms, including the wait for a free worker. */
const THINK_MS = 900;

/** A bot in its seat. */
interface SeatedBot {
  /** Its name at the table. */
  name: string;
  bot: Bot;
  player: BotPlayer;
  /** What the seat remembers, if its bot searches. */
  knowledge: unknown;
  /** Aborts the current thought. */
  thought: AbortController | undefined;
}

/** The bots in the seats of a table. They see what a person in their seat would see, and nothing else. */
export class BotPlayers {
  readonly referee: Referee;
  readonly rng: Rng;
  readonly #seated = new Map<Seat, SeatedBot>();
  /** Whether this node plays them. */
  readonly isOurs: () => boolean;
  readonly #house: House;
  /** Sent with each question if the table plays with a custom pack. */
  readonly #ownPack: { pack?: unknown };

  constructor(house: House, referee: Referee, isOurs: () => boolean = () => true) {
    this.#house = house;
    this.isOurs = isOurs;
    this.referee = referee;
    this.rng = fastRng(...new Uint32Array(house.random(16).slice().buffer));
    const { box, pack } = referee.table;
    this.#ownPack = isSame(pack, box.standardPack) ? {} : { pack };
    this.#sitDown({ isNews: false });
  }

  /** The bot of a seat, if a bot sits there. */
  player(seat: Seat): BotPlayer | undefined {
    return this.#seated.get(seat)?.player;
  }

  /** Seats and removes bots as the table changes, and shows them what happens. Aborts thoughts about an older state. */
  show({ entry, events, step }: Change): void {
    if (step !== undefined || entry.kind === 'undone') this.stopThinking();
    // Bots must not remember what was undone: they start over and see all events of the game again.
    if (entry.kind === 'undone') this.#seated.clear();
    this.#sitDown({ isNews: entry.kind === 'started' });
    for (const [seat, seated] of this.#seated) {
      if (!isListening(seated, this.referee.table.game)) continue;
      for (const { event } of eventsFor(this.referee.table, events, seat)) this.#tell(seat, seated, event);
    }
  }

  /** Aborts all thoughts; their moves are not made. */
  stopThinking(): void {
    for (const { thought } of this.#seated.values()) thought?.abort();
  }

  /** The bots that can act now, whichever node plays them; none once the game is over. */
  toAct(): Seat[] {
    const { play, game } = this.referee.table;
    if (play === undefined || play.outcome !== undefined) return [];
    return game.toAct(play.state).filter((seat) => this.#seated.has(seat));
  }

  /**
   * Lets the bot of a seat act; in real time it may do nothing. `mayMove` is checked again after a thought, because the
   * table may have changed. `isOffered` leaves out moves that bots must not make now.
   */
  async act(
    seat: Seat,
    { mayMove = () => true, isOffered }: { mayMove?(): boolean; isOffered?(move: unknown): boolean } = {},
  ): Promise<TableAnswer | undefined> {
    const { table } = this.referee;
    const seated = this.#seated.get(seat);
    if (seated === undefined || seated.thought !== undefined || table.play === undefined) return undefined;
    const { game } = table;
    const { state } = table.play;
    const seen = table.seq;
    try {
      const look = (): unknown => game.view(state, seat);
      const legal = game.legalMoves(state, seat);
      const moves = isOffered === undefined ? legal : legal.filter(isOffered);
      const thought = await this.#think(seat, seated, { look, moves });
      if (thought === 'stopped' || !mayMove()) return undefined;
      const move = thought ?? this.#decide(seat, seated.player, { look, moves });
      if (move === undefined) return undefined;
      // The same key on every node: two nodes that wake the same bot make one move.
      return await this.referee.submit({
        requester: { kind: 'bot', seat },
        key: String(seen),
        request: { kind: 'move', seen, move },
      });
    } catch (error) {
      this.#house.report(error, table.code);
      return undefined;
    }
  }

  /** The move of a searching bot; undefined if the quick player has to decide, `stopped` if the thought was aborted. */
  async #think(
    seat: Seat,
    seated: SeatedBot,
    { look, moves }: { look: () => unknown; moves: readonly unknown[] },
  ): Promise<unknown> {
    const { lobby, game } = this.referee.table;
    const { thinks, id } = seated.bot;
    if (thinks === undefined || this.#house.think === undefined || game.realTime === true || moves.length < 2) return;
    const thought = new AbortController();
    seated.thought = thought;
    const { knowledge } = seated;
    const question: Question = { seat, view: look(), moves, ...(knowledge !== undefined && { knowledge }) };
    const budget = { iterations: thinks.iterations, ms: THINK_MS };
    const seed = [0, 1, 2, 3].map(() => this.rng.int(2 ** 32));
    const request = { game: lobby.game, bot: id, ...this.#ownPack, question, budget, seed };
    try {
      const place = await this.#house.think(request, thought.signal);
      if (thought.signal.aborted) return 'stopped';
      return place === undefined ? undefined : moves[place];
    } catch (error) {
      if (thought.signal.aborted) return 'stopped';
      this.#house.report(error, this.referee.table.code);
      return undefined;
    } finally {
      seated.thought = undefined;
    }
  }

  #decide(seat: Seat, player: BotPlayer, { look, moves }: { look: () => unknown; moves: readonly unknown[] }): unknown {
    const isRealTime = this.referee.table.game.realTime === true;
    const rng = dailyBotRng(this.referee.table, seat) ?? this.rng;
    if (isRealTime && player.act !== undefined) return player.act(look, moves, rng);
    return moves.length === 0 ? undefined : player.choose(look, moves, rng);
  }

  #tell(seat: Seat, seated: SeatedBot, event: unknown): void {
    seated.player.see?.(event);
    const { game } = this.referee.table;
    if (seated.bot.thinks !== undefined) seated.knowledge = game.remember?.(seated.knowledge, event, seat);
  }

  /** A bot that joins a running game sees all its events, like a person who reconnects. */
  #sitDown({ isNews }: { isNews: boolean }): void {
    const { table } = this.referee;
    const { lobby, pack, play } = table;
    if (play === undefined) return;
    lobby.seats.forEach((chairNumber, seat) => {
      const wanted = botOf(chairAt(lobby, chairNumber));
      const sitting = this.#seated.get(seat);
      if (wanted === sitting?.name) return;
      sitting?.thought?.abort();
      this.#seated.delete(seat);
      if (wanted === undefined) return;
      const bot = this.#house.findBot(lobby.game, wanted);
      if (bot === undefined) {
        this.#house.report(new Error(`there is no bot ${wanted}`), table.code);
        return;
      }
      const player = bot.sit(seat, pack);
      const seated: SeatedBot = { name: wanted, bot, player, knowledge: undefined, thought: undefined };
      this.#seated.set(seat, seated);
      if (isNews || !isListening(seated, table.game)) return;
      // At a daily table the bots were there from the start: on any node they must decide as they would have.
      const retold = lobby.daily === undefined ? retoldTo : eventsFor;
      for (const { event } of retold(table, play.events, seat)) this.#tell(seat, seated, event);
    });
  }
}

/** Whether a bot wants to see events. */
function isListening({ bot, player }: SeatedBot, game: Game): boolean {
  return player.see !== undefined || (bot.thinks !== undefined && game.remember !== undefined);
}
