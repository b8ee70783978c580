import packageFile from '../../package.json' with { type: 'json' };
import { understand } from './arguments.ts';
import { backupCommand } from './backup.ts';
import { checkCommand } from './check.ts';
import { suggestion } from './closest.ts';
import { type Command, fail, misuse, SUCCESS, say } from './command.ts';
import { exportCommand } from './export.ts';
import { helpFor, helpForAll } from './help.ts';
import { importCommand } from './import.ts';
import { labCommand } from './lab/command.ts';
import { matchCommand } from './match/command.ts';
import { packCheckCommand } from './pack-check.ts';
import { pruneCommand } from './prune.ts';
import { replayCommand } from './replay.ts';
import { restoreCommand } from './restore.ts';
import { serveCommand } from './serve.ts';
import { simulateCommand } from './simulate/command.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS: readonly Command[] = [
  serveCommand,
  checkCommand,
  backupCommand,
  restoreCommand,
  exportCommand,
  importCommand,
  pruneCommand,
  simulateCommand,
  matchCommand,
  labCommand,
  replayCommand,
  verifyCommand,
  packCheckCommand,
];

/** Runs the command line and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  // A reader that closes the pipe early (`| head`) is not an error.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? SUCCESS : fail(`The output cannot be written: ${error.message}.`));
  });
  if (args[0] === '--help' || args[0] === '-h' || args[0] === 'help') {
    say(helpForAll(COMMANDS));
    return SUCCESS;
  }
  if (args[0] === '--version' || args[0] === 'version') {
    say(packageFile.version);
    return SUCCESS;
  }
  // `npx undercroft` alone, or with options only, starts a server.
  if (args[0] === undefined || args[0].startsWith('-')) return main([serveCommand.name, ...args]);
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
  if (command === undefined) return unknownCommand(args);
  const understood = understand(command, args.slice(command.name.split(' ').length));
  switch (understood.kind) {
    case 'help':
      say(helpFor(command));
      return SUCCESS;
    case 'mistake':
      return misuse(`${understood.sentence} (undercroft ${command.name} --help)`);
    case 'given':
      return command.run(understood.given);
  }
}

/** An unknown command, or the first word of one: `undercroft pack`. */
function unknownCommand(args: readonly string[]): number {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${args[0]} `));
  if (family.length > 0 && (args[1] === '--help' || args[1] === '-h')) {
    say(helpForAll(family));
    return SUCCESS;
  }
  if (family.length > 0)
    return misuse(`A command is missing: undercroft ${family.map(({ name }) => name).join(', ')}.`);
  const meant = suggestion(
    args[0],
    COMMANDS.map(({ name }) => name),
  );
  return misuse(`undercroft has no command "${args[0]}".${meant} (undercroft --help)`);
}
