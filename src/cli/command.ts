/** An option of a command: a word after `--`, with a value if `takes` names one. */
export interface CommandOption {
  takes?: string;
  help: string;
  /** May be given more than once. */
  repeated?: boolean;
}

/** The parsed arguments of a command. */
export interface Given {
  /** All values given for an option, in order; a switch has one empty value. */
  values: ReadonlyMap<string, readonly string[]>;
  /** The arguments that are not options. */
  files: readonly string[];
}

/** A command of the command line. `run` returns the exit code. */
export interface Command {
  /** One word, or two: `pack check`. */
  name: string;
  /** Its arguments besides options, as shown in the help. */
  files: readonly string[];
  summary: string;
  /** Details for the command's own help. */
  details: string;
  options: Readonly<Record<string, CommandOption>>;
  run(given: Given): Promise<number>;
}

export const SUCCESS = 0;
export const FAILURE = 1;
export const WRONG_USE = 2;

/** Prints why something failed and returns the exit code for it. */
export function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return FAILURE;
}

/** Prints a mistake in the arguments and returns the exit code for it. */
export function misuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return WRONG_USE;
}

/** Prints a line of the result. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The file that a command needs; a command line without it was refused. */
export function fileOf(given: Given): string {
  return elementAt(given.files, 0);
}

/** The last value given for an option. */
export function valueFor(given: Given, option: string): string | undefined {
  return given.values.get(option)?.at(-1);
}

import { elementAt } from '../engine/list.ts';
