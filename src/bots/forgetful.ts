import type { Bot } from '../engine/bot.ts';
import type { Rng } from '../engine/rng.ts';

/** Of a hundred events, so many are forgotten at once. */
const FORGETS = 35;
/** Before one move in so many it is not sure, and takes so many times the usual pause; otherwise up to the least of these. */
const UNSURE_ONE_IN = 5;
const UNSURE_PAUSES = { least: 3, most: 8 };

/**
 * A bot that errs as people do who are new or not quite there: it forgets what it has seen, overlooks moves it could
 * make, and hesitates now and then. Of what it notices it takes what the given bot would. `overlooks` is how many of a
 * hundred such moves it misses.
 */
export function forgetful<View, Move, Event>(
  bot: Bot<View, Move, Event>,
  overlooks: (move: Move) => number,
): Bot<View, Move, Event> {
  return {
    id: 'forgetful',
    sit(seat, pack) {
      const player = bot.sit(seat, pack);
      // Whether an event is remembered is decided when the bot is asked: only then it has chance.
      const fresh: Event[] = [];
      return {
        see: (event) => {
          fresh.push(event);
        },
        hesitation,
        choose(look, moves, rng) {
          for (const event of fresh.splice(0)) if (rng.int(100) >= FORGETS) player.see?.(event);
          const noticed = moves.filter((move) => rng.int(100) >= overlooks(move));
          return noticed.length === 0 ? moves[rng.int(moves.length)] : player.choose(look, noticed, rng);
        },
      };
    },
  };
}

/** Mostly near the usual pause, and now and then much longer. */
function hesitation(rng: Rng): number {
  const { least, most } = UNSURE_PAUSES;
  const share = rng.int(1000) / 1000;
  return rng.int(UNSURE_ONE_IN) === 0 ? least + share * (most - least) : 0.5 + share * (least - 0.5);
}
