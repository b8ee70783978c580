import type { Question } from '../engine/bot.ts';
import type { Seat } from '../engine/game.ts';
import type { GameRecord } from '../engine/record.ts';
import { isSame } from '../engine/same.ts';
import type { PlayedRecord } from '../replay/played-record.ts';

/** A table as a seat knew it at a moment. */
export type Position = Pick<Question, 'view' | 'knowledge'>;

/** One step of a seat's own in a record. */
export interface OwnStep {
  /** How many steps were played before it. */
  step: number;
  /** The seat's turns so far, from 1: steps without anybody else's between them are one turn. */
  turn: number;
  /** What the seat knew, and what it could do. */
  question: Question;
  /** What it did, as one of the question's moves; undefined for a move that is never listed. */
  made: unknown;
  /** The table right after it. */
  after: Position;
}

/** All steps that a seat took in a record, each with what the seat knew at that time and nothing else. */
export function ownStepsOf(played: PlayedRecord, { steps }: Pick<GameRecord, 'steps'>, seat: Seat): OwnStep[] {
  const { game, length } = played;
  const memory = memoriesOf(played, seat);
  const positionAt = (step: number, state = played.stateAt(step)): Position => {
    const knowledge = memory(step);
    return { view: game.view(state, seat), ...(knowledge !== undefined && { knowledge }) };
  };
  const own: OwnStep[] = [];
  let turn = 0;
  for (let step = 0; step < length; step++) {
    const taken = steps[step];
    if (taken.kind !== 'move' || taken.seat !== seat) continue;
    if (own.at(-1)?.step !== step - 1) turn += 1;
    const state = played.stateAt(step);
    const moves = game.legalMoves(state, seat);
    const move = game.parseMove(taken.move) ?? game.parseOldMove?.(taken.move);
    own.push({
      step,
      turn,
      question: { seat, moves, ...positionAt(step, state) },
      made: moves.find((one) => isSame(one, move)),
      after: positionAt(step + 1),
    });
  }
  return own;
}

/** What a seat remembers after so many steps, folded from the events it was shown; asked for in order. */
function memoriesOf({ game, eventsFor }: PlayedRecord, seat: Seat): (step: number) => unknown {
  const events = game.remember === undefined ? [] : eventsFor(seat);
  const kept: { seq: number; knowledge: unknown }[] = [];
  let knowledge: unknown;
  for (const { seq, event } of events) {
    knowledge = game.remember?.(knowledge, event, seat);
    kept.push({ seq, knowledge });
  }
  return (step) => kept.findLast(({ seq }) => seq <= step)?.knowledge;
}
