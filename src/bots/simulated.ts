import type { Bot, BotPlayer } from '../engine/bot.ts';
import type { Game, Seat } from '../engine/game.ts';
import { thinkNow } from './thinking.ts';

/** A bot for simulations, where no player waits: a searching bot uses all its iterations at once. */
export function simulated(bot: Bot, seat: Seat, { game, pack }: { game: Game; pack: unknown }): BotPlayer {
  const player = bot.sit(seat, pack);
  if (bot.thinks === undefined || game.realTime === true) return player;
  const { iterations } = bot.thinks;
  const searcher = bot.thinks.open(pack);
  let knowledge: unknown;
  return {
    see(event) {
      player.see?.(event);
      knowledge = game.remember?.(knowledge, event, seat);
    },
    choose(look, moves, rng) {
      if (moves.length === 1) return moves[0];
      return thinkNow(searcher, { seat, view: look(), moves, knowledge }, { rng, iterations });
    },
  };
}
