import { readFileSync } from 'node:fs';
import { findBox } from '../games/index.ts';
import { openRecord } from '../replay/open-record.ts';
import { CHAIN_DIGEST, type Check, type Verdict, verify } from '../replay/verify.ts';
import { type Command, fail, fileOf, type Given, misuse, SUCCESS, say, valueFor } from './command.ts';

/** `undercroft verify` */
export const verifyCommand: Command = {
  name: 'verify',
  files: ['FILE'],
  summary: 'check that a recorded game was honest and is unchanged',
  details: [
    'Checks that no byte of a record was changed since it was sealed, that the seed has the hash it',
    'names, that every move follows the rules, and that the result follows from the moves.',
    'If you noted the hash of the seed that the table showed before the game, or have the digest of the record',
    'from somebody else, it compares these too: a forger could reseal a changed record.',
    'The digest of the chain is that of the last entry in the journal of the server. A record cannot prove it by',
    'itself, because it does not contain the entries: compare it with a noted one, or with the record from the server.',
    'For a game played elsewhere and uploaded, it says that no server dealt it.',
  ].join('\n'),
  options: {
    'seed-hash': { takes: 'HEX', help: 'the hash of the seed as the table showed it before the game' },
    digest: { takes: 'HEX', help: 'the digest of another copy of the record' },
    chain: { takes: 'DIGEST', help: 'the digest of the chain from somebody else' },
  },
  run: check,
};

const HEX64 = /^[0-9a-f]{64}$/;

async function check(given: Given): Promise<number> {
  const file = fileOf(given);
  const [promised, digest] = [valueFor(given, 'seed-hash'), valueFor(given, 'digest')];
  for (const hash of [promised, digest]) {
    if (hash !== undefined && !HEX64.test(hash))
      return misuse(`"${hash}" is not a hash: a hash has 64 digits of 0-9 and a-f.`);
  }
  const noted = valueFor(given, 'chain');
  if (noted !== undefined && !CHAIN_DIGEST.test(noted))
    return misuse(`"${noted}" is not the digest of a chain: that has 43 letters, digits, - and _.`);
  const text = readText(file);
  if (typeof text !== 'string') return fail(`${file} cannot be read: ${text.why}.`);
  const opened = openRecord(text, findBox);
  if (opened.kind === 'unreadable') return fail(`${file} ${opened.what}.`);
  const verdict = verify(text, opened.read, { played: opened.played, promised, noted });
  for (const one of verdict.checks) say(`${one.ok ? 'ok   ' : 'WRONG'}  ${inWords(one)}`);
  if (digest !== undefined)
    say(`${digest === verdict.digest ? 'ok   ' : 'WRONG'}  it is the record with the digest ${digest}`);
  say(
    `seed hash ${verdict.seedHash ?? 'none'}\ndigest    ${verdict.digest ?? 'none'}\nchain     ${chainInWords(verdict, noted)}`,
  );
  const isHonest = verdict.honest && (digest === undefined || digest === verdict.digest);
  if (!isHonest) return fail(`${file} is not a valid record.`);
  say(`${file} is a valid record: ${opened.read.record.names.join(', ')} played ${opened.read.box.id}.`);
  if (opened.read.record.uploaded) say('It was uploaded: the server did not deal this game, it only stored it.');
  return SUCCESS;
}

/** The digest of the chain, which no record proves by itself. */
function chainInWords({ chain }: Verdict, noted: string | undefined): string {
  if (chain === undefined) return 'none';
  return noted === undefined ? `${chain} (not compared with any journal: --chain)` : chain;
}

/** The text of a file, if it is valid UTF-8. */
function readText(file: string): string | { why: string } {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    return { why: (error as Error).message };
  }
}

const FAULTS = {
  'no-seal': 'it has no seal: "seedHash" and "digest" are missing',
  'other-text': 'it differs from its sealed form: something was changed',
  'other-digest': 'its digest does not match its text: something was changed',
  'other-seed': 'the seed does not match its hash',
} as const;

function inWords(one: Check): string {
  switch (one.kind) {
    case 'seal':
      return one.fault === undefined ? 'no byte was changed since it was sealed' : FAULTS[one.fault];
    case 'pack':
      return one.ok ? 'the cards match their digest' : 'the cards do not match their digest';
    case 'promise':
      return one.ok ? 'the seed is the one that was promised' : 'the seed is not the one that was promised';
    case 'chain':
      if (!one.noted) return 'the digest of its chain is malformed';
      return one.ok ? 'its chain ends with the noted digest' : 'its chain does not end with the noted digest';
    case 'moves':
      return one.wrong === undefined
        ? `all ${one.steps} steps follow the rules`
        : `step ${one.wrong.step} of ${one.steps} breaks the rules: ${one.wrong.why}`;
    case 'outcome':
      return one.ok ? 'the result follows from the moves' : 'the result does not follow from the moves';
  }
}
