import { describe, expect, test } from 'vitest';
import { elementAt } from '../../../../engine/list.ts';
import { parseOptions, recordedOptions } from '../../../../engine/options.ts';
import type { RecordedStep } from '../../../../engine/record.ts';
import { fastRng, type Rng } from '../../../../engine/rng.ts';
import { timeBox } from '../../box.ts';
import { openTime } from '../game.ts';
import { timeOptions } from '../options.ts';
import type { TimeState } from '../state.ts';

const game = openTime(timeBox.standardPack);

function optionsOf(raw: Record<string, unknown>) {
  const check = parseOptions(timeOptions, raw);
  if (check.kind === 'invalid') throw new Error(check.field);
  return check.options;
}

/** Plays at random with some seconds between moves and the clock running; passes on each step before it is played. */
function playAtRandom(state: TimeState, rng: Rng, step: (step: RecordedStep) => void): void {
  let at = 0;
  for (let count = 0; count < 3000; count++) {
    if (game.outcome(state) !== undefined) return;
    const acting = game.toAct(state);
    at += rng.int(4000);
    const deadline = game.deadline?.(state);
    if (deadline !== undefined && (deadline <= at || acting.length === 0)) {
      at = deadline;
      step({ kind: 'clock', at });
      continue;
    }
    const seat = elementAt(acting, rng.int(acting.length));
    const moves = game.legalMoves(state, seat);
    step({ kind: 'move', seat, move: elementAt(moves, rng.int(moves.length)), at });
  }
  throw new Error('this game does not end');
}

const SCENARIOS = timeOptions.scenario.values;

describe('a whole game', () => {
  test.each([1, 2, 3, 4, 5])('with %i seats ends, keeps every card, and shows nobody a covered card', (seats) => {
    for (let number = 0; number < 14; number++) {
      const rng = fastRng(number, seats);
      const options = optionsOf({
        scenario: SCENARIOS[number % SCENARIOS.length],
        heroes: number % 2 === 0,
        extended: number % 3 === 0,
        draw: number % 4 === 0 ? 'manual' : 'auto',
        clock: number % 5 === 0 ? 'off' : '5:00',
      });
      const state = game.setup(seats, options, { rng, now: 0 });
      playAtRandom(state, rng, (step) => {
        if (step.kind === 'clock') game.expire?.(state, { rng, now: step.at });
        else {
          const move = game.parseMove(JSON.parse(JSON.stringify(step.move)));
          if (move === undefined) throw new Error('a listed move can be read');
          expect(game.refusal(state, step.seat, move)).toBeUndefined();
          game.play(state, step.seat, move, { rng, now: step.at });
        }
        if (state.phase === 'adventure')
          expect(allCards(state)).toBe(48 + 12 + (state.quest.kind === 'adventure' ? 1 : 0));
        expect(state.supply.every((count) => count >= 0 && count <= 2)).toBe(true);
      });
      expect(game.outcome(state)).toBeDefined();
    }
  });

  test('[DT-81] a journal or record without an edition is of the first', () => {
    const recorded = recordedOptions(timeOptions, {});

    expect(recorded).toMatchObject({ kind: 'valid', options: { edition: '1' } });
    const setUp = (options: object) => game.setup(2, optionsOf({ ...options }), { rng: fastRng(1), now: 0 });
    expect(setUp({}).firstEdition).toBeUndefined();
    expect(setUp({ edition: '1' }).firstEdition).toBe(true);
  });
});

function allCards({ deck, story, discard, players }: TimeState): number {
  return deck.length + story.length + discard.length + players.reduce((sum, { hand }) => sum + hand.length, 0);
}
