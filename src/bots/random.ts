import type { Bot } from '../engine/bot.ts';

/** The lowest rung of the ladder: any legal move is as good as another. */
export const randomBot: Bot = {
  id: 'random',
  sit: () => ({ choose: (_look, moves, rng) => moves[rng.int(moves.length)] }),
};
