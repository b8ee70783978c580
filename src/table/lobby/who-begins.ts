import { lotAmong, type OptionValue } from '../../engine/options.ts';
import { replayRecord } from '../../engine/record.ts';
import type { LatestFinish } from '../../journal/journal.ts';
import type { Table } from '../table.ts';
import { type Lobby, occupied } from './lobby.ts';

/**
 * Who begins a game that is to start now: those who last finished another game here, by lot where they finished it
 * together; in a series, where nobody did so since, whoever comes after the one who began last; else anybody, by lot.
 * Lots are drawn by the table's own chance, so that nobody can know or choose who it will be.
 */
export function whoBegins(lobby: Pick<Lobby, 'chairs' | 'began'>, latest: LatestFinish | undefined): OptionValue {
  const chairs = occupied(lobby.chairs);
  const { began } = lobby;
  if (latest !== undefined && (began === undefined || latest.at > began.at)) {
    const seats = [...chairs.keys()].filter((seat) => {
      const chair = lobby.chairs[chairs[seat]];
      return chair.kind === 'person' && chair.personHash !== undefined && latest.people.includes(chair.personHash);
    });
    if (seats.length > 0) return lotAmong(seats);
  }
  if (began === undefined) return 'random';
  const next = chairs.findIndex((chair) => chair > began.chair);
  return next === -1 ? 0 : next;
}

/** The chair that began a table's game, and when it started; nobody where it has not, or all begin at once. */
export function whoBegan({ game, lobby, play }: Table): Lobby['began'] {
  if (play === undefined) return undefined;
  const { seats, options, seed } = lobby;
  const start = replayRecord(game, { names: seats.map(String), options, seed, startedAt: play.startedAt, steps: [] });
  const first = game.toAct(start.state);
  return first.length === 1 ? { chair: seats[first[0]], at: play.startedAt } : undefined;
}
