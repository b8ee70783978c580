import type { Seat } from '../../engine/game.ts';
import type { UndoConsent } from '../../protocol/server-message.ts';
import type { House } from '../house.ts';
import type { Referee } from '../referee.ts';
import { offeredUndo } from './undo.ts';

/**
 * Undo is checked once a table has been idle this long, in ms: the check costs more than a move, and most moves are
 * followed by another.
 */
export const PAUSE_MS = 1200;

interface OfferContext {
  /** The seats of connected people. */
  presentSeats(): readonly Seat[];
  offer(seat: Seat, consent: UndoConsent): void;
}

/** Offers people to undo their last move, once that is almost certainly possible. */
export class UndoOffers {
  readonly #house: House;
  readonly #referee: Referee;
  readonly #context: OfferContext;
  readonly #unsubscribe: () => void;
  #cancel: (() => void) | undefined;

  constructor(house: House, referee: Referee, context: OfferContext) {
    this.#house = house;
    this.#referee = referee;
    this.#context = context;
    this.#unsubscribe = referee.subscribe(() => this.note());
  }

  /** An entry was written, or somebody connected who has no offer yet. */
  note(): void {
    this.#cancel?.();
    const { play, lobby } = this.#referee.table;
    if (play === undefined || play.outcome !== undefined) return;
    // At a practice table undo is free and needs no check.
    if (lobby.manners.freeUndo === true) this.#check();
    else this.#cancel = this.#house.schedule(PAUSE_MS, () => this.#check());
  }

  stop(): void {
    this.#unsubscribe();
    this.#cancel?.();
  }

  #check(): void {
    for (const seat of this.#context.presentSeats()) {
      const consent = offeredUndo(this.#referee.table, seat);
      if (consent !== undefined) this.#context.offer(seat, consent);
    }
  }
}
