import type { Bot } from '../engine/bot.ts';
import { pickOne, type Rng } from '../engine/rng.ts';

/** One random move in this many is a move that can be repeated without end. */
const IDLE_ONE_IN = 40;

/** The weakest bot: any legal move. */
export const randomBot: Bot = randomBotFor(() => false);

/** The same for a game with moves that can be repeated without end: it makes few of them, so its turns end. */
export function randomBotFor<Move>(isIdle: (move: Move) => boolean): Bot {
  return {
    id: 'random',
    sit: () => ({ choose: (_look, moves, rng) => pickAny(moves as readonly Move[], rng, isIdle) }),
  };
}

/** Any move of a list, idle ones less often. */
export function pickAny<Move>(moves: readonly Move[], rng: Rng, isIdle: (move: Move) => boolean = () => false): Move {
  for (;;) {
    const move = pickOne(moves, rng);
    if (!isIdle(move) || rng.int(IDLE_ONE_IN) === 0) return move;
  }
}
