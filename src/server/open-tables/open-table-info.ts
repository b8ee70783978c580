import type { TableOnOffer } from '../../protocol/open-tables.ts';
import { mayTakeBots } from '../../table/judge.ts';
import type { LoadedTable } from '../../table/loaded-table.ts';
import { statusOf } from '../../table/view.ts';

/** How long a table stays listed while nobody is connected, since its last entry: people reconnect, or return later. */
const LIVE_MS = 10 * 60_000;
const SLOW_MS = 7 * 86_400_000;

/** Whether a table belongs on the list: its host lets anybody join, and somebody may still be waiting there. */
export function isListed(loaded: LoadedTable, now: number): boolean {
  const { table } = loaded.referee;
  const { open, manners } = table.lobby;
  if (open?.listed !== true || statusOf(table) === 'over' || loaded.referee.isGone) return false;
  return isAnybodyPresent(loaded) || now - table.at < (manners.pace === 'slow' ? SLOW_MS : LIVE_MS);
}

/** A table as the home page shows it; undefined while there is no free chair, or nobody to play with. */
export function openTableInfo(loaded: LoadedTable): TableOnOffer | undefined {
  const { table } = loaded.referee;
  const { code, game, chairs, manners, open } = loaded.info();
  const status = statusOf(table);
  if (open?.listed !== true || status === 'over') return undefined;
  const people = chairs.flatMap((chair) => (chair.kind === 'person' ? [chair] : []));
  if (people.length === 0 || (manners.pace === 'live' && !isAnybodyPresent(loaded))) return undefined;
  const bots = chairs.filter(({ kind }) => kind === 'bot').length;
  const empty = status === 'open' ? chairs.filter(({ kind }) => kind === 'empty').length : 0;
  const free = empty + (mayTakeBots(table) ? bots : 0);
  if (free === 0) return undefined;
  return {
    code,
    game,
    status,
    people: people.map(({ name, crest }) => ({ name, ...(crest !== undefined && { crest }) })),
    bots,
    free,
    pace: manners.pace,
    language: open.language,
  };
}

function isAnybodyPresent(loaded: LoadedTable): boolean {
  return loaded.info().chairs.some((chair) => chair.kind === 'person' && chair.here);
}
