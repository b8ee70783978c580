import type { Shown, WatchMessage, WatchNews } from '../protocol/watch-message.ts';
import type { Replays } from './replays.ts';

/** More than these do not watch together. */
const MOST_PEOPLE = 50;

interface Member {
  name: string;
  tell(text: string): void;
}

/** People who watch the same replay; who has been here longest takes the lead when the leader goes. */
interface Circle {
  people: Map<number, Member>;
  leader: number;
  lastId: number;
  shown?: Shown;
}

/** Who watches which replay together at this node. It is known only here, and gone when the last one has gone. */
export class Circles {
  readonly replays: Replays;
  private readonly circles = new Map<string, Circle>();

  constructor(replays: Replays) {
    this.replays = replays;
  }

  /** Somebody new; undefined where the circle is full. */
  enter(code: string, member: Member): number | undefined {
    const circle = this.circles.get(code) ?? { people: new Map<number, Member>(), leader: 1, lastId: 0 };
    if (circle.people.size >= MOST_PEOPLE) return undefined;
    circle.lastId += 1;
    circle.people.set(circle.lastId, member);
    this.circles.set(code, circle);
    announce(circle);
    return circle.lastId;
  }

  leave(code: string, id: number): void {
    const circle = this.circles.get(code);
    if (circle === undefined || !circle.people.delete(id)) return;
    const [oldest] = circle.people.keys();
    if (oldest === undefined) {
      this.circles.delete(code);
      return;
    }
    if (circle.leader === id) circle.leader = oldest;
    announce(circle);
  }

  /** What is said by somebody who does not lead (any more) is not heard: messages cross. */
  hear(code: string, id: number, message: Exclude<WatchMessage, { kind: 'watch' }>): void {
    const circle = this.circles.get(code);
    if (circle === undefined || circle.leader !== id) return;
    if (message.kind === 'watch-lead') {
      if (!circle.people.has(message.to)) return;
      circle.leader = message.to;
      announce(circle);
      return;
    }
    circle.shown = message.shown;
    const news: WatchNews = { kind: 'watch-shown', shown: message.shown };
    for (const [other, { tell }] of circle.people) if (other !== id) tell(JSON.stringify(news));
  }
}

function announce({ people, leader, shown }: Circle): void {
  const names = [...people].map(([id, { name }]) => ({ id, name }));
  for (const [you, { tell }] of people) {
    const news: WatchNews = { kind: 'watching', you, leader, people: names, ...(shown === undefined ? {} : { shown }) };
    tell(JSON.stringify(news));
  }
}

/** One page that watches a replay with others. */
export class Watcher {
  private readonly circles: Circles;
  private readonly tell: (text: string) => void;
  private at: { code: string; id: number } | undefined;
  private ended = false;

  constructor(circles: Circles, tell: (text: string) => void) {
    this.circles = circles;
    this.tell = tell;
  }

  get isWatching(): boolean {
    return this.at !== undefined;
  }

  async hear(message: WatchMessage): Promise<void> {
    if (message.kind === 'watch') return this.watch(message);
    if (this.at !== undefined) this.circles.hear(this.at.code, this.at.id, message);
    else this.say({ kind: 'error', code: 'hello-first' });
  }

  /** Watches no longer. */
  end(): void {
    this.ended = true;
    this.leave();
  }

  private async watch({ replay, name }: Extract<WatchMessage, { kind: 'watch' }>): Promise<void> {
    const found = await this.circles.replays.find(replay);
    if (this.ended) return;
    this.leave();
    if ('error' in found) return this.say({ kind: 'error', code: found.error });
    const id = this.circles.enter(replay, { name, tell: this.tell });
    if (id === undefined) return this.say({ kind: 'error', code: 'table-full' });
    this.at = { code: replay, id };
  }

  private leave(): void {
    if (this.at !== undefined) this.circles.leave(this.at.code, this.at.id);
    this.at = undefined;
  }

  private say(news: WatchNews): void {
    this.tell(JSON.stringify(news));
  }
}
