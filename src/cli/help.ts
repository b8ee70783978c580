import type { Command } from './command.ts';

/** The text of `undercroft --help`. */
export function helpForAll(commands: readonly Command[]): string {
  return [
    'Undercroft: dungeon games on the web.',
    '',
    'Usage: undercroft COMMAND [options]',
    '',
    ...columns(commands.map((command) => [usage(command), command.summary])),
    '',
    'Without a command it starts the server. undercroft COMMAND --help describes a command, undercroft --version prints the version.',
  ].join('\n');
}

/** The text of `undercroft COMMAND --help`. */
export function helpFor(command: Command): string {
  const options = Object.entries(command.options).map(([name, { takes, help }]): [string, string] => [
    takes === undefined ? `--${name}` : `--${name} ${takes}`,
    help,
  ]);
  return [
    `Usage: undercroft ${usage(command)} [options]`,
    '',
    command.details,
    '',
    'Options:',
    ...columns([...options, ['--help', 'show this']]),
  ].join('\n');
}

function usage(command: Command): string {
  return [command.name, ...command.files].join(' ');
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
