import { createHmac, randomBytes } from 'node:crypto';
import type { SharedJournal } from '../../journal/journal.ts';
import type { StrangersStore } from '../../journal/strangers.ts';
import type { StrangerReport, Strangers, Visitor } from '../../table/open/strangers.ts';

const KEY_BYTES = 32;
const CALLER_LENGTH = 32;
const ID_BYTES = 12;

/** The rules for strangers on a node: the store, and the key with which addresses are hashed. */
export interface KnownStrangers extends Strangers {
  readonly store: StrangersStore;
  /** Lists a table again, under its host's address. */
  relist(table: string, hostHash: string | undefined): Promise<unknown>;
}

/**
 * The rules for strangers, backed by the store; the key for addresses is created at the first start and stored there.
 */
export async function openStrangers(
  { strangers: store, subscriptions }: Pick<SharedJournal, 'strangers' | 'subscriptions'>,
  { isOn, now }: { isOn: boolean; now: () => number },
): Promise<KnownStrangers> {
  const key = await subscriptions.houseKey('callers', randomBytes(KEY_BYTES).toString('hex'));
  const hashOf = ({ caller }: Visitor): string =>
    caller === undefined ? '' : createHmac('sha256', key).update(caller).digest('hex').slice(0, CALLER_LENGTH);
  return {
    isOn,
    store,
    isBanned(visitor) {
      const hashes = [visitor.personHash ?? '', hashOf(visitor)].filter((hash) => hash !== '');
      return hashes.length === 0 ? Promise.resolve(false) : store.isBanned(hashes, now());
    },
    hasRoom: (visitor) => store.hasRoom(hashOf(visitor)),
    list: (table, visitor) => store.list({ table, caller: hashOf(visitor), now: now() }),
    async relist(table, hostHash) {
      const caller = hostHash === undefined ? undefined : await store.callerOf(table, hostHash);
      return store.list({ table, caller: caller ?? '', now: now() });
    },
    noteVisit: (table, secretHash, visitor) =>
      store.noteVisit({ table, secretHash, caller: hashOf(visitor), now: now() }),
    async report({ table, seq, by, about, reason, words = '', said }: StrangerReport) {
      return store.addReport({
        id: randomBytes(ID_BYTES).toString('hex'),
        at: now(),
        table,
        seq,
        byName: by.name,
        byHash: by.secretHash,
        byCaller: hashOf(by),
        aboutName: about.name,
        aboutHash: about.secretHash,
        aboutPerson: about.personHash ?? '',
        aboutCaller: (await store.callerOf(table, about.secretHash)) ?? '',
        reason,
        words,
        said: JSON.stringify(said),
      });
    },
  };
}
