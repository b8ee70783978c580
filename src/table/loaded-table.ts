import type { Seat } from '../engine/game.ts';
import type { ServerMessage, You } from '../protocol/server-message.ts';
import type { JoinRequest, TableInfo } from '../protocol/table-info.ts';
import type { VoiceServer } from '../protocol/voice.ts';
import { BotScheduler } from './bots/bot-scheduler.ts';
import type { House } from './house.ts';
import { JoinRequests } from './joining/join-requests.ts';
import { GuestChanges } from './lobby/guest-changes.ts';
import { chairAt, chairOfSeat, isDeserted, playerAt } from './lobby/lobby.ts';
import { HostWatch } from './presence/host-watch.ts';
import { Presence } from './presence/presence.ts';
import { StandIns } from './presence/stand-ins.ts';
import type { Referee } from './referee.ts';
import type { Change, TableAnswer } from './table.ts';
import { Talk } from './talk/talk.ts';
import { Voices } from './talk/voices.ts';
import { UndoOffers } from './undo/undo-offers.ts';
import { UndoQuestions } from './undo/undo-question.ts';
import { playedTexts, playInfo, retoldTo, tableInfo, viewerOf, whoIs } from './view.ts';

/** A page that is connected to a table. */
export interface TableClient {
  /** Whether its connection is gone. */
  readonly isClosed?: boolean;
  secretHash: string | undefined;
  /** The network address it comes from, if known. */
  readonly caller?: string | undefined;
  /** Sends a message as text, so that clients with the same view share one string. */
  send(text: string): void;
  /** Who may see this player online; undefined: nobody. */
  seenBy?: 'groups' | 'played' | undefined;
}

/** How long a player may be away before a bot plays for them, or another becomes host. */
const STAND_IN_MS = 60_000;

/** The other nodes that serve the same tables. */
export interface OtherNodes {
  /** Whether somebody is connected to a table through another node. */
  isPresent(table: string, secretHash: string): boolean;
  /** Whether this node plays the bots of a table. */
  playsBots(table: string): boolean;
  /** Publishes which clients of a table this node has. */
  publishClients(table: string, clients: Iterable<TableClient>): void;
  /** A table was loaded or unloaded on this node. */
  noteLoaded(table: string): void;
  noteUnloaded(table: string): void;
  /** Publishes the join requests of a table on this node. */
  publishJoinRequests(table: string, waiting: readonly JoinRequest[]): void;
}

/** Settings of a loaded table. */
export interface LoadedTableConfig {
  /** The pace of bots, in ms: in turn games a sixth of it passes before a move that people wait for. */
  botPace: number;
  /** How long a player may be away before the platform tells a game that handles presence, in ms. */
  graceMs: number;
  /** How long a player may be away before a bot plays for them, or another becomes host, in ms. Default: a minute. */
  standInMs?: number | undefined;
  /** Whether everybody sits at one device: people settle questions aloud. */
  oneDevice?: boolean | undefined;
  /** The STUN and TURN servers for voice chat; without them there is none. */
  voiceServers?: (() => VoiceServer[]) | undefined;
  /** The other nodes. Default: none. */
  otherNodes?: OtherNodes | undefined;
  /** Called when a page connects, disconnects or takes a chair. */
  onClients?: ((loaded: LoadedTable) => void) | undefined;
  /** Called with each change of the public information about the table. */
  onInfo?: ((loaded: LoadedTable) => void) | undefined;
}

/**
 * A table in memory with its connected clients. Presence is known only here; the journal stores it for games that
 * handle it.
 */
export class LoadedTable {
  readonly referee: Referee;
  readonly clients = new Set<TableClient>();
  readonly talk: Talk;
  readonly questions: UndoQuestions;
  readonly joining: JoinRequests;
  /** Whether everybody sits at one device: join requests need no reply. */
  readonly isOneDevice: boolean;
  readonly guestChanges: GuestChanges;
  readonly #undoOffers: UndoOffers;
  readonly voices: Voices;
  readonly #house: House;
  readonly #otherNodes: OtherNodes | undefined;
  readonly #onClients: LoadedTableConfig['onClients'];
  readonly #onInfo: LoadedTableConfig['onInfo'];
  readonly #bots: BotScheduler;
  readonly #standIns: StandIns;
  /** Notified when somebody connects or disconnects. */
  readonly #presenceListeners: readonly { note(): void; stop(): void }[];
  readonly #stopClock: () => void;
  readonly #unsubscribe: () => void;

