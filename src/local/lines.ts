import { readClientMessage } from '../protocol/client-message.ts';
import { HANG_UP } from '../protocol/local.ts';
import { Conversation } from '../table/conversation.ts';
import { Claims } from './claims.ts';
import type { HouseHere } from './house-here.ts';

interface LineHere {
  conversation: Conversation;
  port: MessagePort;
  table?: string;
}

/** The lines of this tab's pages to the tables in its browser. */
export class Lines {
  private readonly here: HouseHere;
  private readonly lines = new Set<LineHere>();
  private readonly claims = new Claims((table) => this.giveUp(table));

  constructor(here: HouseHere) {
    this.here = here;
  }

  /** Listens to a page, which says the same over a port as over a socket. */
  open(port: MessagePort): void {
    const line: LineHere = { conversation: new Conversation(this.here, (text) => port.postMessage(text)), port };
    this.lines.add(line);
    let queue: Promise<void> = Promise.resolve();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      // One after the other, since a game may have to be fetched first.
      queue = queue.then(() => (data === HANG_UP ? this.hangUp(line) : this.hear(line, String(data))));
    };
  }

  private async hear(line: LineHere, raw: string): Promise<void> {
    const message = readClientMessage(raw);
    if (message === undefined) return line.conversation.error('bad-message');
    if (message.kind === 'hello') {
      try {
        line.table = message.table;
        await this.here.prepare(message.table);
        await this.claims.take(message.table);
      } catch (trouble) {
        this.here.house.report(trouble, message.table);
        return line.conversation.error('unavailable');
      }
    }
    line.conversation.hear(message);
  }

  private async hangUp(line: LineHere): Promise<void> {
    this.lines.delete(line);
    line.port.onmessage = null;
    line.port.close();
    await line.conversation.end();
    const { table } = line;
    if (table !== undefined && ![...this.lines].some((other) => other.table === table)) this.claims.release(table);
  }

  /** Another tab has this table now. */
  private giveUp(table: string): void {
    for (const line of [...this.lines].filter((one) => one.table === table)) {
      line.conversation.error('elsewhere');
      void this.hangUp(line);
    }
  }
}
