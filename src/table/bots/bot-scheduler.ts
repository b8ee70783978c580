import type { Seat } from '../../engine/game.ts';
import type { House } from '../house.ts';
import type { Referee } from '../referee.ts';
import { BotPlayers } from './bot-players.ts';
import { RealTimeBots } from './real-time-bots.ts';
import { TurnBots } from './turn-bots.ts';

/** How the bots of a table play. */
export interface BotSchedulerConfig {
  /** The milliseconds before each bot move while people only watch; shorter while people wait for their turn. */
  pace: number;
  /** Whether the person in a seat is connected. */
  isPresent?(seat: Seat): boolean;
  /** Whether a bot in a turn game must hold its move, because people have a question to settle first. */
  isHeld?(seat: Seat): boolean;
  /** Whether this node plays the bots, if several nodes serve the table. */
  isOurs?(): boolean;
}

/** Plays the bots of a table: one at a time in turn games, all at once in real time. */
export class BotScheduler {
  readonly #driver: TurnBots | RealTimeBots;
  readonly #unsubscribe: () => void;

  constructor(
    house: House,
    referee: Referee,
    { pace, isPresent = () => false, isHeld = () => false, isOurs = () => true }: BotSchedulerConfig,
  ) {
    const bots = new BotPlayers(house, referee, isOurs);
    this.#driver =
      referee.table.game.realTime === true
        ? new RealTimeBots(house, bots, { pace, isPresent })
        : new TurnBots(house, bots, { pace, isHeld });
    this.#unsubscribe = referee.subscribe((change) => {
      bots.show(change);
      this.#driver.wake(change);
    });
    this.#driver.wake();
  }

  /** Checks again whether a bot can move, for example after an undo question is settled. */
  wake(): void {
    this.#driver.wake();
  }

  /** In a turn game, bots move without pauses until a person moves. */
  hurry(): void {
    if (this.#driver instanceof TurnBots) this.#driver.hurry();
  }

  /** After this no move is made. */
  stop(): void {
    this.#unsubscribe();
    this.#driver.stop();
  }
}
