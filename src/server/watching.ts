import type { WatchMessage, WatchNews } from '../protocol/watch-message.ts';
import type { Circles } from './circles.ts';

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
