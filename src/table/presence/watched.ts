import type { Seat } from '../../engine/game.ts';
import type { House } from '../house.ts';
import { chairAt, type Lobby } from '../lobby/lobby.ts';
import type { Referee } from '../referee.ts';

/** A table watched for absences: who is connected (by seat or by chair), and when they count as away. */
export interface Watched {
  house: House;
  referee: Referee;
  graceMs: number;
  isPresent(place: number): boolean;
}

/** The seats of people; the others are bots'. */
export function seatsOfPeople(lobby: Lobby): Seat[] {
  return lobby.seats.flatMap((chair, seat) => (chairAt(lobby, chair).kind === 'person' ? [seat] : []));
}
