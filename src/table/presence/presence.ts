import type { Seat } from '../../engine/game.ts';
import type { House } from '../house.ts';
import { chairAt, type Lobby } from '../lobby/lobby.ts';
import type { Referee } from '../referee.ts';
import type { Change } from '../table.ts';

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

/**
 * Tells games that handle presence who is away and who is back. A short disconnection is ignored: only somebody away
 * for longer than the grace period counts, and both are moves in the journal like any other.
 */
export class Presence {
  readonly #watched: Watched;
  readonly #leaving = new Map<Seat, () => void>();
  readonly #unsubscribe: () => void;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#unsubscribe = watched.referee.subscribe((change) => this.#onChange(change));
    this.note();
  }

  /** Somebody connected or disconnected. */
  note(): void {
    for (const seat of this.#peoplesSeats()) {
      if (!this.#watched.isPresent(seat)) this.#startGrace(seat);
      else {
        this.#leaving.get(seat)?.();
        this.#leaving.delete(seat);
        this.#submitMove(seat, 'back');
      }
    }
  }

  /** After this nothing is reported. */
  stop(): void {
    this.#unsubscribe();
    for (const cancel of this.#leaving.values()) cancel();
    this.#leaving.clear();
  }

  #onChange({ entry, row }: Change): void {
    if (entry.kind === 'started') this.note();
    else if (entry.kind === 'removed') this.#onRemoved(this.#watched.referee.table.lobby.seats.indexOf(entry.chair));
    // Another node that serves this table may not know that somebody is connected.
    else if (entry.kind === 'moved' && row.key?.startsWith('house:') && this.#watched.isPresent(entry.seat)) {
      this.#submitMove(entry.seat, 'back');
    }
  }

  /** A bot in a removed player's seat is always present. */
  #onRemoved(seat: Seat): void {
    if (seat === -1) return;
    this.#leaving.get(seat)?.();
    this.#leaving.delete(seat);
    this.#submitMove(seat, 'back');
  }

  #startGrace(seat: Seat): void {
    if (this.#leaving.has(seat)) return;
    const timer = this.#watched.house.schedule(this.#watched.graceMs, () => {
      this.#leaving.delete(seat);
      if (!this.#watched.isPresent(seat)) this.#submitMove(seat, 'gone');
    });
    this.#leaving.set(seat, timer);
  }

  #submitMove(seat: Seat, what: 'gone' | 'back'): void {
    const { game, play, seq } = this.#watched.referee.table;
    const move = game.presence?.[what];
    if (move === undefined || play === undefined || play.outcome !== undefined) return;
    // The game's state already says who is away: no second move for the same fact.
    if (game.refusal(play.state, seat, move) !== undefined) return;
    const requester = { kind: 'house', seat } as const;
    void this.#watched.referee.submit({ requester, key: String(seq), request: { kind: 'move', seen: seq, move } });
  }

  #peoplesSeats(): Seat[] {
    const { game, lobby } = this.#watched.referee.table;
    // A step that nobody chose would change the luck of all later ones, which is the same for everybody that day.
    if (lobby.daily !== undefined) return [];
    return game.presence === undefined ? [] : seatsOfPeople(lobby);
  }
}
