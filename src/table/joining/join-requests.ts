import type { Joining, JoinRequest } from '../../protocol/table-info.ts';
import { hexDigest } from '../digest.ts';
import type { House } from '../house.ts';
import { isOpenToAll, mayTakeBots } from '../judge.ts';
import type { TableClient } from '../loaded-table.ts';
import type { Referee } from '../referee.ts';
import type { Change, TableAnswer } from '../table.ts';

/** Maximum number of people waiting at one table. */
const MOST_WAITING = 8;
/** After a refusal, the delay before the one further request. */
const PAUSE_MS = 60_000;
const MOST_REFUSALS = 2;
/** How long a yes is valid: a page that loses its connection need not ask again. */
const YES_MS = 10 * 60_000;
/** Number of replies remembered. */
const REMEMBERED = 200;

/** What join requests need from their table. */
export interface JoinRequestsContext {
  /** A request was made, withdrawn or answered. */
  changed(): void;
  /** Sends the requests of this node to the other nodes. */
  publish(waiting: readonly JoinRequest[]): void;
}

/** Somebody who requests a chair, by the hashes of their secret and their device. */
interface Newcomer {
  secretHash: string;
  personHash?: string | undefined;
}

interface Refusal {
  times: number;
  /** When the last one was. */
  at: number;
}

/**
 * Requests to take a bot's chair in a running private game. The newcomer watches until a player says yes. Neither
 * question nor reply is stored: a yes lets the page sit down, which is an entry like any other.
 */
export class JoinRequests {
  readonly #house: Pick<House, 'now'>;
  readonly #referee: Referee;
  readonly #context: JoinRequestsContext;
  readonly #unsubscribe: () => void;
  /** The pages on this node that have asked, with their request's id; open requests are in `waiting` too. */
  readonly #asked = new Map<TableClient, string>();
  readonly #waiting = new Map<string, JoinRequest>();
  readonly #elsewhere = new Map<string, readonly JoinRequest[]>();
  readonly #letIn = new Map<string, number>();
  readonly #refusals = new Map<string, Refusal>();

  constructor(house: Pick<House, 'now'>, referee: Referee, context: JoinRequestsContext) {
    this.#house = house;
    this.#referee = referee;
    this.#context = context;
    this.#unsubscribe = referee.subscribe((change) => this.#onChange(change));
  }

