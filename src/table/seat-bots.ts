import type { BotPlayer } from '../engine/bot.ts';
import type { Seat } from '../engine/game.ts';
import { fastRng, type Rng } from '../engine/rng.ts';
import type { SeenEvent } from '../protocol/server-message.ts';
import type { House } from './house.ts';
import { eventsFor } from './look.ts';
import type { Referee } from './referee.ts';

/** Plays the bots of a table: they are shown what a person in their seat would be shown, and nothing else. */
export class SeatBots {
  private readonly house: House;
  private readonly referee: Referee;
  /** The milliseconds before each move of a bot, so that people can follow. */
  private readonly pace: number;
  private readonly rng: Rng;
  private readonly players = new Map<Seat, BotPlayer>();
  private readonly ignore: () => void;
  private callOff: (() => void) | undefined;
  private stopped = false;

  constructor(house: House, referee: Referee, pace: number) {
    this.house = house;
    this.referee = referee;
    this.pace = pace;
    this.rng = fastRng(...new Uint32Array(house.random(16).slice().buffer));
    this.sitDown();
    this.ignore = referee.listen(({ entry, events }) => {
      if (entry.kind === 'started') this.sitDown();
      else this.show(events);
      this.wake();
    });
    this.wake();
  }

  /** No move is made after this. */
  stop(): void {
    this.stopped = true;
    this.ignore();
    this.callOff?.();
  }

  /** Bots take their seats, and are told all that happened so far: after a restart that is the whole game. */
  private sitDown(): void {
    const { lobby, pack, play } = this.referee.table;
    if (play === undefined) return;
    lobby.seats.forEach((chairNumber, seat) => {
      const chair = lobby.chairs[chairNumber];
      if (chair.kind !== 'bot') return;
      const bot = this.house.findBot(lobby.game, chair.bot);
      if (bot === undefined) this.house.report(new Error(`there is no bot ${chair.bot}`), this.referee.table.code);
      else this.players.set(seat, bot.sit(seat, pack));
    });
    this.show(play.events);
  }

  private show(events: readonly SeenEvent[]): void {
    for (const [seat, player] of this.players) {
      if (player.see === undefined) continue;
      for (const { event } of eventsFor(this.referee.table, events, seat)) player.see(event);
    }
  }

  /** Some time from now, the first bot that can act does. */
  private wake(): void {
    this.callOff?.();
    this.callOff = undefined;
    if (this.stopped || this.nextBot() === undefined) return;
    this.callOff = this.house.schedule(this.pace, () => {
      this.callOff = undefined;
      void this.act();
    });
  }

  private nextBot(): Seat | undefined {
    const { play, game } = this.referee.table;
    if (play === undefined || play.outcome !== undefined) return undefined;
    return game.toAct(play.state).find((seat) => this.players.has(seat));
  }

  private async act(): Promise<void> {
    const { table } = this.referee;
    const seat = this.nextBot();
    const player = seat === undefined ? undefined : this.players.get(seat);
    if (seat === undefined || player === undefined || table.play === undefined) return;
    const { game } = table;
    const { state } = table.play;
    const seen = table.seq;
    try {
      const move = player.choose(() => game.view(state, seat), game.legalMoves(state, seat), this.rng);
      // The same key on every node: two that wake the same bot make one move.
      const key = String(seen);
      const answer = await this.referee.submit({
        asker: { kind: 'bot', seat },
        key,
        ask: { kind: 'move', seen, move },
      });
      if (answer.kind === 'error' && answer.code === 'unavailable') this.wake();
    } catch (trouble) {
      this.house.report(trouble, table.code);
    }
  }
}
