import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import type { StoreLook, StoreNodes } from '../archive.ts';
import { JournalError } from '../journal.ts';
import { StoredStrangers } from '../strangers.ts';
import { untouchedInFile } from './archive.ts';
import { SqliteBroadcast } from './broadcast.ts';
import { copyFile } from './copy.ts';
import { damageOfLog, inspect, migrateFile } from './file.ts';
import { FILE_NAME, MESSAGES_FILE_NAME } from './files.ts';
import { allOfFile, inFileSnapshot, inspectFile } from './inspect.ts';
import { lookInto } from './look.ts';
import { cannotBe } from './obstacle.ts';
import { realFolder } from './real-folder.ts';
import { sqliteSideDatabase } from './side-database.ts';
import { copyAtOneMoment, type Snapshot } from './snapshot.ts';

/** Refuses a folder without our data; changes nothing. */
export function requireFile(dataDir: string): void {
  const folder = realFolder(dataDir);
  refuseEmpty(folder, inspect(folder, join(folder, FILE_NAME)));
}

function refuseEmpty(folder: string, version: number): void {
  if (version === 0) throw new JournalError('missing', `There are no tables in ${folder}.`);
}

/** Opens the database of a folder for reading: from a copy of it and its log, so that neither is opened for writing. */
export async function sqliteLook(dataDir: string): Promise<StoreLook> {
  const folder = realFolder(dataDir);
  const path = join(folder, FILE_NAME);
  let snapshot: Snapshot | undefined;
  let loss: string | undefined;
  try {
    const version = inspect(folder, path, (_path, asked) => {
      snapshot = copyAtOneMoment(path);
      // Before SQLite reads the copies, and consumes the log.
      loss = damageOfLog(path, snapshot.path);
      return lookInto(snapshot.path, asked);
    });
    refuseEmpty(folder, version);
    return lookOf(folder, openCopy(path, snapshot), loss);
  } catch (error) {
    snapshot?.remove();
    throw error;
  }
}

interface Copy {
  database: Database.Database;
  remove(): void;
}

function openCopy(path: string, snapshot: Snapshot | undefined): Copy {
  if (snapshot === undefined) throw new Error('a file with something in it was not looked at');
  try {
    return { database: new Database(snapshot.path), remove: snapshot.remove };
  } catch (error) {
    throw cannotBe('read', path, error);
  }
}

function lookOf(folder: string, { database, remove }: Copy, loss: string | undefined): StoreLook {
  return {
    damage: loss === undefined ? [] : [loss],
    readAll: () => inFileSnapshot(database, () => allOfFile(database)),
    inspect: () => inspectFile(database),
    copyTo: (file) => copyFile(database, file),
    async *untouched(before) {
      migrateFile(database);
      yield* untouchedInFile(database, before);
    },
    async reportsBefore(time) {
      migrateFile(database);
      return (await new StoredStrangers(sqliteSideDatabase(database)).reports()).filter(({ at }) => at < time).length;
    },
    nodes: async () => nodesOf(folder, database),
    async close() {
      database.close();
      remove();
    },
  };
}

/** Processes that have the folder open are reached through the messages file; if it does not exist, there are none. */
function nodesOf(folder: string, database: Database.Database): StoreNodes {
  if (!existsSync(join(folder, MESSAGES_FILE_NAME))) return NOBODY;
  const broadcast = new SqliteBroadcast(folder, database);
  return {
    subscribe: (listener) => broadcast.subscribe(listener),
    broadcast: (text) => broadcast.send(text),
    others: async () => broadcast.others(),
    close: async () => broadcast.close(),
  };
}

const NOBODY: StoreNodes = {
  subscribe: () => () => true,
  broadcast: () => undefined,
  others: async () => [],
  close: async () => undefined,
};
