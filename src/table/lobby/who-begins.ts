import { lotAmong, type OptionValue } from '../../engine/options.ts';
import { replayRecord } from '../../engine/record.ts';
import type { LatestFinish } from '../../journal/journal.ts';
import type { Table } from '../table.ts';
import { chairAt, chairOfSeat, type Lobby, occupied } from './lobby.ts';

/**
 * Who begins a game that is about to start: the person who last finished another game here, by lot if several finished
 * it together. In a series where nobody did so since, the player after the last starter. Otherwise anybody, by lot.
 * Lots use the table's own random numbers, so that nobody can know or choose the result.
 */
export function whoBegins(lobby: Pick<Lobby, 'chairs' | 'began'>, latest: LatestFinish | undefined): OptionValue {
  const chairs = occupied(lobby.chairs);
  const { began } = lobby;
  if (latest !== undefined && (began === undefined || latest.at > began.at)) {
    const seats = chairs.flatMap((number, seat) => {
      const chair = chairAt(lobby, number);
      if (chair.kind !== 'person' || chair.personHash === undefined) return [];
      return latest.people.includes(chair.personHash) ? [seat] : [];
    });
    if (seats.length > 0) return lotAmong(seats);
  }
  if (began === undefined) return 'random';
  const next = chairs.findIndex((chair) => chair > began.chair);
  return next === -1 ? 0 : next;
}

/** The chair that began a table's game, and when it started; undefined if it has not started, or all begin at once. */
export function whoBegan({ game, lobby, play }: Table): Lobby['began'] {
  if (play === undefined) return undefined;
  const { seats, options, seed } = lobby;
  const start = replayRecord(game, { names: seats.map(String), options, seed, startedAt: play.startedAt, steps: [] });
  const [first, ...others] = game.toAct(start.state);
  if (first === undefined || others.length > 0) return undefined;
  return { chair: chairOfSeat(lobby, first), at: play.startedAt };
}
