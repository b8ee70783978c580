import type { Seat } from '../../engine/game.ts';
import type { HeardLine } from '../../protocol/open-tables.ts';
import type { Phrase, Reaction } from '../../protocol/phrases.ts';
import type { ServerMessage } from '../../protocol/server-message.ts';
import type { House } from '../house.ts';
import { playerAt, playerNameAt } from '../lobby/lobby.ts';
import { isPhrasesOnly } from '../open/strangers.ts';
import type { Referee } from '../referee.ts';
import type { TableAnswer } from '../table.ts';
import { type Bucket, fullBucket, type RateLimit, spendToken } from '../token-bucket.ts';
import { whoIs } from '../view.ts';

const REMEMBERED_LINES = 100;
/** Number of lines at an open table that go with a report. */
export const HEARD_LINES = 40;
/** How long a player thinks before a reminder is allowed, and the minimum time between reminders. */
export const NUDGE_MS = 60_000;
/** Per sender. */
const REACTIONS: RateLimit = { burst: 4, perSecond: 1 };
/** Number of senders of reactions remembered. */
const REMEMBERED_SENDERS = 500;

/** A line of chat: free text, or a phrase shown to each reader in their language. */
export type TalkLine = { text: string } | { phrase: Phrase };

/** A speaker, as far as the table knows them. */
interface Speaker {
  secretHash: string | undefined;
  /** The network address of a spectator, if known. */
  readonly caller?: string | undefined;
}

/**
 * Chat, reactions and reminders at a table. Nothing is stored; only at open tables the last lines are kept while the
 * table is in memory, for reports.
 */
export class Talk {
  readonly #house: House;
  readonly #referee: Referee;
  readonly #sendAll: (message: ServerMessage) => void;
  /** The keys of the last lines. */
  #said: readonly string[] = [];
  #lines: readonly HeardLine[] = [];
  #nudgedAt = Number.NEGATIVE_INFINITY;
  /** By person or address; by page if neither is known. */
  readonly #reacted = new Map<string, Bucket>();
  readonly #reactedFrom = new WeakMap<Speaker, Bucket>();

  constructor(house: House, referee: Referee, sendAll: (message: ServerMessage) => void) {
    this.#house = house;
    this.#referee = referee;
    this.#sendAll = sendAll;
  }

  /** The last lines said at an open table. */
  get heard(): readonly HeardLine[] {
    return this.#lines;
  }

  /** Broadcasts a line from somebody on a chair; among strangers phrases only, until the host allows more. */
  say(chair: number, line: TalkLine, key: string): TableAnswer {
    const { lobby } = this.#referee.table;
    if ('text' in line && isPhrasesOnly(lobby)) return { kind: 'error', code: 'phrases-only' };
    // Repeated after a lost response, it is broadcast once.
    if (this.#said.includes(`${chair}:${key}`)) return this.#done();
    this.#said = [...this.#said.slice(-REMEMBERED_LINES), `${chair}:${key}`];
    if (lobby.open !== undefined) this.#remember(chair, line);
    this.#sendAll({ kind: 'said', chair, ...line });
    return this.#done();
  }

  /** Broadcasts a reaction, also a spectator's, within a rate limit. */
  react(speaker: Speaker, reaction: Reaction): TableAnswer {
    if (!this.#takeReaction(speaker)) return { kind: 'error', code: 'too-many' };
    const { chair } = whoIs(this.#referee.table, speaker.secretHash);
    this.#sendAll({ kind: 'reacted', reaction, ...(chair === undefined ? {} : { chair }) });
    return this.#done();
  }

  /** Reminds the people whose turn it is, at most once a minute; never at a slow table. */
  nudge(chair: number): TableAnswer {
    const { table } = this.#referee;
    if (table.play === undefined) return { kind: 'error', code: 'not-started' };
    const now = this.#referee.now();
    const seats = this.#peopleToAct().filter((seat) => table.lobby.seats[seat] !== chair);
    const isSlow = table.lobby.manners.pace === 'slow' || table.game.realTime === true;
    const since = Math.max(table.play.at, this.#nudgedAt);
    if (isSlow || seats.length === 0 || now - since < NUDGE_MS) return { kind: 'error', code: 'too-soon' };
    this.#nudgedAt = now;
    this.#sendAll({ kind: 'nudged', chair, seats });
    return this.#done();
  }

  #remember(chair: number, said: TalkLine): void {
    const name = playerNameAt(this.#referee.table.lobby, chair);
    this.#lines = [...this.#lines, { at: this.#house.now(), chair, name, said }].slice(-HEARD_LINES);
  }

  #peopleToAct(): Seat[] {
    const { lobby, game, play } = this.#referee.table;
    if (play === undefined) return [];
    return game.toAct(play.state).filter((seat) => playerAt(lobby, seat).kind === 'person');
  }

  /** One limit for all pages of one person, and for all spectators at one address: a new page is no new sender. */
  #takeReaction(speaker: Speaker): boolean {
    const now = this.#house.now();
    const { caller } = speaker;
    const isKnown = whoIs(this.#referee.table, speaker.secretHash).chair !== undefined;
    const sender = isKnown ? `person ${speaker.secretHash}` : caller && `address ${caller}`;
    const bucket =
      (sender === undefined ? this.#reactedFrom.get(speaker) : this.#reacted.get(sender)) ?? fullBucket(REACTIONS, now);
    if (sender === undefined) this.#reactedFrom.set(speaker, bucket);
    else {
      this.#reacted.delete(sender);
      this.#reacted.set(sender, bucket);
      const [oldest] = this.#reacted.keys();
      if (this.#reacted.size > REMEMBERED_SENDERS && oldest !== undefined) this.#reacted.delete(oldest);
    }
    return spendToken(bucket, REACTIONS, now);
  }

  #done(): TableAnswer {
    return { kind: 'done', seq: this.#referee.table.seq };
  }
}
