import type { Options } from '../../../engine/options.ts';
import type { GameRecord } from '../../../engine/record.ts';
import { newSecret, personSecret, rememberedCrest } from '../../device/device.ts';
import { type Challenge, type ChallengeFigures, keepTable } from '../../device/kept/kept-tables.ts';
import { askHere } from './worker-house.ts';

/** The wishes for a table in this browser. */
export interface HereTableOptions {
  game: string;
  /** The people on this device, in playing order. */
  names: readonly string[];
  bots: readonly string[];
  options?: Options;
  /** Whether undo is free, and the game does not count. */
  isPractice?: boolean;
}

/** Opens a table in this browser and stores its seats; undefined if that fails. */
export async function openHere(wish: HereTableOptions): Promise<string | undefined> {
  const { game, names, bots, options, isPractice } = wish;
  const people = names.map((name, index) => ({
    name,
    secret: newSecret(),
    // The device's identity is that of its first player: the others are recognised by name only.
    ...(index === 0 && { person: personSecret(), crest: rememberedCrest() }),
  }));
  const practice = isPractice === true ? { freeUndo: true as const } : {};
  const answer = await askHere({ kind: 'open', game, people, bots, ...(options && { options }), ...practice });
  if (answer.kind !== 'opened') return undefined;
  keepTable({ code: answer.code, game, secrets: people.map(({ secret }) => secret), at: Date.now() });
  void navigator.storage?.persist?.();
  return answer.code;
}

/**
 * Continues a finished game from one of its steps in one of its seats, against bots; returns the code of the table in
 * this browser.
 */
export async function branchHere(wish: {
  record: GameRecord;
  /** The number of steps played until then. */
  steps: number;
  seat: number;
  name: string;
  bot: string;
  /** The URL of the page before. */
  from: string;
  /** How the game ended for that seat. */
  then: ChallengeFigures | undefined;
}): Promise<string | undefined> {
  const { name, from, then, ...rest } = wish;
  const secret = newSecret();
  const answer = await askHere({ kind: 'branch', ...rest, person: { name, secret } });
  if (answer.kind !== 'opened') return undefined;
  const { game } = wish.record;
  const kept = { code: answer.code, game, secrets: [secret], at: Date.now(), whatIf: from };
  keepTable({ ...kept, ...(then !== undefined && { then }) });
  return answer.code;
}

/**
 * Plays the deal of a finished game again, from the challenger's seat and with bots in the others; returns the code of
 * the table in this browser. Undo is not free, as it was not for the challenger.
 */
export async function takeChallengeHere(wish: {
  record: GameRecord;
  name: string;
  bot: string;
  challenge: Challenge;
}): Promise<string | undefined> {
  const { record, name, bot, challenge } = wish;
  const secret = newSecret();
  const person = { name, secret, crest: rememberedCrest() };
  const answer = await askHere({ kind: 'branch', record, steps: 0, seat: challenge.seat, person, bot, isFair: true });
  if (answer.kind !== 'opened') return undefined;
  keepTable({ code: answer.code, game: record.game, secrets: [secret], at: Date.now(), challenge });
  return answer.code;
}
