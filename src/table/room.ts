import type { Seat } from '../engine/game.ts';
import type { ServerMessage } from '../protocol/server-message.ts';
import type { TableInfo } from '../protocol/table-info.ts';
import type { VoiceServer } from '../protocol/voice.ts';
import { keepClock } from './clock.ts';
import { HostWatch } from './host-watch.ts';
import type { House } from './house.ts';
import { playInfo, retoldTo, tableInfo, viewerOf, whoIs } from './look.ts';
import { Past } from './past.ts';
import { playedTexts } from './played-texts.ts';
import { Presence } from './presence.ts';
import type { Referee } from './referee.ts';
import { SeatBots } from './seat-bots.ts';
import { StandIns } from './stand-ins.ts';
import type { Change } from './table.ts';
import { Talk } from './talk.ts';
import { UndoQuestions } from './undo-question.ts';
import { Voices } from './voices.ts';

/** Somebody who looks at a table through a socket. */
export interface Guest {
  secretHash: string | undefined;
  /** Takes a message as text, so that those who see the same are told with the same text. */
  tell(text: string): void;
}

/** How long somebody may be away before a bot plays on for them, or another is host. */
const STAND_IN_MS = 60_000;

/** The other nodes of a house where several serve the same tables. */
export interface Elsewhere {
  /** Whether somebody is at a table through another node. */
  isHere(table: string, secretHash: string): boolean;
  /** Whether it is for this node to play the bots of a table. */
  playsBots(table: string): boolean;
  /** Hears who is at a table through this node. */
  state(table: string, guests: Iterable<Guest>): void;
}

/** How a room treats those at its table. */
export interface RoomManner {
  /** Milliseconds before each move of a bot. */
  botPace: number;
  /** How long somebody may be away before a game that wants to know is told, in ms. */
  graceMs: number;
  /** How long somebody may be away before a bot plays on for them, or another is host, in ms; a minute if not said. */
  standInMs?: number | undefined;
  /** The bot that plays on; the careful one if not said. */
  standIn?: string | undefined;
  /** Whether everybody sits at one device: then they ask each other with their own voices. */
  oneDevice?: boolean | undefined;
  /** The STUN and TURN servers for those who speak with each other; where it is not said, nobody can. */
  voiceServers?: (() => VoiceServer[]) | undefined;
  /** The other nodes; none if not said. */
  elsewhere?: Elsewhere | undefined;
}

/** A table in memory, and everybody who looks at it. Who is here is known only here; the journal knows it of games that ask. */
export class Room {
  readonly referee: Referee;
  readonly past: Past;
  readonly guests = new Set<Guest>();
  readonly talk: Talk;
  readonly questions: UndoQuestions;
  readonly voices: Voices;
  private readonly house: House;
  private readonly elsewhere: Elsewhere | undefined;
  private readonly bots: SeatBots;
  /** Those who want to know when somebody comes or goes. */
  private readonly watches: readonly { note(): void; stop(): void }[];
  private readonly stopClock: () => void;
  private readonly ignore: () => void;

  constructor(house: House, referee: Referee, manner: RoomManner) {
    const { botPace, graceMs, standInMs = STAND_IN_MS, standIn } = manner;
    this.house = house;
    this.referee = referee;
    this.past = new Past(referee.table);
    this.elsewhere = manner.elsewhere;
    this.ignore = referee.listen((change) => this.announce(change));
    const isHere = (seat: Seat): boolean => this.isHere(referee.table.lobby.seats[seat]);
    this.talk = new Talk(house, referee, (message) => this.tellAll(message));
    this.voices = new Voices(house, referee, {
      servers: manner.voiceServers,
      isHere: (chair) => this.isHere(chair),
      tellAll: (message) => this.tellAll(message),
    });
    this.questions = new UndoQuestions(house, referee, {
      peopleAsked: () => (manner.oneDevice === true ? [] : this.peoplePlaying()),
      changed: () => {
        this.announceTable();
        this.bots.wake();
      },
      refused: (chair, why, by) =>
        this.tellAll({ kind: 'undo-refused', chair, why, ...(by === undefined ? {} : { by }) }),
    });
    this.bots = new SeatBots(house, referee, {
      pace: botPace,
      isHere,
      isHeld: (seat) => this.isHeld(seat),
      isOurs: () => this.playsBots(),
    });
    this.watches = [
      new Presence(house, referee, { graceMs, isHere }),
      new StandIns(house, referee, { graceMs: standInMs, isHere, bot: standIn }),
      new HostWatch(house, referee, { graceMs: standInMs, isHere: (chair) => this.isHere(chair) }),
      { note: () => undefined, stop: () => this.questions.stop() },
      { note: () => this.voices.note(), stop: () => undefined },
      { note: () => this.bots.wake(), stop: () => this.bots.stop() },
    ];
    this.stopClock = keepClock(house, referee);
  }

