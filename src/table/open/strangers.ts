import type { HeardLine, OpenState } from '../../protocol/open-tables.ts';
import type { ReportReason } from '../../protocol/report-reasons.ts';

/** Who asks, as far as the house can tell people apart: by their device, and by where they come from. */
export interface Visitor {
  personHash?: string | undefined;
  /** The network address; it is kept only as a keyed hash. */
  caller?: string | undefined;
}

/** Somebody at an open table as a report names them. */
export interface NamedPerson {
  name: string;
  secretHash: string;
  personHash?: string | undefined;
}

/** What somebody at an open table tells the owner of the house. */
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

/** What a house does about strangers who meet at its open tables. */
export interface Strangers {
  /** Whether hosts may let anybody join. */
  readonly isOn: boolean;
  /** Whether the owner keeps somebody away from open tables. */
  isBanned(visitor: Visitor): Promise<boolean>;
  /** Whether one more table of this address may be listed. */
  hasRoom(visitor: Visitor): Promise<boolean>;
  /** Lists a table for this address; `full` at a limit. */
  list(table: string, visitor: Visitor): Promise<'listed' | 'full'>;
  /** Notes from where somebody on a chair of an open table has come. */
  noteVisit(table: string, secretHash: string, visitor: Visitor): Promise<void>;
  /** Keeps a report for the owner; `full` at a limit. */
  report(report: StrangerReport): Promise<'kept' | 'full'>;
}

/** Whether people at a table may only say phrases, and not speak: strangers, until the host allows more. */
export function isPhrasesOnly({ open }: { open?: OpenState }): boolean {
  return open !== undefined && open.talk !== 'free';
}
