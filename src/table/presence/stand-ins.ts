import type { Seat } from '../../engine/game.ts';
import { AWAY_MS } from '../../protocol/limits.ts';
import type { Away } from '../../protocol/table-info.ts';
import { chairOfSeat, playerAt } from '../lobby/lobby.ts';
import type { HouseRequest } from '../requests.ts';
import { type Change, seatOf } from '../table.ts';
import { seatsOfPeople, type Watched } from './presence.ts';

/** Somebody who came back through another node counts as connected for this many grace periods. */
const GRACES_ELSEWHERE = 10;

/**
 * In a turn game a bot plays for a player who must act and has been away for longer than the grace period, as long as
 * another person is connected; the player gets the seat back on return. Never at a slow table. In same-room mode a
 * sleeping phone does not mean absence: its player has the whole grace period from the start of their turn.
 */
export class StandIns {
  readonly #watched: Watched;
  readonly #goneSince = new Map<Seat, number>();
  #cancel: (() => void) | undefined;
  readonly #unsubscribe: () => void;

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#unsubscribe = watched.referee.subscribe((change) => this.#onChange(change));
    this.note();
  }

  /** Somebody connected or disconnected, or an entry was written. */
  note(): void {
    const { table } = this.#watched.referee;
    const { lobby, play, game } = table;
    this.#cancel?.();
    this.#cancel = undefined;
    if (play === undefined || play.outcome !== undefined || game.realTime === true) return;
    const people = seatsOfPeople(lobby);
    for (const seat of people) this.#check(seat);
    if (lobby.manners.pace === 'live' && people.some((seat) => this.#watched.isPresent(seat)))
      this.#standInFor(this.#missed(people));
  }

  /** Since when the person on a chair is away; undefined if they are here, or if no bot will play for them. */
  awayAt(chair: number): Away | undefined {
    const { lobby, play } = this.#watched.referee.table;
    const seat = seatOf(lobby, chair);
    const since = seat === undefined ? undefined : this.#goneSince.get(seat);
    if (seat === undefined || since === undefined || play?.outcome !== undefined || lobby.manners.pace !== 'live')
      return undefined;
    if (playerAt(lobby, seat).kind !== 'person' || this.#watched.isPresent(seat) || this.#hasStandIn(seat))
      return undefined;
    return { since, standInMs: this.#watched.graceMs };
  }

  /** Whether the table waits for the person on a chair, and they have been away for a few seconds. */
  isWaitedFor(chair: number): boolean {
    const { game, lobby, play } = this.#watched.referee.table;
    const away = this.awayAt(chair);
    if (away === undefined || play === undefined || this.#watched.referee.now() < away.since + AWAY_MS) return false;
    return game.toAct(play.state).some((seat) => lobby.seats[seat] === chair);
  }

  /** Stops watching: after this no stand-in is seated. */
  stop(): void {
    this.#unsubscribe();
    this.#cancel?.();
  }

  #onChange({ entry }: Change): void {
    if (entry.kind === 'came-back') {
      const seat = this.#watched.referee.table.lobby.seats.indexOf(entry.chair);
      if (!this.#watched.isPresent(seat))
        this.#goneSince.set(seat, this.#watched.referee.now() + this.#watched.graceMs * GRACES_ELSEWHERE);
    }
    // A player who moves while a bot plays for them by choice takes their seat back.
    const isOwnMove = entry.kind === 'moved' && this.#watched.referee.table.play?.byBot.at(-1) === false;
    if (isOwnMove && this.#rests(entry.seat)) {
      this.#request(entry.seat, { kind: 'come-back', chair: this.#chairOf(entry.seat) });
    }
    // Departures are noted when they happen, so a move needs no check while everybody is connected.
    if (entry.kind !== 'moved' || this.#goneSince.size > 0) this.note();
  }

  #check(seat: Seat): void {
    if (!this.#watched.isPresent(seat)) {
      if (!this.#goneSince.has(seat)) this.#goneSince.set(seat, this.#watched.referee.now());
      return;
    }
    this.#goneSince.delete(seat);
    if (this.#hasStandIn(seat) && !this.#rests(seat))
      this.#request(seat, { kind: 'come-back', chair: this.#chairOf(seat) });
  }

  /** The disconnected people whose turn it is, with the time when a bot takes over. */
  #missed(people: readonly Seat[]): { seat: Seat; due: number }[] {
    const { game, lobby, play } = this.#watched.referee.table;
    if (play === undefined) return [];
    const toAct = game.toAct(play.state);
    const gone = people.filter(
      (seat) => toAct.includes(seat) && !this.#watched.isPresent(seat) && !this.#hasStandIn(seat),
    );
    const waitedSince = lobby.sameRoom === true ? play.at : 0;
    return gone.map((seat) => ({
      seat,
      due: Math.max(this.#goneSince.get(seat) ?? 0, waitedSince) + this.#watched.graceMs,
    }));
  }

  #standInFor(missed: readonly { seat: Seat; due: number }[]): void {
    const now = this.#watched.referee.now();
    for (const { seat, due } of missed) {
      if (due <= now) this.#request(seat, { kind: 'stand-in', chair: this.#chairOf(seat) });
    }
    const later = missed.map(({ due }) => due).filter((due) => due > now);
    if (later.length > 0) this.#cancel = this.#watched.house.schedule(Math.min(...later) - now, () => this.note());
  }

  #request(seat: Seat, request: HouseRequest): void {
    const { seq } = this.#watched.referee.table;
    // The same key on every node: two that serve this table write one entry.
    void this.#watched.referee.submit({ requester: { kind: 'house', seat }, key: `${request.kind}-${seq}`, request });
  }

  #chairOf(seat: Seat): number {
    return chairOfSeat(this.#watched.referee.table.lobby, seat);
  }

  /** Whether the person in this seat asked for the bot; then it stays while they are connected. */
  #rests(seat: Seat): boolean {
    const chair = playerAt(this.#watched.referee.table.lobby, seat);
    return chair.kind === 'person' && chair.rests === true;
  }

  #hasStandIn(seat: Seat): boolean {
    const chair = playerAt(this.#watched.referee.table.lobby, seat);
    return chair.kind === 'person' && chair.standIn !== undefined;
  }
}
