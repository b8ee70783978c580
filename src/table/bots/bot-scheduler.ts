import type { Seat } from '../../engine/game.ts';
import type { House } from '../house.ts';
import type { Referee } from '../referee.ts';
import { BotPlayers } from './bot-players.ts';
import { RealTimeBots } from './real-time-bots.ts';
import { TurnBots } from './turn-bots.ts';

/** How the bots of a table play. */
export interface BotSchedulerConfig {
  /** The milliseconds before each move of a bot where people only watch; where they wait for their turn, less. */
  pace: number;
  /** Whether the person in a seat is at the table now. */
  isHere?(seat: Seat): boolean;
  /** Whether a bot in a game of turns waits with its move, for something that people have to settle first. */
  isHeld?(seat: Seat): boolean;
  /** Whether this node plays the bots, where several serve the table. */
  isOurs?(): boolean;
}

/** Plays the bots of a table, each when its turn comes, or in real time all at once. */
export class BotScheduler {
  private readonly driver: TurnBots | RealTimeBots;
  private readonly unsubscribe: () => void;

  constructor(
    house: House,
    referee: Referee,
    { pace, isHere = () => false, isHeld = () => false, isOurs = () => true }: BotSchedulerConfig,
  ) {
    const bots = new BotPlayers(house, referee, isOurs);
    this.driver =
      referee.table.game.realTime === true
        ? new RealTimeBots(house, bots, { pace, isHere })
        : new TurnBots(house, bots, { pace, isHeld });
    this.unsubscribe = referee.subscribe((change) => {
      bots.show(change);
      this.driver.wake(change);
    });
    this.driver.wake();
  }

  /** Checks again whether a bot can move: what held it back may be settled. */
  wake(): void {
    this.driver.wake();
  }

  /** In a game of turns, bots make their moves at once until a person moves. */
  hurry(): void {
    if (this.driver instanceof TurnBots) this.driver.hurry();
  }

  /** No move is made after this. */
  stop(): void {
    this.unsubscribe();
    this.driver.stop();
  }
}
