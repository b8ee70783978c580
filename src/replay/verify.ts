import type { Outcome } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { type SealFault, sealFault } from '../engine/record-seal.ts';
import type { PlayedRecord } from './played-record.ts';
import type { ReadRecord } from './read-record.ts';

/** One check of a record. */
export type Check =
  /** The seal: the text was not changed since it was sealed. */
  | { kind: 'seal'; ok: boolean; fault?: SealFault }
  /** The pack: its content matches its digest. */
  | { kind: 'pack'; ok: boolean }
  /** The promise: the seed matches the hash shown before the game; only if somebody kept that hash. */
  | { kind: 'promise'; ok: boolean }
  /**
   * The chain: the digest of the journal's last entry is well-formed, and equal to a noted one; only if malformed or
   * noted.
   */
  | { kind: 'chain'; ok: boolean; noted: boolean }
  /** The moves: all keep to the rules; otherwise the first step that does not, counted from 1, and why. */
  | { kind: 'moves'; ok: boolean; steps: number; wrong?: { step: number; why: string } }
  /** The outcome: it follows from the moves. */
  | { kind: 'outcome'; ok: boolean };

/** The result of checking a record. */
export interface Verdict {
  honest: boolean;
  checks: Check[];
  /** Two people can compare it to know that they have the same record. */
  digest?: string;
  seedHash?: string;
  /** The digest of the entry that ended the game: comparing it shows whether the server's journal was changed. */
  chain?: string;
}

/** A SHA-256 as base64url (ADR 34). */
export const CHAIN_DIGEST = /^[\w-]{43}$/;

/**
 * Checks a record completely; `promised` is the hash of the seed shown before the game, `noted` the digest of the
 * journal's last entry that somebody wrote down, if known.
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

/** Entry times never go back. */
function wrongTime({ startedAt, steps }: GameRecord): { step: number; why: string } | undefined {
  const at = steps.findIndex((step, place) => step.at < (steps[place - 1]?.at ?? startedAt));
  return at === -1 ? undefined : { step: at + 1, why: 'it is earlier than the step before' };
}

function isSame(one: Outcome | undefined, other: Outcome | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const text = ({ winners, scores }: Outcome): string => JSON.stringify([winners, scores ?? 'none']);
  return text(one) === text(other);
}
