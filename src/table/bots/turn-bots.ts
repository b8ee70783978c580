import type { Seat } from '../../engine/game.ts';
import type { House } from '../house.ts';
import type { Change } from '../table.ts';
import type { BotPlayers } from './bot-players.ts';

/** A bot of another node that has been idle for this long is played here: that node may be gone. */
const STEP_IN_MS = 1500;

/** The share of the pace before a bot's move that people wait for; the page animates it at the reader's own speed. */
const BRISK = 1 / 6;
/** After this many bot moves in a row no person is waiting for a turn: bots play at their full pace. */
const MANY = 40;

/** The part of a table's bots used here. */
type Players = Pick<BotPlayers, 'player' | 'rng' | 'isOurs' | 'toAct' | 'act' | 'stopThinking'>;

/** Bots of a turn game: one move at a time, each some time after the last. */
export class TurnBots {
  readonly #house: Pick<House, 'schedule'>;
  readonly #bots: Players;
  readonly #pace: number;
  readonly #isHeld: (seat: Seat) => boolean;
  /** Number of bot moves since a person's last move. */
  #inARow = 0;
  /** People only wait for the end: bots move without pauses until a person moves. */
  #isHurried = false;
  #cancel: (() => void) | undefined;
  #stopped = false;

  constructor(
    house: Pick<House, 'schedule'>,
    bots: Players,
    { pace, isHeld }: { pace: number; isHeld(seat: Seat): boolean },
  ) {
    this.#house = house;
    this.#bots = bots;
    this.#pace = pace;
    this.#isHeld = isHeld;
  }

  /** Schedules a move of the first bot that can act. */
  wake(change?: Change): void {
    if (change?.step?.kind === 'move') {
      const isBots = this.#bots.player(change.step.seat) !== undefined;
      this.#inARow = isBots ? this.#inARow + 1 : 0;
      this.#isHurried &&= isBots;
    }
    this.#cancel?.();
    this.#cancel = undefined;
    const seat = this.#next();
    if (this.#stopped || seat === undefined) return;
    const share = this.#isHurried ? 0 : this.#inARow < MANY ? BRISK : 1;
    const pace = this.#pace * share * (this.#bots.player(seat)?.hesitation?.(this.#bots.rng) ?? 1);
    const pause = this.#bots.isOurs() ? pace : pace + STEP_IN_MS;
    this.#cancel = this.#house.schedule(pause, () => {
      this.#cancel = undefined;
      void this.#act();
    });
  }

  /** Bots move without pauses until a person moves. */
  hurry(): void {
    this.#isHurried = true;
    this.wake();
  }

  /** After this no move is made. */
  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#bots.stopThinking();
  }

  async #act(): Promise<void> {
    const seat = this.#next();
    if (seat === undefined) return;
    const answer = await this.#bots.act(seat, { mayMove: () => !this.#stopped && !this.#isHeld(seat) });
    if (answer?.kind === 'error' && answer.code === 'unavailable') this.wake();
  }

  #next(): Seat | undefined {
    return this.#bots.toAct().find((seat) => !this.#isHeld(seat));
  }
}