  /** All open requests, from every node. */
  get all(): JoinRequest[] {
    const all = new Map([...this.#elsewhere.values()].flat().map((request) => [request.id, request]));
    for (const [id, request] of this.#waiting) all.set(id, request);
    return [...all.values()].slice(0, MOST_WAITING);
  }

  /** The state of a page's request. */
  of(client: TableClient): Joining | undefined {
    const id = this.#asked.get(client);
    if (id === undefined) return undefined;
    if (this.#waiting.has(id)) return { state: 'asked' };
    if (this.#holdsYes(id)) return { state: 'let-in' };
    const refusal = this.#refusals.get(id);
    if (refusal === undefined) return undefined;
    return { state: 'refused', ...(refusal.times < MOST_REFUSALS && { again: refusal.at + PAUSE_MS }) };
  }

  /** Whether a player has let them in. */
  isLetIn(requester: Newcomer): boolean {
    return this.#holdsYes(this.#idOf(requester));
  }

  /** Opens a request; returns the reply in words that pages of the previous release know. */
  ask(client: TableClient, requester: Newcomer, name: string): TableAnswer {
    const id = this.#idOf(requester);
    const isKnown = this.#waiting.has(id);
    const isNews = !isKnown || this.#asked.get(client) !== id;
    this.#asked.set(client, id);
    if (!isKnown) {
      const keys = [id, ...(client.caller === undefined ? [] : [`from ${client.caller}`])];
      if (keys.some((key) => this.#isTooSoon(key))) {
        this.#context.changed();
        return { kind: 'error', code: 'too-soon' };
      }
      if (this.all.length >= MOST_WAITING) {
        this.#asked.delete(client);
        return { kind: 'error', code: 'too-many' };
      }
      this.#waiting.set(id, { id, name });
      this.#publish();
    }
    if (isNews) this.#context.changed();
    return { kind: 'error', code: 'already-started' };
  }

  /** A player replies; the first reply counts. */
  answer(id: string, agree: boolean): TableAnswer {
    const done: TableAnswer = { kind: 'done', seq: this.#referee.table.seq };
    if (!this.all.some((request) => request.id === id)) return done;
    if (agree) remember(this.#letIn, id, this.#house.now() + YES_MS);
    else {
      this.#noteRefusal(id);
      // Another device is easily made up, another address is not.
      const callers = [...this.#asked].flatMap(([{ caller }, of]) =>
        of === id && caller !== undefined ? [caller] : [],
      );
      for (const caller of new Set(callers)) this.#noteRefusal(`from ${caller}`);
    }
    for (const [node, requests] of this.#elsewhere) this.#elsewhere.set(node, without(requests, id));
    if (this.#waiting.delete(id)) this.#publish();
    this.#context.changed();
    return done;
  }

  /** A page is gone, or its owner prefers to watch. */
  drop(client: TableClient): void {
    const id = this.#asked.get(client);
    if (!this.#asked.delete(client) || id === undefined) return;
    if ([...this.#asked.values()].includes(id) || !this.#waiting.delete(id)) return;
    this.#publish();
    this.#context.changed();
  }

  /** The requests of another node. */
  noteElsewhere(node: string, requests: readonly JoinRequest[]): void {
    const before = JSON.stringify(this.all);
    if (requests.length === 0) this.#elsewhere.delete(node);
    else this.#elsewhere.set(node, requests);
    if (JSON.stringify(this.all) !== before) this.#context.changed();
  }

  /** Sends the requests of this node again; another node may have missed them. */
  tellAgain(): void {
    if (this.#waiting.size > 0) this.#publish();
  }

  stop(): void {
    this.#unsubscribe();
  }

  #onChange({ entry, outcome }: Change): void {
    if ((entry.kind === 'moved' || entry.kind === 'clock') && outcome === undefined) return;
    const { table } = this.#referee;
    if (entry.kind === 'sat') this.#forget(this.#idOf(entry));
    if (this.#waiting.size === 0) return;
    if (isOpenToAll(table)) for (const id of this.#waiting.keys()) this.answer(id, true);
    else if (!mayTakeBots(table) || !table.lobby.chairs.some(({ kind }) => kind === 'bot')) {
      for (const id of this.#waiting.keys()) this.#forget(id);
    }
  }

  /** Removes a request without a reply. */
  #forget(id: string): void {
    this.#letIn.delete(id);
    for (const [client, of] of this.#asked) if (of === id) this.#asked.delete(client);
    if (!this.#waiting.delete(id)) return;
    this.#publish();
    this.#context.changed();
  }

  /** The same for a device each time, and useless anywhere else. */
  #idOf({ personHash, secretHash }: Newcomer): string {
    return hexDigest(this.#referee.table.seedHash + (personHash ?? secretHash)).slice(0, 16);
  }

  #holdsYes(id: string): boolean {
    return (this.#letIn.get(id) ?? 0) > this.#house.now();
  }

  #isTooSoon(key: string): boolean {
    const refusal = this.#refusals.get(key);
    if (refusal === undefined) return false;
    const isFinal = refusal.times >= MOST_REFUSALS && !key.startsWith('from ');
    return isFinal || this.#house.now() < refusal.at + PAUSE_MS;
  }

  #noteRefusal(key: string): void {
    const times = (this.#refusals.get(key)?.times ?? 0) + 1;
    remember(this.#refusals, key, { times, at: this.#house.now() });
  }

  #publish(): void {
    this.#context.publish([...this.#waiting.values()]);
  }
}

function without(requests: readonly JoinRequest[], id: string): JoinRequest[] {
  return requests.filter((request) => request.id !== id);
}

/** Adds a value and drops the oldest beyond the limit. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  const [oldest] = map.keys();
  if (map.size >= REMEMBERED && oldest !== undefined) map.delete(oldest);
  map.set(key, value);
}
