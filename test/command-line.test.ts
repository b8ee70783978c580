import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { elementAt } from '../src/engine/list.ts';
import { dashBox } from '../src/games/dash/box.ts';
import { temporaryFile, undercroft } from './undercroft.ts';

/** The first command may have to build first. */
const LONG = 120_000;

describe('undercroft', { timeout: LONG }, () => {
  test.each([
    [['--help'], 'pack check FILE'],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['serve', '--help'], 'PORT, HOST, DATA_DIR'],
    [['simulate', '--help'], '--threads N'],
    [['match', '--help'], 'Usage: undercroft match BOT BOT [options]'],
    [['lab', '--help'], '--against FILE'],
    [['replay', '--help'], '--locale en|it'],
    [['pack', '--help'], 'pack check FILE'],
    [['pack', 'check', '--help'], 'Usage: undercroft pack check FILE'],
  ])('%j shows help and succeeds', async (args, expected) => {
    const { exitCode, stdout, stderr } = await undercroft(args);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(expected);
  });

  test.each([
    [['simulte'], 'undercroft has no command "simulte". Did you mean simulate?'],
    [['pack'], 'A command is missing: undercroft pack check.'],
    [['replay'], 'undercroft replay needs FILE.'],
    [['replay', 'a', 'b'], 'takes no argument "b"'],
    [['simulate', '--seets', '4'], 'has no option --seets. Did you mean --seats?'],
    [['simulate', '--seats'], '--seats needs a value: --seats N'],
    [['simulate', '--seats', '--json'], '--seats needs a value'],
    [['simulate', '--json=yes'], '--json takes no value'],
    [['simulate', '--seats', '2', '--seats', '3'], '--seats was given twice'],
    [['simulate', '--seats', '7'], '--seats takes a whole number from 2 to 6, not "7"'],
    [['simulate', '--games', '0'], '--games takes a whole number of 1 or more, not "0"'],
    [['simulate', '--seed', '1.5'], '--seed takes a whole number'],
    [['simulate', '--game', 'dsah'], 'There is no game "dsah". Did you mean dash?'],
    [['simulate', '--bots', 'carful'], 'There is no bot "carful" for dash. Did you mean careful?'],
    [['simulate', '--options', 'starter'], '--options takes NAME=VALUE'],
    [['simulate', '--options', 'starter=nobody'], 'The option starter cannot be "nobody"'],
    [['simulate', '--seats', '2', '--options', 'starter=3'], 'There is no seat 3 at a table of 2'],
    [['simulate', '--options', 'startr=1'], 'dash has no option startr. Did you mean starter?'],
    [['replay', 'x.json', '--locale', 'fr'], '--locale is one of en, it, not "fr"'],
    [['serve', '--port', 'abc'], 'PORT must be a number'],
  ])('%j is wrong use: a sentence and exit code 2', async (args, sentence) => {
    const { exitCode, stdout, stderr } = await undercroft(args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

describe('pack check', { timeout: LONG }, () => {
  test('a valid pack is summarised', async () => {
    const { exitCode, stdout } = await undercroft(['pack', 'check', temporaryFile('pack.json', dashBox.standardPack)]);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(
      /a valid pack for dash\n {2}dungeon: \d+ different, 60 in all\n {2}equipment: \d+ different, 21 in all/,
    );
  });

  test('each mistake is reported with its place', async () => {
    const [first, second, ...others] = dashBox.standardPack.dungeon;
    const dungeon = [{ ...first, copies: -1 }, { ...second, kind: 'nonsense' }, ...others];
    const pack = { ...dashBox.standardPack, dungeon };
    const { exitCode, stdout } = await undercroft(['pack', 'check', temporaryFile('pack.json', pack)]);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('dungeon[0].copies: ');
    expect(stdout).toContain('dungeon[1]');
    expect(stdout).not.toMatch(/undefined|\[object/);
  });

  test.each([
    ['{ "game": ', 'is not a pack: line 1, column 11: A value is expected here, not the end of the file.'],
    [
      '{ "game": "dash",\n  "game": "dash" }',
      'line 2, column 3: The name "game" occurs twice in this object, first in',
    ],
    ['[]', 'is not a pack: a pack is one JSON object.'],
    ['{}', 'does not say which game it is for'],
    ['{ "game": "chess" }', 'is for a game we do not have: "chess"'],
  ])('%s is answered with a sentence', async (content, sentence) => {
    const { exitCode, stderr } = await undercroft(['pack', 'check', temporaryFile('pack.json', content)]);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('an unknown icon is refused', async () => {
    const dungeon = dashBox.standardPack.dungeon.with(4, {
      ...elementAt(dashBox.standardPack.dungeon, 4),
      icon: 'no-such-icon',
    });
    const file = temporaryFile('pack.json', { ...dashBox.standardPack, dungeon, id: 'mine' });
    const { exitCode, stdout } = await undercroft(['pack', 'check', file]);
    expect(exitCode).toBe(1);
    expect(stdout).toBe(`${file}: 1 mistake\n  dungeon[4].icon: There is no icon "no-such-icon" at game-icons.net.\n`);
  });

  test('a missing file is reported in a sentence', async () => {
    const { exitCode, stderr } = await undercroft(['pack', 'check', '/nowhere/pack.json']);
    expect(exitCode).toBe(1);
    expect(stderr).toBe('/nowhere/pack.json cannot be read: there is no such file.\n');
  });
});

describe('serve', { timeout: LONG }, () => {
  test('a port in use gives one sentence and a failure', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    const DATA_DIR = temporaryFile('x', '').replace(/x$/, 'data');
    const { exitCode, stdout, stderr } = await undercroft(['serve'], {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR,
    });
    other.close();
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toBe(`Port ${port} is in use: stop what runs there, or set PORT to another number.\n`);
  });

  test('a folder that cannot be created gives one sentence and a failure', async () => {
    const DATA_DIR = `${temporaryFile('a-file', '')}/data`;
    const { exitCode, stdout, stderr } = await undercroft(['serve'], { PORT: '0', DATA_DIR });
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(DATA_DIR);
  });
});
