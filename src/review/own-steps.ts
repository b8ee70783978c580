import type { Question } from '../engine/bot.ts';
import type { Seat } from '../engine/game.ts';
import { type Adviser, type Position, type SeenStep, triesOut } from '../engine/judgement.ts';
import { elementAt } from '../engine/list.ts';
import type { GameRecord } from '../engine/record.ts';
import { isSame } from '../engine/same.ts';
import type { PlayedRecord } from '../replay/played-record.ts';

/** One of a seat's own steps in a record. */
export interface OwnStep {
  /** The number of steps played before it. */
  step: number;
  /** The seat's turns so far, from 1: successive own steps are one turn. */
  turn: number;
  /** What the seat knew, and its possible moves. */
  question: Question & Position;
  /** The move made, as one of the question's moves; undefined for a move that is never listed. */
  made: unknown;
  /** The table right after it. */
  after: Position;
  /** It made no move, but let something pass. */
  isLetPass?: true;
}

/** A record as one seat knew it. */
interface Told {
  played: PlayedRecord;
  steps: GameRecord['steps'];
  seat: Seat;
  questionAt(step: number): Question & Position;
}

/** All decisions of a seat in a record, each with only what the seat knew at that time; and the points of its chart. */
export function decisionsOf(
  played: PlayedRecord,
  { steps }: Pick<GameRecord, 'steps'>,
  { seat, adviser }: { seat: Seat; adviser: Adviser },
): { steps: OwnStep[]; points: { step: number; question: Question & Position; made?: unknown; turn?: number }[] } {
  if (!triesOut(adviser)) {
    const own = ownStepsOf(played, { steps }, seat);
    return { steps: own, points: own.filter(({ turn }, at) => own[at - 1]?.turn !== turn) };
  }
  const told = toldTo(played, steps, seat);
  const { decisions, points } = adviser.outline(seenSteps(told), seat);
  return {
    steps: decisions.map(({ step, made, isOwnMove }, at) => ({
      step,
      turn: at + 1,
      question: told.questionAt(step),
      made,
      after: told.questionAt(step + 1),
      ...(!isOwnMove && { isLetPass: true }),
    })),
    points: points.map((step) => ({ step, question: told.questionAt(step) })),
  };
}

function toldTo(played: PlayedRecord, steps: GameRecord['steps'], seat: Seat): Told {
  const { game } = played;
  const memory = memoriesOf(played, seat);
  return {
    played,
    steps,
    seat,
    questionAt(step) {
      const state = played.stateAt(step);
      const knowledge = memory(step);
      const at = elementAt(steps, Math.min(step, steps.length - 1)).at;
      const known = { view: game.view(state, seat), at, ...(knowledge !== undefined && { knowledge }) };
      return { seat, moves: game.legalMoves(state, seat), ...known };
    },
  };
}

/** Every step of a record as a seat saw it. */
function seenSteps({ played, steps, seat, questionAt }: Told): SeenStep[] {
  const { game, length } = played;
  const events = new Map<number, unknown[]>();
  for (const { seq, event } of played.eventsFor(seat)) events.set(seq, [...(events.get(seq) ?? []), event]);
  return steps.slice(0, length).map((taken, step) => {
    const own = taken.kind === 'move' && taken.seat === seat ? taken.move : undefined;
    const move = own === undefined ? undefined : (game.parseMove(own) ?? game.parseOldMove?.(own));
    return { step, ...questionAt(step), events: events.get(step + 1) ?? [], ...(move !== undefined && { move }) };
  });
}

/** All steps of a seat in a record, each with only what the seat knew at that time. */
export function ownStepsOf(played: PlayedRecord, { steps }: Pick<GameRecord, 'steps'>, seat: Seat): OwnStep[] {
  const { game, length } = played;
  const { questionAt } = toldTo(played, steps, seat);
  const own: OwnStep[] = [];
  let turn = 0;
  for (let step = 0; step < length; step++) {
    const taken = elementAt(steps, step);
    if (taken.kind !== 'move' || taken.seat !== seat) continue;
    if (own.at(-1)?.step !== step - 1) turn += 1;
    const question = questionAt(step);
    const move = game.parseMove(taken.move) ?? game.parseOldMove?.(taken.move);
    const made = question.moves.find((one) => isSame(one, move));
    own.push({ step, turn, question, made, after: questionAt(step + 1) });
  }
  return own;
}

/** A seat's memory after a number of steps, folded from its events; call it in order. */
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
