import type { KeptGame } from '../../../device/kept/kept-games.ts';
import { countsInRecords } from '../../../device/kept/tally.ts';

/** A group somebody has played with: how often, and the last table, which leads to its records. */
export interface OwnGroup {
  code: string;
  where: 'server' | 'here';
  names: string[];
  games: number;
  at: number;
}

/** The groups among a person's games: consecutive tables with other people. */
export function groupsOf(games: readonly KeptGame[]): OwnGroup[] {
  const byTable = new Map<string, OwnGroup>();
  for (const { code, where, before, players, seat, endedAt, ...of } of games.filter(countsInRecords)) {
    const campaign = of.campaign === true ? undefined : of.campaign;
    const others = players.filter((player, place) => player.kind === 'person' && place !== seat);
    if (where === 'elsewhere' || others.length === 0) continue;
    const known = byTable.get(keyOf(where, campaign ?? before ?? code));
    const group = known ?? { code, where, names: [], games: 0, at: endedAt };
    group.games += 1;
    group.code = campaign ?? code;
    group.at = endedAt;
    group.names = others.map(({ name }) => name);
    byTable.set(keyOf(where, code), group);
    if (campaign !== undefined) byTable.set(keyOf(where, campaign), group);
  }
  const newest = [...new Set(byTable.values())].sort((one, other) => other.at - one.at);
  // The same people at a new table start a new series; the link leads to their last one.
  return newest.filter(
    ({ names }, place) => newest.findIndex((other) => other.names.join() === names.join()) === place,
  );
}

function keyOf(where: string, code: string): string {
  return `${where}/${code}`;
}
