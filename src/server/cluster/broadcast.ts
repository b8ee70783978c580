import { readClientMessage } from '../../protocol/client-message.ts';
import { handleMessage } from '../../table/conversation.ts';
import type { House } from '../../table/house.ts';
import type { LoadedTables } from '../../table/loaded-tables.ts';
import { isEphemeral } from '../../table/requests.ts';
import type { ReceiveEphemeral } from './cluster-listeners.ts';

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
