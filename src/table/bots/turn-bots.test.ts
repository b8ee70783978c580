import { expect, test } from 'vitest';
import type { BotPlayer } from '../../engine/bot.ts';
import { fastRng } from '../../engine/rng.ts';
import type { Change } from '../table.ts';
import { TurnBots } from './turn-bots.ts';

const PACE = 600;
const BOT: BotPlayer = { choose: (_, moves) => moves[0] };

/** Seat 0 is a person, seat 1 a bot that never moves. */
function watched(bot = BOT) {
  const pauses: number[] = [];
  const schedule = (ms: number) => {
    pauses.push(ms);
    return () => undefined;
  };
  const players = {
    player: (seat: number) => (seat === 1 ? bot : undefined),
    rng: fastRng(1),
    isOurs: () => true,
    toAct: () => [1],
    act: async () => undefined,
    stopThinking: () => undefined,
  };
  const bots = new TurnBots({ schedule }, players, { pace: PACE, isHeld: () => false });
  const moved = (seat: number) => bots.wake({ step: { kind: 'move', seat, move: 0, at: 0 } } as unknown as Change);
  return { bots, pauses, moved };
}

test('bots are quick while people wait for their turn, and slow while people only watch', () => {
  const { pauses, moved } = watched();
  for (let move = 0; move < 45; move += 1) moved(1);
  moved(0);

  expect(pauses[0]).toBe(PACE / 6);
  expect(pauses[38]).toBe(PACE / 6);
  expect(pauses[44]).toBe(PACE);
  expect(pauses.at(-1)).toBe(PACE / 6);
});

test('a bot that hesitates multiplies its pause, each time anew', () => {
  const hesitations = [1, 2.5, 8];
  const { pauses, moved } = watched({ ...BOT, hesitation: () => hesitations.shift() ?? 1 });
  for (let move = 0; move < 3; move += 1) moved(1);

  expect(pauses).toEqual([PACE / 6, (PACE / 6) * 2.5, (PACE / 6) * 8]);
});

test('a player who is out may hurry the bots; they slow down again once a person moves', () => {
  const { bots, pauses, moved } = watched();
  for (let move = 0; move < 45; move += 1) moved(1);
  bots.hurry();
  moved(1);
  expect(pauses.slice(-2)).toEqual([0, 0]);

  moved(0);
  moved(1);
  expect(pauses.slice(-2)).toEqual([PACE / 6, PACE / 6]);
});