  /** What everybody may know of the table. */
  info(): TableInfo {
    return tableInfo(this.referee.table, {
      isHere: (chair) => this.isHere(chair),
      question: this.questions.question,
    });
  }

  /** Lets somebody in, and says all they need to know; `after` is the last entry they have seen. */
  enter(guest: Guest, after: number): void {
    this.guests.add(guest);
    this.stateGuests();
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
      marks: table.play?.marks.filter(({ seq }) => seq > after) ?? [],
    });
    const voices = this.voices.all;
    if (voices.length > 0) say(guest, { kind: 'voices', voices });
    if (you.chair === undefined) return;
    this.announceTable(guest);
    this.note();
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
    this.stateGuests();
    if (whoIs(this.referee.table, guest.secretHash).chair === undefined) return;
    this.announceTable();
    this.voices.drop(guest);
    this.note();
  }

  /** Somebody has come or gone through another node. */
  noteElsewhere(): void {
    this.announceTable();
    this.note();
  }

  /** The table was removed. */
  tellGone(): void {
    this.tellAll({ kind: 'error', code: 'no-such-table' });
  }

  /** Stops the bots and the clock; what is being written is still written. */
  async close(): Promise<void> {
    for (const watch of this.watches) watch.stop();
    this.stopClock();
    await this.referee.settled();
    this.ignore();
  }

  /** Tells the other nodes who is here through this one, which may change whose the bots are. */
  private stateGuests(): void {
    const wereOurs = this.playsBots();
    this.elsewhere?.state(this.referee.table.code, this.guests);
    if (this.playsBots() !== wereOurs) this.bots.wake();
  }

  private playsBots(): boolean {
    return this.elsewhere?.playsBots(this.referee.table.code) ?? true;
  }

  private note(): void {
    for (const watch of this.watches) watch.note();
  }

  private tellAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const guest of this.guests) guest.tell(text);
  }

  /** The chairs of all people: who is away still has a say, also while a bot plays on for them. */
  private peoplePlaying(): number[] {
    return this.referee.table.lobby.chairs.flatMap((chair, number) => (chair.kind === 'person' ? [number] : []));
  }

  private peopleHere(): number[] {
    return [...this.referee.table.lobby.chairs.keys()].filter((chair) => this.isHere(chair));
  }

  /** Bots wait while people settle something, and none plays on for somebody with nobody there to play with. */
  private isHeld(seat: Seat): boolean {
    if (this.questions.question !== undefined) return true;
    const { chairs, seats } = this.referee.table.lobby;
    return chairs[seats[seat]].kind === 'person' && this.peopleHere().length === 0;
  }

  private isHere(chairNumber: number): boolean {
    const chair = this.referee.table.lobby.chairs[chairNumber];
    if (chair.kind !== 'person') return false;
    for (const { secretHash } of this.guests) if (secretHash === chair.secretHash) return true;
    return this.elsewhere?.isHere(this.referee.table.code, chair.secretHash) ?? false;
  }

  private announce(change: Change): void {
    const { kind } = change.entry;
    // Whoever has just sat down is somebody from now on.
    if (kind === 'sat') this.stateGuests();
    const goesOn = kind === 'moved' || kind === 'clock' || kind === 'undone';
    if (!goesOn || change.outcome !== undefined) this.announceTable();
    if (!goesOn) this.voices.note();
    if (goesOn || kind === 'started' || change.mark !== undefined) this.announcePlay(change);
  }

  private announceTable(but?: Guest): void {
    const { table } = this.referee;
    const info = this.info();
    for (const guest of this.guests) {
      if (guest === but) continue;
      say(guest, { kind: 'table', seq: table.seq, you: whoIs(table, guest.secretHash), table: info });
    }
  }

  /** Everybody is told what they may see. */
  private announcePlay(change: Change): void {
    const { table } = this.referee;
    const textFor = playedTexts(table, change, this.house.now());
    for (const guest of this.guests) guest.tell(textFor(viewerOf(table, guest.secretHash)));
  }
}

/** Says something to one guest. */
export function say(guest: Guest, message: ServerMessage): void {
  guest.tell(JSON.stringify(message));
}
