import type { GameRecord } from '../engine/record.ts';
import type { Table } from './table.ts';

/** A finished game as a record that anybody can replay; undefined while it is not over, because it tells everything. */
export function recordOf({ lobby, play, pack }: Table): GameRecord | undefined {
  if (play?.outcome === undefined) return undefined;
  return {
    format: 'undercroft-record/1',
    game: lobby.game,
    packDigest: lobby.pack,
    pack,
    names: lobby.seats.map((chair) => nameOf(lobby.chairs[chair])),
    options: lobby.options,
    seed: lobby.seed,
    startedAt: play.startedAt,
    steps: play.steps,
    outcome: play.outcome,
  };
}

function nameOf(chair: Table['lobby']['chairs'][number]): string {
  return chair.kind === 'empty' ? '' : chair.name;
}
