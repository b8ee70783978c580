import type { Shown, WatchMessage, WatchNews } from '../../protocol/watch-message.ts';
import type { NodeMessage, WatchPartyUpdate } from '../cluster/node-message.ts';
import type { Replays } from '../http/replays.ts';

/** Maximum number of people in one watch party. */
const MAX_PEOPLE = 50;
/** Ids of people who join in the same millisecond, at different nodes, differ by a random part. */
const IDS_PER_MS = 1000;

/** A person connected through this node. */
export interface Member {
  name: string;
  send(text: string): void;
}

/** The leader; `turn` counts how often the lead was handed over. */
interface Lead {
  turn: number;
  id: number;
}

/** People who watch the same replay, through this node and others. */
interface WatchParty {
  local: Map<number, Member>;
  elsewhere: Map<string, ReadonlyMap<number, string>>;
  lead: Lead;
  shown?: Shown | undefined;
}

type WatchPartyMessage = Extract<NodeMessage, { kind: 'circle' | 'circle-shown' }>;

/**
 * Watch parties: who watches which replay together. Each node publishes its own people to the others; the leader
 * follows from what was published, so all nodes agree. Nothing is stored: a party ends when the last member leaves.
 */
export class WatchParties {
  readonly replays: Replays;
  readonly #now: () => number;
  readonly #parties = new Map<string, WatchParty>();
  #broadcast: (words: WatchPartyUpdate) => void = () => undefined;
  #lastId = 0;

  constructor(replays: Replays, now: () => number) {
    this.replays = replays;
    this.#now = now;
  }

  /** From now on changes are broadcast to the other nodes. */
  start(broadcast: (words: WatchPartyUpdate) => void): void {
    this.#broadcast = broadcast;
  }

  /** Adds a person and returns their id, which grows with time; undefined if the party is full. */
  enter(replay: string, member: Member): number | undefined {
    const known = this.#parties.get(replay);
    if (known !== undefined && namesIn(known).size >= MAX_PEOPLE) return undefined;
    const id = Math.max(this.#lastId + 1, this.#now() * IDS_PER_MS + Math.floor(Math.random() * IDS_PER_MS));
    this.#lastId = id;
    const party = known ?? { local: new Map(), elsewhere: new Map(), lead: { turn: 0, id } };
    party.local.set(id, member);
    this.#parties.set(replay, party);
    announce(party);
    this.#publish(replay, party);
    return id;
  }

  leave(replay: string, id: number): void {
    const party = this.#parties.get(replay);
    if (party === undefined || !party.local.delete(id)) return;
    if (party.local.size === 0) this.#parties.delete(replay);
    announce(party);
    this.#publish(replay, party);
  }

  /** Handles a message of a member. Those of anybody but the leader are ignored: messages may cross. */
  receive(replay: string, id: number, message: Exclude<WatchMessage, { kind: 'watch' }>): void {
    const party = this.#parties.get(replay);
    if (party === undefined || leaderOf(party) !== id) return;
    if (message.kind === 'watch-show') {
      show(party, id, message.shown);
      this.#broadcast({ kind: 'circle-shown', replay, by: id, shown: message.shown });
    } else if (namesIn(party).has(message.to)) {
      party.lead = { turn: party.lead.turn + 1, id: message.to };
      announce(party);
      this.#publish(replay, party);
    }
  }

  /** Handles an update of another node; parties without members on this node are ignored. */
  receiveFromNode(message: WatchPartyMessage): void {
    const { node, replay } = message;
    const party = this.#parties.get(replay);
    if (party === undefined) return;
    if (message.kind === 'circle-shown') {
      if (leaderOf(party) === message.by) show(party, message.by, message.shown);
      return;
    }
    const isNew = !party.elsewhere.has(node);
    const people = new Map(message.people);
    if (people.size === 0) party.elsewhere.delete(node);
    else party.elsewhere.set(node, people);
    if (isNewerLead(message.lead, party.lead)) party.lead = message.lead;
    if (people.has(leaderOf(party))) party.shown = message.shown ?? party.shown;
    party.shown ??= message.shown;
    announce(party);
    // A node new to the party does not know our people yet.
    if (isNew && people.size > 0) this.#publish(replay, party);
  }

  /** Removes a node that is gone, and its people. */
  dropNode(node: string): void {
    for (const party of this.#parties.values()) if (party.elsewhere.delete(node)) announce(party);
  }

  /** Publishes all parties again, for nodes that missed it. */
  publishAll(): void {
    for (const [replay, party] of this.#parties) this.#publish(replay, party);
  }

  #publish(replay: string, { local, lead, shown }: WatchParty): void {
    const people = [...local].map(([id, { name }]): [number, string] => [id, name]);
    this.#broadcast({ kind: 'circle', replay, people, lead, ...(shown === undefined ? {} : { shown }) });
  }
}

/** The person who was given the lead; if they are gone, the longest-standing member. */
function leaderOf(party: WatchParty): number {
  const names = namesIn(party);
  return names.has(party.lead.id) ? party.lead.id : Math.min(...names.keys());
}

/** If two nodes disagree, the later handover wins, then the lower id. */
function isNewerLead(one: Lead, other: Lead): boolean {
  return one.turn > other.turn || (one.turn === other.turn && one.id < other.id);
}

/** Everybody in a party by id, longest-standing first. */
function namesIn({ local, elsewhere }: WatchParty): Map<number, string> {
  const all = [...local].map(([id, { name }]): [number, string] => [id, name]);
  for (const people of elsewhere.values()) all.push(...people);
  return new Map(all.sort(([a], [b]) => a - b));
}

function show(party: WatchParty, by: number, shown: Shown): void {
  party.shown = shown;
  const news: WatchNews = { kind: 'watch-shown', shown };
  for (const [id, { send }] of party.local) if (id !== by) send(JSON.stringify(news));
}

function announce(party: WatchParty): void {
  const { local, shown } = party;
  if (local.size === 0) return;
  const people = [...namesIn(party)].map(([id, name]) => ({ id, name }));
  const leader = leaderOf(party);
  for (const [you, { send }] of local) {
    const news: WatchNews = { kind: 'watching', you, leader, people, ...(shown === undefined ? {} : { shown }) };
    send(JSON.stringify(news));
  }
}
