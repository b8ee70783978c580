import type { Rest, Seat } from '../../engine/game.ts';
import { CHOOSING_MS } from '../../protocol/limits.ts';
import type { House } from '../house.ts';
import type { Change } from '../table.ts';
import type { BotPlayers } from './bot-players.ts';

/** At this pace real-time bots pause as long as they ask for; other paces scale their pauses. */
const USUAL_PACE = 900;
/** The pause of a bot that defines none, in ms. */
const USUAL_PAUSE = 1_000;
/** At any pace, a bot yields the processor between two decisions. */
const SHORTEST_PAUSE = 10;
/** Extra pause before a bot makes a team move, as a share of its own pause. */
const TEAM_SHARE = 0.1;
/** The share of the reading time after which a bot acts on its own, before the team goes on. */
const FIRST_SHARE = 0.3;

/** Bots of a real-time game: all act at once, each after pauses of its own. */
export class RealTimeBots {
  readonly #house: House;
  readonly #bots: BotPlayers;
  readonly #scale: number;
  readonly #isPresent: (seat: Seat) => boolean;
  readonly #timers = new Map<Seat, () => void>();
  /** Whether the running timers wait for a team move. */
  #wasShared = false;
  /** The bots that had their chance to act or speak before the team goes on. */
  readonly #passed = new Set<Seat>();
  #stopped = false;

  constructor(house: House, bots: BotPlayers, { pace, isPresent }: { pace: number; isPresent(seat: Seat): boolean }) {
    this.#house = house;
    this.#bots = bots;
    this.#scale = pace / USUAL_PACE;
    this.#isPresent = isPresent;
  }

  /**
   * Each bot that can act does so after a pause. A bot that has just moved, or waits for the team, starts a new pause.
   */
  wake(change?: Change): void {
    if (this.#stopped || this.#isWish(change)) return;
    const shared = this.#rest() !== undefined;
    const toAct = this.#toAct();
    for (const seat of [...this.#timers.keys()]) {
      const hasMoved = change?.entry.kind === 'moved' && change.entry.seat === seat;
      if (shared || this.#wasShared || hasMoved || !toAct.includes(seat)) this.#cancel(seat);
    }
    this.#wasShared = shared;
    this.#passed.clear();
    for (const seat of toAct) if (!this.#timers.has(seat)) this.#pause(seat);
  }

  /** After this no move is made. */
  stop(): void {
    this.#stopped = true;
    for (const seat of [...this.#timers.keys()]) this.#cancel(seat);
  }

  #pause(seat: Seat): void {
    const own = this.#bots.player(seat)?.pause?.(this.#bots.rng) ?? USUAL_PAUSE;
    const forPeople = this.#timeForPeople();
    const isFirst = this.#isFirst(seat);
    const share = isFirst ? FIRST_SHARE : this.#passed.has(seat) ? 1 - FIRST_SHARE : 1;
    // Any bot may make the team move, once people have had time to read.
    const wait = (forPeople === undefined ? own : forPeople * share + own * TEAM_SHARE) * this.#scale;
    const timer = this.#house.schedule(Math.max(SHORTEST_PAUSE, wait), () => {
      this.#timers.delete(seat);
      void this.#act(seat, isFirst);
    });
    this.#timers.set(seat, timer);
  }

  async #act(seat: Seat, isFirst: boolean): Promise<void> {
    if (isFirst) this.#passed.add(seat);
    const { game } = this.#bots.referee.table;
    // Before people have chosen, a bot may only say what it would choose.
    const isStill = isFirst && this.#rest()?.isChoice === true;
    const staysPut = (move: unknown): boolean => !isStill && game.goesOn?.(move) !== true;
    await this.#bots.act(seat, isFirst || this.#isLeftToPeople() ? { isOffered: staysPut } : {});
    if (!this.#stopped && !this.#timers.has(seat) && this.#toAct().includes(seat)) this.#pause(seat);
  }

  /** In real time, bots played by two nodes would be twice as fast. */
  #toAct(): readonly Seat[] {
    return this.#bots.isOurs() ? this.#bots.toAct() : [];
  }

  #cancel(seat: Seat): void {
    this.#timers.get(seat)?.();
    this.#timers.delete(seat);
  }

  #rest(): Rest | undefined {
    const { game, play } = this.#bots.referee.table;
    return play === undefined ? undefined : game.rest?.(play.state);
  }

  /** Whether a bot may act or speak before the team goes on, and has not had its chance yet. */
  #isFirst(seat: Seat): boolean {
    if (this.#passed.has(seat)) return false;
    return this.#rest()?.first.includes(seat) === true || this.#isPeoplesChoice();
  }

  /** Whether a bot has said what it would choose: people have no less time, and the other bots speak too. */
  #isWish(change: Change | undefined): boolean {
    if (change?.entry.kind !== 'moved' || !this.#isPeoplesChoice()) return false;
    const { seat, move } = change.entry;
    return this.#passed.has(seat) && this.#bots.referee.table.game.unlisted?.(move) === true;
  }

  /** Whether only people may let the team go on now: one of them may act first, or the game is paused. */
  #isLeftToPeople(): boolean {
    const rest = this.#rest();
    if (rest === undefined) return false;
    return (rest.isPaused ? this.#seats() : rest.first).some((seat) => this.#isPerson(seat));
  }

  /** Bots leave people time to read and decide. */
  #timeForPeople(): number | undefined {
    const rest = this.#rest();
    return rest && rest.reading + (this.#isPeoplesChoice() ? CHOOSING_MS : 0);
  }

  /** Whether there is a choice that connected people can make. */
  #isPeoplesChoice(): boolean {
    const { game, play } = this.#bots.referee.table;
    if (play === undefined || this.#rest()?.isChoice !== true) return false;
    return game.toAct(play.state).some((seat) => this.#isPerson(seat));
  }

  #seats(): readonly Seat[] {
    return [...this.#bots.referee.table.lobby.seats.keys()];
  }

  #isPerson(seat: Seat): boolean {
    return this.#bots.player(seat) === undefined && this.#isPresent(seat);
  }
}
