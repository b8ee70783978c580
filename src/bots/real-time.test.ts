import { expect, test } from 'vitest';
import type { BotPlayer } from '../engine/bot.ts';
import { parseOptions } from '../engine/options.ts';
import { fastRng } from '../engine/rng.ts';
import { carefulTime } from '../games/time/bots/careful.ts';
import { timeBox } from '../games/time/box.ts';
import type { TimeState } from '../games/time/rules/state.ts';
import { playInRealTime } from './real-time.ts';

const game = timeBox.open(timeBox.standardPack);

/** Plays a game of Dungeon Time with these players and records what happened when. */
function played(players: BotPlayer[], options: Record<string, unknown> = {}) {
  const parsed = parseOptions(timeBox.options, options);
  if (parsed.kind === 'invalid') throw new Error(parsed.field);
  const rng = fastRng(4);
  const events: unknown[] = [];
  const emit = (event: unknown): void => {
    events.push(event);
    for (const [seat, player] of players.entries()) player.see?.(game.viewEvent(event, seat));
  };
  const state = game.setup(players.length, parsed.options, { rng, now: 0, emit }) as TimeState;
  const moves = playInRealTime({ game, state, players, context: { rng, emit }, thoughts: fastRng(5), startedAt: 0 });
  return { state, moves, events };
}

test('a team of bots plays a whole game without waiting for a real clock', () => {
  const { state, moves, events } = played(
    [0, 1, 2, 3].map((seat) => carefulTime.sit(seat, timeBox.standardPack)) as BotPlayer[],
  );

  expect(state.phase).toBe('over');
  expect(moves).toBeGreaterThan(50);
  expect(events).toContainEqual(expect.objectContaining({ kind: 'called' }));
});

test('the clock advances at its deadline even if no bot moves', () => {
  const idle: BotPlayer = {
    choose: (_look, moves) => moves[0],
    pause: () => 10_000,
    act: (_look, moves) => moves.find((move) => ['ready', 'reveal'].includes((move as { kind: string }).kind)),
  };
  const { state, events } = played([idle]);

  expect(events).toContainEqual({ kind: 'adventure-ended', why: 'time-up' });
  expect(state.ending).toBe('too-few-missions');
});

test('a bot without a pause of its own chooses at the usual pace', () => {
  const { state } = played([{ choose: (_look, moves, rng) => moves[rng.int(moves.length)] }]);

  expect(state.phase).toBe('over');
});

test('an illegal move stops the game at once', () => {
  const cheat: BotPlayer = { choose: (_look, moves) => moves[0], act: () => ({ kind: 'reveal' }) };

  expect(() => played([cheat])).toThrow('illegal move');
});
