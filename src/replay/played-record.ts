import { hexToBytes } from '@noble/hashes/utils.js';
import type { Box, Game, Outcome, Viewer } from '../engine/game.ts';
import { elementAt } from '../engine/list.ts';
import { type GameRecord, playStep, type RecordedStep, type Replay, replayRecord } from '../engine/record.ts';
import { tableRng } from '../engine/table-rng.ts';
import type { SeenEvent } from '../protocol/server-message.ts';

/** Every this many steps a state is kept; states between are replayed from the last kept one. */
const REPLAY_STATE_EVERY = 16;

/** A replayed record, which can be viewed at any step and as any viewer. */
export interface PlayedRecord {
  game: Game;
  /** Number of replayable steps: all, if the record keeps to the rules. */
  length: number;
  /** The first step that is not replayable, counted from 1. */
  wrong?: { step: number; why: string };
  outcome?: Outcome;
  /** The state after a number of steps. */
  stateAt(step: number): unknown;
  /** All events, as one viewer could see them; `seq` is the number of the step, 0 for the set-up. */
  eventsFor(viewer: Viewer): SeenEvent[];
}

/** Replays a record as far as it keeps to the rules; `onProgress` sometimes gets the share replayed. */
export function playRecord(
  { box, pack, record }: { box: Box; pack: unknown; record: GameRecord },
  onProgress?: (share: number) => void,
): PlayedRecord {
  const game = box.open(pack);
  const playing = replayRecord(game, record);
  const events: SeenEvent[] = playing.opening.map((event) => ({ seq: 0, event }));
  const kept = [game.clone(playing.state)];
  let wrong: PlayedRecord['wrong'];
  for (const step of record.steps) {
    const next = nextStep(game, playing, step);
    if ('why' in next) {
      wrong = { step: playing.played + 1, why: next.why };
      break;
    }
    for (const event of next.events) events.push({ seq: playing.played, event });
    if (playing.played % REPLAY_STATE_EVERY === 0) {
      kept.push(game.clone(playing.state));
      onProgress?.(playing.played / record.steps.length);
    }
  }
  const outcome = game.outcome(playing.state);
  const seed = hexToBytes(record.seed);

  return {
    game,
    length: playing.played,
    ...(wrong === undefined ? {} : { wrong }),
    ...(outcome === undefined ? {} : { outcome }),
    stateAt(step) {
      const from = Math.min(kept.length - 1, Math.floor(step / REPLAY_STATE_EVERY));
      const state = game.clone(kept[from]);
      for (let at = from * REPLAY_STATE_EVERY; at < step; at++) {
        const next = elementAt(record.steps, at);
        playStep(game, state, next, { rng: tableRng(seed, at + 1), now: next.at });
      }
      return state;
    },
    eventsFor: (viewer) =>
      events.flatMap(({ seq, event }) => {
        const seen = game.viewEvent(event, viewer);
        return seen === undefined ? [] : [{ seq, event: seen }];
      }),
  };
}

/** Takes the next step, or returns why it is invalid. */
function nextStep(
  game: Game,
  playing: Replay<unknown, unknown>,
  step: RecordedStep,
): { events: unknown[] } | { why: string } {
  const why = wrongMoment(game, playing.state, step);
  if (why !== undefined) return { why };
  try {
    const next = playing.next();
    if (next === undefined) return { why: 'there is no such step' };
    return 'disagreement' in next ? { why: next.disagreement.why } : next;
  } catch (error) {
    // An uploaded record may contain what no table would accept.
    return { why: error instanceof Error ? error.message : String(error) };
  }
}

/** Why a step is invalid, if the rules alone do not say it. */
function wrongMoment(game: Game, state: unknown, step: RecordedStep): string | undefined {
  if (game.outcome(state) !== undefined) return 'the game was over';
  if (step.kind === 'move') return undefined;
  const deadline = game.deadline?.(state);
  return deadline === undefined || step.at < deadline ? 'the time was not up' : undefined;
}
