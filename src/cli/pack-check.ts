import { type Command, FAILURE, fail, fileOf, type Given, SUCCESS, say } from './command.ts';
import { checkPackFile, readPackFile } from './pack-file.ts';

/** `undercroft pack check` */
export const packCheckCommand: Command = {
  name: 'pack check',
  files: ['FILE'],
  summary: 'check a pack of cards for mistakes',
  details: 'Reads a pack and prints each mistake with its place, or the contents of a valid pack.',
  options: {},
  run: checkPack,
};

/** Maximum number of mistakes shown at a time. */
const MOST_SHOWN = 100;

async function checkPack(given: Given): Promise<number> {
  const file = fileOf(given);
  const read = readPackFile(file);
  if (read.kind === 'unreadable') return fail(read.sentence);
  const check = checkPackFile(read);
  if (check.kind === 'invalid') {
    const count = check.mistakes.length;
    say(`${file}: ${count} ${count === 1 ? 'mistake' : 'mistakes'}`);
    for (const { at, what } of check.mistakes.slice(0, MOST_SHOWN)) say(`  ${at}: ${what}`);
    if (count > MOST_SHOWN) say(`  and ${(count - MOST_SHOWN).toLocaleString('en')} more`);
    return FAILURE;
  }
  say(`${file}: a valid pack for ${read.box.id}`);
  for (const line of contents(check.pack)) say(`  ${line}`);
  for (const { at, what } of [...read.advice, ...(check.advice ?? [])]) say(`  better: ${at}: ${what}`);
  return SUCCESS;
}

/** The contents of a pack: for each of its lists the number of different cards and of all copies. */
function contents(pack: unknown): string[] {
  return Object.entries(pack as Record<string, unknown>).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return [];
    const copies = list.reduce((sum: number, card: { copies?: number }) => sum + (card.copies ?? 1), 0);
    return [`${name}: ${list.length} different, ${copies} in all`];
  });
}
