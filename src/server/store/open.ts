import type { FastifyBaseLogger } from 'fastify';
import { JournalError, type SharedJournal } from '../../journal/journal.ts';
import { openJournal } from '../../journal/open.ts';
import type { Config } from '../config.ts';
import { StartError } from '../start-error.ts';

/** Opens the journal that all nodes of the house share. */
export async function openStore(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<SharedJournal> {
  try {
    return await openJournal(config, { onRetry: (why) => log.warn(why), warn: (sentence) => log.warn(sentence) });
  } catch (error) {
    if (error instanceof JournalError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
