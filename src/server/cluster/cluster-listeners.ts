import type { SeenPeople } from '../seen/seen-people.ts';
import type { WatchParties } from '../watch-party/watch-parties.ts';

/** Takes an ephemeral message (one that no journal keeps) that a page sent to another node. */
export type ReceiveEphemeral = (asked: { table: string; secretHash: string | undefined; message: unknown }) => unknown;

/** The listeners for messages of other nodes. */
export interface ClusterListeners {
  receiveEphemeral: ReceiveEphemeral;
  watchParties: WatchParties;
  seenPeople?: SeenPeople;
  /** Told that another node has changed the list of open tables. */
  onOpenTables?(): void;
  /** Whether the store is down: then no other node can be heard either. */
  isStoreDown(): boolean;
}
