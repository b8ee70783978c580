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
