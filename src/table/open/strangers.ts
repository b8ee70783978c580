import type { HeardLine, OpenState } from '../../protocol/open-tables.ts';
import type { ReportReason } from '../../protocol/report-reasons.ts';

/** The requester, as far as people can be told apart: by device and network address. */
export interface Visitor {
  personHash?: string | undefined;
  /** The network address; stored only as a keyed hash. */
  caller?: string | undefined;
}

/** A person at an open table, as named in a report. */
export interface NamedPerson {
  name: string;
  secretHash: string;
  personHash?: string | undefined;
}

/** A report about an open table to the server's owner. */
export interface StrangerReport {
  table: string;
  /** The table's last entry. */
  seq: number;
  by: NamedPerson & Visitor;
  about: NamedPerson;
  reason: ReportReason;
  words?: string | undefined;
  said: readonly HeardLine[];
}

/** The server's rules for strangers at open tables. */
export interface Strangers {
  /** Whether hosts may let anybody join. */
  readonly isOn: boolean;
  /** Whether the owner has banned somebody from open tables. */
  isBanned(visitor: Visitor): Promise<boolean>;
  /** Whether one more table of this address may be listed. */
  hasRoom(visitor: Visitor): Promise<boolean>;
  /** Lists a table for this address; `full` at a limit. */
  list(table: string, visitor: Visitor): Promise<'listed' | 'full'>;
  /** Records the address of a person who takes a chair at an open table. */
  noteVisit(table: string, secretHash: string, visitor: Visitor): Promise<void>;
  /** Stores a report for the owner; `full` at a limit. */
  report(report: StrangerReport): Promise<'kept' | 'full'>;
}

/** Whether people at a table may only say phrases and not speak: with strangers, until the host allows more. */
export function isPhrasesOnly({ open }: { open?: OpenState | undefined }): boolean {
  return open !== undefined && open.talk !== 'free';
}
