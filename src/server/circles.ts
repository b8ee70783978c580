import type { Shown, WatchMessage, WatchNews } from '../protocol/watch-message.ts';
import type { Replays } from './replays.ts';
import type { CircleWords, Whisper } from './whisper.ts';

/** More than these do not watch together. */
const MOST_PEOPLE = 50;
/** Numbers of those who come in one millisecond, at whichever nodes, differ by chance. */
const IN_A_MILLISECOND = 1000;

/** Somebody who watches through this node. */
export interface Member {
  name: string;
  tell(text: string): void;
}

/** Who leads; each time the lead is passed on is a turn. */
interface Lead {
  turn: number;
  id: number;
}

/** People who watch the same replay, through this node and through others. */
interface Circle {
  here: Map<number, Member>;
  elsewhere: Map<string, ReadonlyMap<number, string>>;
  lead: Lead;
  shown?: Shown | undefined;
}

type OfCircle = Extract<Whisper, { kind: 'circle' | 'circle-shown' }>;

/**
 * Who watches which replay together. Each node knows its own people and states them to the others; who leads follows
 * from what was stated, so that all come to the same. It is kept nowhere, and gone when the last one has gone.
 */
export class Circles {
  readonly replays: Replays;
  private readonly now: () => number;
  private readonly circles = new Map<string, Circle>();
  private tellNodes: (words: CircleWords) => void = () => undefined;
  private lastId = 0;

  constructor(replays: Replays, now: () => number) {
    this.replays = replays;
    this.now = now;
  }

  /** From now on the other nodes are told. */
  begin(tellNodes: (words: CircleWords) => void): void {
    this.tellNodes = tellNodes;
  }

  /** Somebody new, whose number is the higher the later they came; undefined where the circle is full. */
  enter(replay: string, member: Member): number | undefined {
    const known = this.circles.get(replay);
    if (known !== undefined && namesIn(known).size >= MOST_PEOPLE) return undefined;
    const id = Math.max(this.lastId + 1, this.now() * IN_A_MILLISECOND + Math.floor(Math.random() * IN_A_MILLISECOND));
    this.lastId = id;
    const circle = known ?? { here: new Map(), elsewhere: new Map(), lead: { turn: 0, id } };
    circle.here.set(id, member);
    this.circles.set(replay, circle);
    announce(circle);
    this.state(replay, circle);
    return id;
  }

  leave(replay: string, id: number): void {
    const circle = this.circles.get(replay);
    if (circle === undefined || !circle.here.delete(id)) return;
    if (circle.here.size === 0) this.circles.delete(replay);
    announce(circle);
    this.state(replay, circle);
  }

  /** What is said by somebody who does not lead (any more) is not heard: messages cross. */
  hear(replay: string, id: number, message: Exclude<WatchMessage, { kind: 'watch' }>): void {
    const circle = this.circles.get(replay);
    if (circle === undefined || leaderOf(circle) !== id) return;
    if (message.kind === 'watch-show') {
      show(circle, id, message.shown);
      this.tellNodes({ kind: 'circle-shown', replay, by: id, shown: message.shown });
    } else if (namesIn(circle).has(message.to)) {
      circle.lead = { turn: circle.lead.turn + 1, id: message.to };
      announce(circle);
      this.state(replay, circle);
    }
  }

  /** Hears what another node says of a circle; one nobody is in through this node is none of ours. */
  heed(whisper: OfCircle): void {
    const { node, replay } = whisper;
    const circle = this.circles.get(replay);
    if (circle === undefined) return;
    if (whisper.kind === 'circle-shown') {
      if (leaderOf(circle) === whisper.by) show(circle, whisper.by, whisper.shown);
      return;
    }
    const isNew = !circle.elsewhere.has(node);
    const people = new Map(whisper.people);
    if (people.size === 0) circle.elsewhere.delete(node);
    else circle.elsewhere.set(node, people);
    if (isStronger(whisper.lead, circle.lead)) circle.lead = whisper.lead;
    if (people.has(leaderOf(circle))) circle.shown = whisper.shown ?? circle.shown;
    circle.shown ??= whisper.shown;
    announce(circle);
    // Whoever is new does not know who is here.
    if (isNew && people.size > 0) this.state(replay, circle);
  }

  /** A node is gone, and those who watched through it. */
  forget(node: string): void {
    for (const circle of this.circles.values()) if (circle.elsewhere.delete(node)) announce(circle);
  }

  /** Says all of it again, for who has not heard it. */
  stateAll(): void {
    for (const [replay, circle] of this.circles) this.state(replay, circle);
  }

  private state(replay: string, { here, lead, shown }: Circle): void {
    const people = [...here].map(([id, { name }]): [number, string] => [id, name]);
    this.tellNodes({ kind: 'circle', replay, people, lead, ...(shown === undefined ? {} : { shown }) });
  }
}

/** Whoever was given the lead; should they be gone, who has been here longest. */
function leaderOf(circle: Circle): number {
  const names = namesIn(circle);
  return names.has(circle.lead.id) ? circle.lead.id : Math.min(...names.keys());
}

/** Of two nodes that know of different leaders, the one where the lead was passed on later is right, or where one has led for longer. */
function isStronger(one: Lead, other: Lead): boolean {
  return one.turn > other.turn || (one.turn === other.turn && one.id < other.id);
}

/** Everybody in a circle, who has been there longest first. */
function namesIn({ here, elsewhere }: Circle): Map<number, string> {
  const all = [...here].map(([id, { name }]): [number, string] => [id, name]);
  for (const people of elsewhere.values()) all.push(...people);
  return new Map(all.sort(([a], [b]) => a - b));
}

function show(circle: Circle, by: number, shown: Shown): void {
  circle.shown = shown;
  const news: WatchNews = { kind: 'watch-shown', shown };
  for (const [id, { tell }] of circle.here) if (id !== by) tell(JSON.stringify(news));
}

function announce(circle: Circle): void {
  const { here, shown } = circle;
  if (here.size === 0) return;
  const people = [...namesIn(circle)].map(([id, name]) => ({ id, name }));
  const leader = leaderOf(circle);
  for (const [you, { tell }] of here) {
    const news: WatchNews = { kind: 'watching', you, leader, people, ...(shown === undefined ? {} : { shown }) };
    tell(JSON.stringify(news));
  }
}
