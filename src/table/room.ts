import type { Seat, Viewer } from '../engine/game.ts';
import type { ServerMessage } from '../protocol/server-message.ts';
import type { TableInfo } from '../protocol/table-info.ts';
import { keepClock } from './clock.ts';
import type { House } from './house.ts';
import { eventsFor, playInfo, retoldTo, tableInfo, whoIs } from './look.ts';
import { Presence } from './presence.ts';
import type { Referee } from './referee.ts';
import { SeatBots } from './seat-bots.ts';
import type { Answer, Change } from './table.ts';

/** Somebody who looks at a table through a socket. */
export interface Guest {
  secretHash: string | undefined;
  /** Takes a message as text, so that those who see the same are told with the same text. */
  tell(text: string): void;
}

const REMEMBERED_LINES = 100;

/** How a room treats those at its table. */
export interface RoomManner {
  /** Milliseconds before each move of a bot. */
  botPace: number;
  /** How long somebody may be away before a game that wants to know is told, in ms. */
  graceMs: number;
}

/** A table in memory, and everybody who looks at it. Who is here is known only here; the journal knows it of games that ask. */
export class Room {
  readonly referee: Referee;
  readonly guests = new Set<Guest>();
  private readonly house: House;
  /** The keys of the last lines of chat. */
  private said: readonly string[] = [];
  private readonly bots: SeatBots;
  private readonly presence: Presence;
  private readonly stopClock: () => void;
  private readonly ignore: () => void;

  constructor(house: House, referee: Referee, { botPace, graceMs }: RoomManner) {
    this.house = house;
    this.referee = referee;
    this.ignore = referee.listen((change) => this.announce(change));
    const isHere = (seat: Seat): boolean => this.isHere(referee.table.lobby.seats[seat]);
    this.bots = new SeatBots(house, referee, { pace: botPace, isHere });
    this.presence = new Presence(house, referee, { graceMs, isHere });
    this.stopClock = keepClock(house, referee);
  }

  /** What everybody may know of the table. */
  info(): TableInfo {
    return tableInfo(this.referee.table, (chair) => this.isHere(chair));
  }

  /** Lets somebody in, and says all they need to know; `after` is the last entry they have seen. */
  enter(guest: Guest, after: number): void {
    this.guests.add(guest);
    const { table } = this.referee;
    const you = whoIs(table, guest.secretHash);
    const play = playInfo(table, you.viewer);
    const unseen = table.play?.events.filter(({ seq }) => seq > after) ?? [];
    const events = retoldTo(table, unseen, you.viewer);
    say(guest, {
      kind: 'welcome',
      seq: table.seq,
      now: this.house.now(),
      you,
      table: this.info(),
      ...(play === undefined ? {} : { play }),
      events,
    });
    if (you.chair === undefined) return;
    this.announceTable(guest);
    this.presence.note();
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
    if (whoIs(this.referee.table, guest.secretHash).chair === undefined) return;
    this.announceTable();
    this.presence.note();
  }

  /** Tells everybody what somebody on a chair says. It is written nowhere: what was said is gone, like what was covered. */
  say({ secretHash }: Guest, text: string, key: string): Answer {
    const { table } = this.referee;
    const { chair } = whoIs(table, secretHash);
    if (chair === undefined) return { kind: 'error', code: 'not-your-seat' };
    const done: Answer = { kind: 'done', seq: table.seq };
    // Sent again after a lost answer, it is heard once.
    if (this.said.includes(`${chair}:${key}`)) return done;
    this.said = [...this.said.slice(-REMEMBERED_LINES), `${chair}:${key}`];
    for (const guest of this.guests) say(guest, { kind: 'said', chair, text });
    return done;
  }

  /** Stops the bots and the clock; what is being written is still written. */
  async close(): Promise<void> {
    this.bots.stop();
    this.presence.stop();
    this.stopClock();
    await this.referee.settled();
    this.ignore();
  }

  private isHere(chairNumber: number): boolean {
    const chair = this.referee.table.lobby.chairs[chairNumber];
    if (chair.kind !== 'person') return false;
    for (const { secretHash } of this.guests) if (secretHash === chair.secretHash) return true;
    return false;
  }

  private announce(change: Change): void {
    const { kind } = change.entry;
    const goesOn = kind === 'moved' || kind === 'clock';
    if (!goesOn || change.outcome !== undefined) this.announceTable();
    if (goesOn || kind === 'started') this.announcePlay(change);
  }

  private announceTable(but?: Guest): void {
    const { table } = this.referee;
    const info = this.info();
    for (const guest of this.guests) {
      if (guest === but) continue;
      say(guest, { kind: 'table', seq: table.seq, you: whoIs(table, guest.secretHash), table: info });
    }
  }

  /** Everybody is told what they may see; those in the same seat, and all who watch, the very same text. */
  private announcePlay(change: Change): void {
    const { table } = this.referee;
    const texts = new Map<Viewer, string>();
    for (const guest of this.guests) {
      const { viewer } = whoIs(table, guest.secretHash);
      const text = texts.get(viewer) ?? this.played(change, viewer);
      texts.set(viewer, text);
      guest.tell(text);
    }
  }

  private played(change: Change, viewer: Viewer): string {
    const { table } = this.referee;
    const play = playInfo(table, viewer);
    if (play === undefined) throw new Error('a game went on that was not started');
    const message: ServerMessage = {
      kind: 'played',
      seq: change.row.seq,
      now: this.house.now(),
      play,
      events: eventsFor(table, change.events, viewer),
    };
    return JSON.stringify(message);
  }
}

/** Says something to one guest. */
export function say(guest: Guest, message: ServerMessage): void {
  guest.tell(JSON.stringify(message));
}
