import type { ServerMessage } from '../../src/protocol/server-message.ts';
import type { Witness } from '../faults/journal-check.ts';
import { Testimony } from '../faults/observations.ts';
import { Link } from './network.ts';
import type { SimulatedNode } from './node.ts';
import { SimulatedProcess } from './process.ts';
import type { Scheduler } from './scheduler.ts';

/** How long a node may take to show a table to a newcomer, in ms. */
const WELCOME_MS = 5000;

/** Enters a table through a node as a newcomer: the view is compared with the journal; undefined if there is none. */
export function visit(
  scheduler: Scheduler,
  { node, table, path }: { node: SimulatedNode; table: string; path: string },
): Promise<Witness | undefined> {
  const page = new SimulatedProcess(scheduler);
  const testimony = new Testimony({ next: 0 }, () => scheduler.time);
  return new Promise((resolve) => {
    const link = new Link(scheduler, {
      node,
      page,
      listener: {
        onOpen: () => link.pageSends(JSON.stringify({ kind: 'hello', table })),
        onMessage: (raw) => {
          const message = JSON.parse(raw as string) as ServerMessage;
          if (message.kind !== 'welcome') return;
          testimony.hears(table, message.you.viewer, message);
          link.pageCloses();
          resolve({ secret: '00'.repeat(16), tables: [table], testimony });
        },
        onLost: () => resolve(undefined),
      },
    });
    scheduler.after(WELCOME_MS, () => resolve(undefined));
    link.open({
      url: path,
      headers: { upgrade: 'websocket', 'x-forwarded-for': 'visitor' },
      socket: { remoteAddress: '127.0.0.1' },
    });
  });
}
