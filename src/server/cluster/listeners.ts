import { readClientMessage } from '../../protocol/client-message.ts';
import { handleMessage } from '../../table/conversation.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import { isEphemeral } from '../../table/requests.ts';
import type { SeenPeople } from '../seen/seen-people.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';

/** Handles an ephemeral message (one that is not journaled) that a page sent to another node. */
export type ReceiveEphemeral = (asked: { table: string; secretHash: string | undefined; message: unknown }) => unknown;

/** The listeners for messages of other nodes. */
export interface ClusterListeners {
  receiveEphemeral: ReceiveEphemeral;
  watchParties: WatchParties;
  seenPeople?: SeenPeople;
  /** Called when another node has changed the list of open tables. */
  onOpenTables?(): void;
  /** Whether the store is down: then other nodes cannot be heard either. */
  isStoreDown(): boolean;
}

/** Handles an ephemeral message that a page sent to another node as if it had been sent here, without a reply. */
export function ephemeralReceiver(house: House, tables: LoadedTables): ReceiveEphemeral {
  return async ({ table, secretHash, message: raw }) => {
    const message = readClientMessage(JSON.stringify(raw));
    if (message === undefined || !isEphemeral(message)) return;
    try {
      const loaded = await tables.inMemory(table);
      // The message may refer to an entry the other node has just written, such as the move to undo.
      await loaded?.referee.refresh();
      if (loaded !== undefined)
        await handleMessage(house, loaded, { client: { secretHash, send: () => undefined }, message });
    } catch (error) {
      house.report(error, table);
    }
  };
}
