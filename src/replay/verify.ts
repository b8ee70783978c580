import type { Outcome } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { type SealFault, sealFault } from '../engine/record-seal.ts';
import type { PlayedRecord } from './played-record.ts';
import type { ReadRecord } from './read-record.ts';

/** One thing that was checked about a record. */
export type Check =
  /** It is written as it was sealed: not one byte was changed since. */
  | { kind: 'seal'; ok: boolean; fault?: SealFault }
  /** The cards it was played with are those it names. */
  | { kind: 'pack'; ok: boolean }
  /** The seed is the one whose hash was shown to those at the table; only where somebody has kept that hash. */
  | { kind: 'promise'; ok: boolean }
  /** The digest of the journal's last entry is one, and the one somebody noted; only where it is none or was noted. */
  | { kind: 'chain'; ok: boolean; noted: boolean }
  /** Every move keeps to the rules; where not, the first step that does not, counted from 1, and why. */
  | { kind: 'moves'; ok: boolean; steps: number; wrong?: { step: number; why: string } }
  /** The end is the one the rules make of the moves. */
  | { kind: 'outcome'; ok: boolean };

/** What became of checking a record. */
export interface Verdict {
  honest: boolean;
  checks: Check[];
  /** By which two people can tell that they have the same record. */
  digest?: string;
  seedHash?: string;
  /** The digest of the entry that ended the game, by which somebody can tell whether the house's journal was changed. */
  chain?: string;
}

/** A SHA-256 as base64url (ADR 34). */
export const CHAIN_DIGEST = /^[\w-]{43}$/;

/**
 * Checks a record all through; `promised` is the hash of the seed that was shown before the game, `noted` the digest of
 * the journal's last entry as somebody else has it, where these are known.
 */
export function verify(
  text: string,
  { record, raw, packIsNamed }: Extract<ReadRecord, { kind: 'record' }>,
  { played, promised, noted }: { played: PlayedRecord; promised?: string | undefined; noted?: string | undefined },
): Verdict {
  const fault = sealFault(text, raw);
  const checks: Check[] = [
    { kind: 'seal', ok: fault === undefined, ...(fault === undefined ? {} : { fault }) },
    { kind: 'pack', ok: packIsNamed },
    ...(promised === undefined ? [] : [{ kind: 'promise', ok: raw.seedHash === promised } as const]),
    ...checkChainEnd(raw.chain, noted),
    checkMoves(record, played),
    { kind: 'outcome', ok: isSame(record.outcome, played.outcome) },
  ];
  return {
    honest: checks.every(({ ok }) => ok),
    checks,
    ...(typeof raw.digest === 'string' ? { digest: raw.digest } : {}),
    ...(typeof raw.seedHash === 'string' ? { seedHash: raw.seedHash } : {}),
    ...(typeof raw.chain === 'string' ? { chain: raw.chain } : {}),
  };
}

function checkChainEnd(chain: unknown, noted: string | undefined): Check[] {
  if (noted !== undefined) return [{ kind: 'chain', ok: chain === noted, noted: true }];
  const isDigest = typeof chain === 'string' && CHAIN_DIGEST.test(chain);
  return chain === undefined || isDigest ? [] : [{ kind: 'chain', ok: false, noted: false }];
}

function checkMoves(record: GameRecord, played: PlayedRecord): Check {
  const steps = record.steps.length;
  const wrong = played.wrong ?? wrongTime(record);
  return wrong === undefined ? { kind: 'moves', ok: true, steps } : { kind: 'moves', ok: false, steps, wrong };
}

/** Entries never go back in time. */
function wrongTime({ startedAt, steps }: GameRecord): { step: number; why: string } | undefined {
  const at = steps.findIndex((step, place) => step.at < (steps[place - 1]?.at ?? startedAt));
  return at === -1 ? undefined : { step: at + 1, why: 'it is earlier than what came before' };
}

function isSame(one: Outcome | undefined, other: Outcome | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const text = ({ winners, scores }: Outcome): string => JSON.stringify([winners, scores ?? 'none']);
  return text(one) === text(other);
}
