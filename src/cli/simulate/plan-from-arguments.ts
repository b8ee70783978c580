import { botsFor } from '../../bots/index.ts';
import type { Box } from '../../engine/game.ts';
import { elementAt } from '../../engine/list.ts';
import { type Options, parseOptions } from '../../engine/options.ts';
import { factsOf, GAME_IDS, isGameId, usualBot } from '../../games/catalogue.ts';
import { BOXES, findBox } from '../../games/index.ts';
import { suggestion } from '../closest.ts';
import { type Command, type CommandOption, fail, type Given, misuse, valueFor } from '../command.ts';
import { checkPackFile, readPackFile } from '../pack-file.ts';
import type { SimulationPlan } from './plan.ts';

/** The options of every command that plays many games. */
export const PLAN_OPTIONS = {
  game: { takes: 'GAME', help: 'the game (dash)' },
  games: { takes: 'N', help: 'how many games, rounded up to whole deals (1000)' },
  seed: { takes: 'N', help: 'the first seed (1)' },
  options: { takes: 'NAME=VALUE', help: 'an option of the game; may be repeated', repeated: true },
  pack: { takes: 'FILE', help: 'the cards to play with (standard)' },
  threads: { takes: 'N', help: 'how many threads (one per core)' },
  json: { help: 'print one JSON object instead of a table' },
} as const satisfies Record<string, CommandOption>;

/** The options of a command whose result is a table of wins: its number of seats, and its own options in their place. */
export function planOptions({ seats, own, threads }: { seats: number; own: Command['options']; threads: string }) {
  return {
    game: PLAN_OPTIONS.game,
    seats: { takes: 'N', help: `the number of players (${seats})` },
    games: PLAN_OPTIONS.games,
    ...own,
    seed: PLAN_OPTIONS.seed,
    options: PLAN_OPTIONS.options,
    pack: PLAN_OPTIONS.pack,
    threads: { takes: 'N', help: threads },
    json: PLAN_OPTIONS.json,
  };
}

/** A plan, or why the arguments allow none. */
export type Planned<Plan> = { kind: 'planned'; plan: Plan; threads: number | undefined } | Unplanned;

/** `misuse` is a mistake in the arguments, `failure` one in a file. */
type Unplanned = { kind: 'misuse' | 'failure'; sentence: string };

/** Prints why there is no plan, and returns the exit code for it. */
export function refuse({ kind, sentence }: Unplanned): number {
  return kind === 'misuse' ? misuse(sentence) : fail(sentence);
}

/** The differences between commands that play games: where their bots come from, and the default number of seats. */
export interface Usual {
  /** The bots of the plan, or a sentence on what is wrong with them. */
  bots(box: Box): string[] | string;
  seats: number;
  /** Number of games. Default: a thousand. */
  games?: number;
}

/** Makes a plan from the arguments. */
export function planOf(given: Given, usual: Usual): Planned<SimulationPlan> {
  const id = gameNamedBy(given);
  const box = findBox(id);
  if (box === undefined) return unplanned(unknownGame(id));
  const numbers = numbersOf(given, box, usual);
  if (typeof numbers === 'string') return unplanned(numbers);
  const bots = usual.bots(box);
  if (typeof bots === 'string') return unplanned(bots);
  const options = optionsOf(given, box, numbers.seats);
  if (typeof options === 'string') return unplanned(options);
  const pack = packOf(given, box, 'pack');
  if (pack.kind === 'unreadable') return { kind: 'failure', sentence: pack.sentence };
  const { seats, games, seed, threads } = numbers;
  const deals = Math.ceil(games / bots.length);
  const isTogether = isGameId(id) && factsOf(id).isTogether(options);
  return {
    kind: 'planned',
    plan: { game: id, pack: pack.pack, seats, options, isTogether, bots, deals, seed },
    threads,
  };
}

/** The id of the game to play, which may be unknown. */
export function gameNamedBy(given: Given): string {
  return valueFor(given, 'game') ?? elementAt(GAME_IDS, 0);
}

/** The message for an unknown game. */
export function unknownGame(id: string): string {
  const games = Object.keys(BOXES);
  return `There is no game "${id}".${suggestion(id, games)} The games are: ${games.join(', ')}.`;
}

function unplanned(sentence: string): Unplanned {
  return { kind: 'misuse', sentence };
}

interface Numbers {
  seats: number;
  games: number;
  seed: number;
  threads: number | undefined;
}

