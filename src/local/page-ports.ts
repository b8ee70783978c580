import { readClientMessage } from '../protocol/client-message.ts';
import { HANG_UP } from '../protocol/local.ts';
import { Conversation } from '../table/conversation.ts';
import { failureCode } from '../table/failure.ts';
import type { BrowserHouse } from './browser-house.ts';
import { TabLocks } from './tab-locks.ts';

interface PagePort {
  conversation: Conversation;
  port: MessagePort;
  table?: string;
}

/** The message ports between this tab's pages and the tables in its browser. */
export class PagePorts {
  readonly #browserHouse: BrowserHouse;
  readonly #ports = new Set<PagePort>();
  readonly #locks = new TabLocks((table) => this.#giveUp(table));

  constructor(browserHouse: BrowserHouse) {
    this.#browserHouse = browserHouse;
  }

  /** Serves a page over a port, with the same messages as over a socket. */
  open(port: MessagePort): void {
    const page: PagePort = {
      conversation: new Conversation(this.#browserHouse, (text) => port.postMessage(text)),
      port,
    };
    this.#ports.add(page);
    let queue: Promise<void> = Promise.resolve();
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      // One after the other, because a game may have to be loaded first.
      queue = queue.then(() => (data === HANG_UP ? this.#close(page) : this.#receive(page, String(data))));
    };
  }

  async #receive(page: PagePort, raw: string): Promise<void> {
    const message = readClientMessage(raw);
    if (message === undefined) return page.conversation.error('bad-message');
    if (message.kind === 'hello') {
      try {
        page.table = message.table;
        await this.#browserHouse.prepare(message.table);
        await this.#locks.take(message.table);
      } catch (error) {
        this.#browserHouse.house.report(error, message.table);
        return page.conversation.error(failureCode(error));
      }
    }
    page.conversation.receive(message);
  }

  async #close(page: PagePort): Promise<void> {
    this.#ports.delete(page);
    page.port.onmessage = null;
    page.port.close();
    await page.conversation.end();
    const { table } = page;
    if (table !== undefined && ![...this.#ports].some((other) => other.table === table)) this.#locks.release(table);
  }

  /** Another tab has this table now. */
  #giveUp(table: string): void {
    for (const page of [...this.#ports].filter((one) => one.table === table)) {
      page.conversation.error('elsewhere');
      void this.#close(page);
    }
  }
}