  constructor(house: House, referee: Referee, config: LoadedTableConfig) {
    const { botPace, graceMs, standInMs = STAND_IN_MS } = config;
    this.#house = house;
    this.referee = referee;
    this.guestChanges = new GuestChanges(house, referee.table);
    this.#otherNodes = config.otherNodes;
    this.#onClients = config.onClients;
    this.#onInfo = config.onInfo;
    this.#unsubscribe = referee.subscribe((change) => this.#announce(change));
    const isPresent = (seat: Seat): boolean => this.#isPresent(chairOfSeat(referee.table.lobby, seat));
    this.talk = new Talk(house, referee, (message) => this.#sendAll(message));
    this.voices = new Voices(house, referee, {
      servers: config.voiceServers,
      isPresent: (chair) => this.#isPresent(chair),
      sendAll: (message) => this.#sendAll(message),
    });
    this.questions = new UndoQuestions(house, referee, {
      peopleAsked: () => (config.oneDevice === true ? [] : this.#peoplePlaying()),
      changed: () => {
        this.#announceTable();
        this.#bots.wake();
      },
      refused: (chair, why, by) =>
        this.#sendAll({ kind: 'undo-refused', chair, why, ...(by === undefined ? {} : { by }) }),
    });
    this.isOneDevice = config.oneDevice === true;
    this.joining = new JoinRequests(house, referee, {
      changed: () => this.#announceTable(),
      publish: (waiting) => config.otherNodes?.publishJoinRequests(referee.table.code, waiting),
    });
    this.#undoOffers = new UndoOffers(house, referee, {
      presentSeats: () => this.#presentSeats(),
      offer: (seat, consent) => this.#sendSeat(seat, { kind: 'undo-offered', seq: referee.table.seq, law: consent }),
    });
    this.#bots = new BotScheduler(house, referee, {
      pace: botPace,
      isPresent,
      isHeld: (seat) => this.#isHeld(seat),
      isOurs: () => this.#playsBots(),
    });
    this.#standIns = new StandIns({ house, referee, graceMs: standInMs, isPresent });
    this.#presenceListeners = [
      new Presence({ house, referee, graceMs, isPresent }),
      this.#standIns,
      new HostWatch({ house, referee, graceMs: standInMs, isPresent: (chair) => this.#isPresent(chair) }),
      { note: () => undefined, stop: () => this.questions.stop() },
      { note: () => undefined, stop: () => this.joining.stop() },
      { note: () => this.#undoOffers.note(), stop: () => this.#undoOffers.stop() },
      { note: () => this.voices.note(), stop: () => undefined },
      { note: () => this.#bots.wake(), stop: () => this.#bots.stop() },
    ];
    this.#stopClock = keepClock(house, referee);
  }

  /** The public information about the table. */
  info(): TableInfo {
    return tableInfo(this.referee.table, {
      isPresent: (chair) => this.#isPresent(chair),
      awayAt: (chair) => this.#standIns.awayAt(chair),
      question: this.questions.question,
      mayOpen: this.#house.strangers?.isOn === true,
    });
  }

  /** Adds a client and sends it the welcome; `after` is the last entry it has seen. */
  enter(client: TableClient, after: number): void {
    this.clients.add(client);
    this.#publishClients();
    const { table } = this.referee;
    const you = this.#youOf(client);
    const play = playInfo(table, you.viewer);
    const unseen = table.play?.events.filter(({ seq }) => seq > after) ?? [];
    const events = retoldTo(table, unseen, you.viewer);
    sendMessage(client, {
      kind: 'welcome',
      seq: table.seq,
      now: this.referee.now(),
      you,
      table: this.info(),
      ...(play === undefined ? {} : { play }),
      events,
      marks: table.play?.marks.filter(({ seq }) => seq > after) ?? [],
    });
    const voices = this.voices.all;
    if (voices.length > 0) sendMessage(client, { kind: 'voices', voices });
    if (you.chair === undefined) return;
    this.#announceTable(client);
    this.#notifyPresence();
  }

  leave(client: TableClient): void {
    this.clients.delete(client);
    this.joining.drop(client);
    this.#publishClients();
    if (whoIs(this.referee.table, client.secretHash).chair === undefined) return;
    this.#standIns.note();
    this.#announceTable();
    this.voices.drop(client);
    this.#notifyPresence();
  }

  /** Somebody connected or disconnected through another node. */
  notePresenceElsewhere(): void {
    this.joining.tellAgain();
    this.#standIns.note();
    this.#announceTable();
    this.#notifyPresence();
  }

  /** Whether nobody sits at it, nobody is connected through any node, and no other table or campaign leads here. */
  isAbandoned(): boolean {
    const { lobby } = this.referee.table;
    return isDeserted(lobby) && this.clients.size === 0 && this.#playsBots();
  }

  /** Whether everybody waits for the person on a chair, who has been away for a few seconds. */
  isWaitedFor(chair: number): boolean {
    return this.#standIns.isWaitedFor(chair);
  }

  /** Bots move without pauses until a person moves; only the single person at a table may ask for it. */
  hurryBots(): TableAnswer {
    const { table } = this.referee;
    if (table.play === undefined) return { kind: 'error', code: 'not-started' };
    if (this.#peoplePlaying().length > 1) return { kind: 'error', code: 'too-soon' };
    this.#bots.hurry();
    return { kind: 'done', seq: table.seq };
  }

  /** The table was removed or is damaged: tells all its clients. */
  announceStop(code: 'no-such-table' | 'damaged'): void {
    this.#sendAll({ kind: 'error', code });
  }

  /** Stops the bots and the clock; pending writes still complete. */
  async close(): Promise<void> {
    for (const watch of this.#presenceListeners) watch.stop();
    this.#stopClock();
    await this.referee.settled();
    this.#unsubscribe();
  }

  /** Publishes which clients this node has; that may change which node plays the bots. */
  #publishClients(): void {
    const wereOurs = this.#playsBots();
    this.#otherNodes?.publishClients(this.referee.table.code, this.clients);
    this.#onClients?.(this);
    if (this.#playsBots() !== wereOurs) this.#bots.wake();
  }

  #playsBots(): boolean {
    return this.#otherNodes?.playsBots(this.referee.table.code) ?? true;
  }

  #notifyPresence(): void {
    for (const watch of this.#presenceListeners) watch.note();
  }

  #sendAll(message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const client of this.clients) client.send(text);
  }

  /** A page's identity at the table; players also get join requests. */
  #youOf(client: TableClient): You {
    const you = whoIs(this.referee.table, client.secretHash);
    const joining = you.chair === undefined ? this.joining.of(client) : undefined;
    const joinRequests = you.chair === undefined ? [] : this.joining.all;
    return {
      ...you,
      ...(joining === undefined ? {} : { joining }),
      ...(joinRequests.length === 0 ? {} : { joinRequests }),
    };
  }

  #presentSeats(): Seat[] {
    return this.referee.table.lobby.seats.flatMap((chair, seat) => (this.#isPresent(chair) ? [seat] : []));
  }

  #sendSeat(seat: Seat, message: ServerMessage): void {
    const { table } = this.referee;
    for (const client of this.clients) if (viewerOf(table, client.secretHash) === seat) sendMessage(client, message);
  }

  /** The chairs of all people, including absent ones and those a bot plays for. */
  #peoplePlaying(): number[] {
    return this.referee.table.lobby.chairs.flatMap((chair, number) => (chair.kind === 'person' ? [number] : []));
  }

  #presentPeople(): number[] {
    return [...this.referee.table.lobby.chairs.keys()].filter((chair) => this.#isPresent(chair));
  }

  /** Bots wait while an undo question is open; stand-ins also while no person is connected. */
  #isHeld(seat: Seat): boolean {
    if (this.questions.question !== undefined) return true;
    return playerAt(this.referee.table.lobby, seat).kind === 'person' && this.#presentPeople().length === 0;
  }

  #isPresent(chairNumber: number): boolean {
    const chair = chairAt(this.referee.table.lobby, chairNumber);
    if (chair.kind !== 'person') return false;
    for (const { secretHash } of this.clients) if (secretHash === chair.secretHash) return true;
    return this.#otherNodes?.isPresent(this.referee.table.code, chair.secretHash) ?? false;
  }

  #announce(change: Change): void {
    const { kind } = change.entry;
    // A client that has just sat down is identified from now on.
    if (kind === 'sat') this.#publishClients();
    const goesOn = kind === 'moved' || kind === 'clock' || kind === 'undone';
    if (!goesOn || change.outcome !== undefined) this.#announceTable();
    if (!goesOn) this.voices.note();
    if (goesOn || kind === 'started' || change.mark !== undefined) this.#announcePlay(change);
  }

  #announceTable(except?: TableClient): void {
    const { table } = this.referee;
    const info = this.info();
    for (const client of this.clients) {
      if (client === except) continue;
      sendMessage(client, { kind: 'table', seq: table.seq, you: this.#youOf(client), table: info });
    }
    this.#onInfo?.(this);
  }

  /** Sends each client what it may see of a change. */
  #announcePlay(change: Change): void {
    const { table } = this.referee;
    const textFor = playedTexts(table, change, this.referee.now());
    for (const client of this.clients) client.send(textFor(viewerOf(table, client.secretHash)));
  }
}

/** Sends a message to one client. */
export function sendMessage(client: TableClient, message: ServerMessage): void {
  client.send(JSON.stringify(message));
}

/** Delay before retrying a clock entry after the store failed, in ms. */
const AGAIN_MS = 500;

/** Advances the clock of a table at the game's deadline; call the returned function to stop. */
export function keepClock(house: Pick<House, 'schedule'>, referee: Referee): () => void {
  let cancel: (() => void) | undefined;
  let isStopped = false;
  const schedule = (leastMs = 0): void => {
    cancel?.();
    const deadline = isStopped ? undefined : referee.deadline();
    cancel = deadline === undefined ? undefined : house.schedule(Math.max(deadline - referee.now(), leastMs), expire);
  };
  // Scheduled again even if nothing changed: platform timers cut very long waits short.
  const expire = (): void => void referee.expire().then(() => schedule(AGAIN_MS));
  const unsubscribe = referee.subscribe(() => schedule());
  schedule();
  return () => {
    isStopped = true;
    unsubscribe();
    cancel?.();
    cancel = undefined;
  };
}
