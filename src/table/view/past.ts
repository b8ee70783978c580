import type { Seat, Viewer } from '../../engine/game.ts';
import { playStep, type RecordedStep } from '../../engine/record.ts';
import { tableRng } from '../../engine/table-rng.ts';
import type { ErrorCode } from '../../protocol/server-message.ts';
import type { GameInPlay, Table } from '../table.ts';

/** A state is kept every this many steps; states between are replayed from the last kept one. */
const KEPT_EVERY = 16;

/** A running game as one viewer saw it at some moment. */
export interface PastView {
  /** When the step was taken that led to it. */
  at: number;
  view: unknown;
  toAct: readonly Seat[];
}

/** A running game's state after any step that was not undone. Built when somebody first looks back. */
export class Past {
  private readonly table: Table;
  /** The states after no step, after 16, after 32; and the step that led to each, by which it is known whether it stands. */
  private readonly kept: { step: RecordedStep | undefined; state: unknown }[] = [];

  constructor(table: Table) {
    this.table = table;
  }

  /** The table after an entry of its journal, through the eyes that saw it then: nothing is shown that was hidden from them. */
  look(entry: number, viewer: Viewer): PastView | { error: ErrorCode } {
    const { game, play } = this.table;
    if (play === undefined) return { error: 'not-started' };
    const steps = stepsUpTo(play, entry);
    const then = this.stateAfter(steps, play);
    if (play.outcome === undefined && game.isCovered?.(then, play.state) === true) return { error: 'too-soon' };
    return { at: play.steps[steps - 1]?.at ?? play.startedAt, view: game.view(then, viewer), toAct: game.toAct(then) };
  }

  private stateAfter(steps: number, play: GameInPlay): unknown {
    const { kept } = this;
    const { game, lobby, seed } = this.table;
    // What was taken back since led to states that never were.
    while (kept.length > 0 && kept[kept.length - 1].step !== play.steps[(kept.length - 1) * KEPT_EVERY - 1]) kept.pop();
    if (kept.length === 0) {
      const rng = tableRng(seed, 0);
      kept.push({
        step: undefined,
        state: game.setup(lobby.seats.length, lobby.options, { rng, now: play.startedAt }),
      });
    }
    const from = Math.min(kept.length - 1, Math.floor(steps / KEPT_EVERY));
    const state = game.clone(kept[from].state);
    for (let played = from * KEPT_EVERY; played < steps; ) {
      const step = play.steps[played];
      played += 1;
      const why = playStep(game, state, step, { rng: tableRng(seed, played), now: step.at });
      if (why !== undefined) throw new Error(`a game cannot be played again as it was: ${why}`);
      if (played === kept.length * KEPT_EVERY) kept.push({ step, state: game.clone(state) });
    }
    return state;
  }
}

/** How many of the steps that stand were taken by an entry. */
function stepsUpTo({ entries }: GameInPlay, entry: number): number {
  const later = entries.findIndex((seq) => seq > entry);
  return later === -1 ? entries.length : later;
}
