/** An option of a command: a word after `--`, with a value where `takes` names one. */
export interface CommandOption {
  takes?: string;
  help: string;
  /** May be given more than once. */
  repeated?: boolean;
}

/** What was typed after a command's name, sorted out. */
export interface Given {
  /** Each value that was given for an option, in order; a switch that was given has one empty value. */
  values: ReadonlyMap<string, readonly string[]>;
  /** The arguments that are no options. */
  files: readonly string[];
}

/** One of the things the command line can do. `run` answers with the exit code. */
export interface Command {
  /** One word, or two: `pack check`. */
  name: string;
  /** Its arguments besides options, as the help shows them. */
  files: readonly string[];
  summary: string;
  /** More about it, for its own help. */
  details: string;
  options: Readonly<Record<string, CommandOption>>;
  run(given: Given): Promise<number>;
}

export const SUCCESS = 0;
export const FAILURE = 1;
export const WRONG_USE = 2;

/** Says why something did not work and gives the exit code for it. */
export function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return FAILURE;
}

/** Says what is wrong with how the command was called and gives the exit code for it. */
export function misuse(sentence: string): number {
  process.stderr.write(`${sentence}\n`);
  return WRONG_USE;
}

/** Writes a line of what was asked for. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** The last value given for an option. */
export function valueFor(given: Given, option: string): string | undefined {
  return given.values.get(option)?.at(-1);
}