function numbersOf(given: Given, box: Box, usual: Usual): Numbers | string {
  const seats = numberOf(given, 'seats', { least: box.seats.min, most: box.seats.max });
  const games = numberOf(given, 'games', { least: 1, most: 1_000_000_000 });
  const seed = numberOf(given, 'seed', { least: 0, most: Number.MAX_SAFE_INTEGER });
  const threads = numberOf(given, 'threads', { least: 1, most: 256 });
  for (const number of [seats, games, seed, threads]) if (typeof number === 'string') return number;
  return {
    seats: (seats as number | undefined) ?? Math.max(box.seats.min, Math.min(usual.seats, box.seats.max)),
    games: (games as number | undefined) ?? usual.games ?? 1000,
    seed: (seed as number | undefined) ?? 1,
    threads: threads as number | undefined,
  };
}

/** A whole number within bounds, undefined if none was given, or a sentence on what is wrong with it. */
export function numberOf(
  given: Given,
  option: string,
  { least, most }: { least: number; most: number },
): number | string | undefined {
  const text = valueFor(given, option);
  if (text === undefined) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= least && number <= most) return number;
  const bounds = most >= 1_000_000_000 ? `of ${least} or more` : `from ${least} to ${most}`;
  return `--${option} takes a whole number ${bounds}, not "${text}".`;
}

/** The bots named by `--bots`, or what is wrong with them. */
export function botsOf(given: Given, box: Box): string[] | string {
  const named = (valueFor(given, 'bots') ?? usualBot(box.id) ?? '').split(',').map((name) => name.trim());
  return named.map((name) => unknownBot(name, box)).find((sentence) => sentence !== undefined) ?? named;
}

/** The message for an unknown bot; undefined if the game has it. */
export function unknownBot(stranger: string, box: Box): string | undefined {
  const known = botsFor(box.id).map((bot) => bot.id);
  if (known.includes(stranger)) return undefined;
  return `There is no bot "${stranger}" for ${box.id}.${suggestion(stranger, known)} The bots are: ${known.join(', ')}.`;
}

function optionsOf(given: Given, box: Box, seats: number): Options | string {
  const raw: Record<string, unknown> = {};
  for (const pair of given.values.get('options') ?? []) {
    const [name, value] = pair.split(/=(.*)/s);
    if (name === undefined || value === undefined) return `--options takes NAME=VALUE, not "${pair}".`;
    raw[name] = optionValue(box, name, value);
  }
  const check = parseOptions(box.options, raw);
  if (check.kind === 'valid') {
    const starter = Object.values(check.options).find((value) => typeof value === 'number' && value >= seats);
    return starter === undefined ? check.options : `There is no seat ${starter} at a table of ${seats}.`;
  }
  const names = Object.keys(box.options);
  if (names.includes(check.field)) return `The option ${check.field} cannot be "${raw[check.field]}".`;
  const has = names.length === 0 ? 'It has none.' : `It has: ${names.join(', ')}.`;
  return `${box.id} has no option ${check.field}.${suggestion(check.field, names)} ${has}`;
}

/** The value of an option in the type of its field; invalid values are left for the check to find. */
function optionValue(box: Box, name: string, text: string): unknown {
  const field = Object.hasOwn(box.options, name) ? box.options[name] : undefined;
  if (field?.kind === 'switch' && (text === 'true' || text === 'false')) return text === 'true';
  if (field?.kind === 'starter' && /^\d+$/.test(text)) return Number(text);
  return text;
}

/** A valid pack, or a sentence on why it is not. */
export type PackChoice = { kind: 'pack'; pack: unknown } | { kind: 'unreadable'; sentence: string };

/** The pack that an option names by its file; the standard pack if it is missing, or `standard`. */
export function packOf(given: Given, box: Box, option: string): PackChoice {
  const file = valueFor(given, option);
  if (file === undefined || file === 'standard') return { kind: 'pack', pack: box.standardPack };
  const read = readPackFile(file);
  if (read.kind === 'unreadable') return read;
  if (read.box.id !== box.id)
    return { kind: 'unreadable', sentence: `${file} is a pack for ${read.box.id}, not for ${box.id}.` };
  const check = checkPackFile(read);
  if (check.kind === 'valid') return { kind: 'pack', pack: check.pack };
  const { at, what } = elementAt(check.mistakes, 0);
  return {
    kind: 'unreadable',
    sentence: `${file} has mistakes (undercroft pack check ${file}); the first is at ${at}: ${what}`,
  };
}
