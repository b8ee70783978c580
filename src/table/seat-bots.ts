import type { Seat } from '../engine/game.ts';
import { BotSeats } from './bot-seats.ts';
import type { House } from './house.ts';
import { RealTimeBots } from './real-time-bots.ts';
import type { Referee } from './referee.ts';
import { TurnBots } from './turn-bots.ts';

/** How the bots of a table play. */
export interface BotManner {
  /** The milliseconds before each move of a bot, so that people can follow. */
  pace: number;
  /** Whether the person in a seat is at the table now. */
  isHere?(seat: Seat): boolean;
  /** Whether a bot in a game of turns waits with its move, for something that people have to settle first. */
  isHeld?(seat: Seat): boolean;
  /** Whether it is for this node to play the bots, where several serve the table. */
  isOurs?(): boolean;
}

/** Plays the bots of a table, each when its turn comes, or in real time all at once. */
export class SeatBots {
  private readonly driver: TurnBots | RealTimeBots;
  private readonly ignore: () => void;

  constructor(
    house: House,
    referee: Referee,
    { pace, isHere = () => false, isHeld = () => false, isOurs = () => true }: BotManner,
  ) {
    const bots = new BotSeats(house, referee, isOurs);
    this.driver =
      referee.table.game.realTime === true
        ? new RealTimeBots(house, bots, { pace, isHere })
        : new TurnBots(house, bots, { pace, isHeld });
    this.ignore = referee.listen((change) => {
      bots.show(change);
      this.driver.wake(change);
    });
    this.driver.wake();
  }

  /** What held a bot back may be settled now. */
  wake(): void {
    this.driver.wake();
  }

  /** No move is made after this. */
  stop(): void {
    this.ignore();
    this.driver.stop();
  }
}
