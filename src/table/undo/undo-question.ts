import { elementAt } from '../../engine/list.ts';
import type { UndoRefusal } from '../../protocol/server-message.ts';
import type { UndoQuestion } from '../../protocol/table-info.ts';
import type { House } from '../house.ts';
import type { Referee } from '../referee.ts';
import { type Change, seatOf, type TableAnswer } from '../table.ts';
import { undoable } from './undo.ts';

/** How long people have to reply. */
export const ANSWER_MS = 30_000;

/** What an undo question needs from its table. */
export interface UndoQuestionsContext {
  /** The chairs of the people who must agree: all players, connected or not, including those a bot plays for. */
  peopleAsked(): number[];
  /** The question was asked, partly answered, or settled. */
  changed(): void;
  refused(chair: number, why: UndoRefusal, by?: number): void;
}

interface OpenQuestion {
  chair: number;
  back: number;
  entry: number;
  later: number;
  secretHash: string;
  key: string;
  waitingFor: number[];
  until: number;
  cancel(): void;
}

/**
 * Asks everybody who plays whether a move may be undone that others have followed. All must agree; only a yes is
 * journaled.
 */
export class UndoQuestions {
  readonly #house: House;
  readonly #referee: Referee;
  readonly #context: UndoQuestionsContext;
  readonly #unsubscribe: () => void;
  #open: OpenQuestion | undefined;

  constructor(house: House, referee: Referee, context: UndoQuestionsContext) {
    this.#house = house;
    this.#referee = referee;
    this.#context = context;
    this.#unsubscribe = referee.subscribe((change) => this.#onChange(change));
  }

  /** The question as everybody may see it. */
  get question(): UndoQuestion | undefined {
    if (this.#open === undefined) return undefined;
    const { chair, entry, later, waitingFor, until } = this.#open;
    return { chair, entry, later, waitingFor, until };
  }

  /** Opens the question; resolves once it is open, not once all have agreed. */
  async ask({ chair, secretHash, key }: Pick<OpenQuestion, 'chair' | 'secretHash' | 'key'>): Promise<TableAnswer> {
    const { table } = this.#referee;
    const seat = seatOf(table.lobby, chair);
    const found = seat === undefined ? undefined : undoable(table, seat);
    const { play } = table;
    if (found === undefined || play === undefined) return { kind: 'error', code: 'no-undo' };
    if (this.#open !== undefined) return { kind: 'error', code: 'too-soon' };
    const until = this.#referee.now() + ANSWER_MS;
    const cancel = this.#house.schedule(ANSWER_MS, () => this.#refuse('no-answer'));
    const waitingFor = this.#context.peopleAsked().filter((other) => other !== chair);
    const { back } = found;
    const entry = elementAt(play.entries, back);
    const later = play.steps.length - back - 1;
    this.#open = { chair, back, entry, later, secretHash, key, waitingFor, until, cancel };
    const settled = this.#settle();
    if (settled !== undefined) return settled;
    this.#context.changed();
    return { kind: 'done', seq: table.seq };
  }

  /** Something hidden was revealed since: the requester learns why their move stands. */
  shown(chair: number): void {
    this.#context.refused(chair, 'shown');
  }

  /** Somebody answers yes or no; a no of the requester cancels the question. */
  answer(chair: number, agree: boolean): TableAnswer {
    const done: TableAnswer = { kind: 'done', seq: this.#referee.table.seq };
    if (this.#open?.chair === chair && !agree) this.#refuse('called-off');
    if (this.#open === undefined || !this.#open.waitingFor.includes(chair)) return done;
    if (!agree) this.#refuse('declined', chair);
    else this.#agree(this.#open, chair);
    return done;
  }

  stop(): void {
    this.#unsubscribe();
    this.#open?.cancel();
  }

  #agree(open: OpenQuestion, chair: number): void {
    open.waitingFor = open.waitingFor.filter((other) => other !== chair);
    if (this.#settle() === undefined) this.#context.changed();
  }

  /** Once everybody has agreed, the move is undone. */
  #settle(): Promise<TableAnswer> | undefined {
    if (this.#open === undefined || this.#open.waitingFor.length > 0) return undefined;
    const { secretHash, key, back } = this.#close(this.#open);
    const requester = { kind: 'person', secretHash } as const;
    const settled = this.#referee.submit({ requester, key, request: { kind: 'undo', consent: 'agreed', back } });
    void settled.then(() => this.#context.changed());
    return settled;
  }

  /** Removing a player must not settle the question, and a newcomer was not asked: the question starts over. */
  #onChange({ step, entry }: Change): void {
    const isAskerGone = entry.kind === 'stood-in' && entry.chair === this.#open?.chair;
    if (step !== undefined || isAskerGone || entry.kind === 'removed' || entry.kind === 'sat') this.#refuse('went-on');
  }

  #refuse(why: UndoRefusal, by?: number): void {
    if (this.#open === undefined) return;
    const { chair } = this.#close(this.#open);
    this.#context.refused(chair, why, by);
    this.#context.changed();
  }

  #close(open: OpenQuestion): OpenQuestion {
    open.cancel();
    this.#open = undefined;
    return open;
  }
}
