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
  const [first] = args;
  if (first === '--help' || first === '-h' || first === 'help') {
    say(helpForAll(COMMANDS));
    return SUCCESS;
  }
  if (first === '--version' || first === 'version') {
    say(packageFile.version);
    return SUCCESS;
  }
  // `npx undercroft` alone, or with options only, starts a server.
  if (first === undefined || first.startsWith('-')) return main([serveCommand.name, ...args]);
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, at) => args[at] === word));
  if (command === undefined) return unknownCommand(first, args[1]);
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
function unknownCommand(word: string, next: string | undefined): number {
  const family = COMMANDS.filter(({ name }) => name.startsWith(`${word} `));
  if (family.length > 0 && (next === '--help' || next === '-h')) {
    say(helpForAll(family));
    return SUCCESS;
  }
  if (family.length > 0)
    return misuse(`A command is missing: undercroft ${family.map(({ name }) => name).join(', ')}.`);
  const meant = suggestion(
    word,
    COMMANDS.map(({ name }) => name),
  );
  return misuse(`undercroft has no command "${word}".${meant} (undercroft --help)`);
}
