import { readFileSync } from 'node:fs';
import { findBox } from '../games/index.ts';
import { openRecord } from '../replay/open-record.ts';
import { CHAIN_DIGEST, type Check, type Verdict, verify } from '../replay/verify.ts';
import { type Command, fail, type Given, misuse, SUCCESS, say, valueFor } from './command.ts';

/** `undercroft verify` */
export const verifyCommand: Command = {
  name: 'verify',
  files: ['FILE'],
  summary: 'check that a recorded game was honest and is unchanged',
  details: [
    'Checks that not one byte of a record was changed since it was sealed, that the seed has the hash it',
    'names, that every move keeps to the rules, and that the result is what the rules make of it.',
    'Whoever noted the hash of the seed that the table showed before the game, or the digest of the record',
    'that somebody else has, can have these compared too: a forger could seal a changed record anew.',
    'The digest of the chain is that of the last entry in the journal of the house. A record cannot prove it by',
    'itself, for the entries are not in it: compare it with what somebody noted, or with the record as the house gives it.',
    'Of a game that was played elsewhere and uploaded, it says that no house dealt it.',
  ].join('\n'),
  options: {
    'seed-hash': { takes: 'HEX', help: 'the hash of the seed as the table showed it before the game' },
    digest: { takes: 'HEX', help: 'the digest of the record as somebody else has it' },
    chain: { takes: 'DIGEST', help: 'the digest of the chain as somebody else has it' },
  },
  run: check,
};

const HEX64 = /^[0-9a-f]{64}$/;

async function check(given: Given): Promise<number> {
  const [file] = given.files;
  const [promised, digest] = [valueFor(given, 'seed-hash'), valueFor(given, 'digest')];
  for (const hash of [promised, digest]) {
    if (hash !== undefined && !HEX64.test(hash))
      return misuse(`"${hash}" is no hash: it has 64 digits of 0-9 and a-f.`);
  }
  const noted = valueFor(given, 'chain');
  if (noted !== undefined && !CHAIN_DIGEST.test(noted))
    return misuse(`"${noted}" is no digest of a chain: it has 43 letters, digits, - and _.`);
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
  if (!isHonest) return fail(`${file} is not an honest record.`);
  say(`${file} is an honest record: ${opened.read.record.names.join(', ')} played ${opened.read.box.id}.`);
  if (opened.read.record.uploaded) say('It was uploaded: this game was not dealt by the house, which only kept it.');
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
  'other-text': 'it is not written as it was sealed: something was changed',
  'other-digest': 'its digest is not that of its text: something was changed',
  'other-seed': 'the seed does not have the hash it names',
} as const;

function inWords(one: Check): string {
  switch (one.kind) {
    case 'seal':
      return one.fault === undefined ? 'not one byte was changed since it was sealed' : FAULTS[one.fault];
    case 'pack':
      return one.ok ? 'the cards are those it names' : 'it holds another pack than the one it names';
    case 'promise':
      return one.ok ? 'the seed is the one that was promised' : 'the seed is not the one that was promised';
    case 'chain':
      if (!one.noted) return 'what it names as the digest of its chain is none';
      return one.ok ? 'its chain ends as it was noted' : 'its chain does not end as it was noted';
    case 'moves':
      return one.wrong === undefined
        ? `all ${one.steps} steps keep to the rules`
        : `step ${one.wrong.step} of ${one.steps} does not keep to the rules: ${one.wrong.why}`;
    case 'outcome':
      return one.ok ? 'the result is what the rules make of it' : 'the result is not what the rules make of it';
  }
}
