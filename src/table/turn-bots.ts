import type { Seat } from '../engine/game.ts';
import type { BotSeats } from './bot-seats.ts';
import type { House } from './house.ts';

/** A bot that another node plays, and that has done nothing for so long, is played here: that node may be gone. */
const STEP_IN_MS = 1500;

/** Bots of a game of turns: one move at a time, some while after the last. */
export class TurnBots {
  private readonly house: House;
  private readonly bots: BotSeats;
  private readonly pace: number;
  private readonly isHeld: (seat: Seat) => boolean;
  private callOff: (() => void) | undefined;
  private stopped = false;

  constructor(house: House, bots: BotSeats, { pace, isHeld }: { pace: number; isHeld(seat: Seat): boolean }) {
    this.house = house;
    this.bots = bots;
    this.pace = pace;
    this.isHeld = isHeld;
  }

  /** Some time from now, the first bot that can act does. */
  wake(): void {
    this.callOff?.();
    this.callOff = undefined;
    if (this.stopped || this.next() === undefined) return;
    const pause = this.bots.isOurs() ? this.pace : this.pace + STEP_IN_MS;
    this.callOff = this.house.schedule(pause, () => {
      this.callOff = undefined;
      void this.act();
    });
  }

  /** No move is made after this. */
  stop(): void {
    this.stopped = true;
    this.callOff?.();
  }

  private async act(): Promise<void> {
    const seat = this.next();
    if (seat === undefined) return;
    const answer = await this.bots.act(seat);
    if (answer?.kind === 'error' && answer.code === 'unavailable') this.wake();
  }

  private next(): Seat | undefined {
    return this.bots.toAct().find((seat) => !this.isHeld(seat));
  }
}
