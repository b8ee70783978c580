import type { Bot } from '../engine/bot.ts';
import { pickOne, type Rng } from '../engine/rng.ts';

/** Percentage of events the bot forgets at once. */
const FORGETS = 35;
/**
 * One move in `UNSURE_ONE_IN` takes longer than usual, by a factor in this range; all others stay below the lowest of
 * these factors.
 */
const UNSURE_ONE_IN = 5;
const UNSURE_PAUSES = { least: 3, most: 8 };

/**
 * A bot that errs as beginners or distracted people do: it forgets events, overlooks moves and sometimes hesitates.
 * Among the moves it notices it picks what the given bot would. `overlooks` is the percentage of moves it misses.
 */
export function forgetful<View, Move, Event>(
  bot: Bot<View, Move, Event>,
  overlooks: (move: Move) => number,
): Bot<View, Move, Event> {
  return {
    id: 'forgetful',
    sit(seat, pack) {
      const player = bot.sit(seat, pack);
      // Decided when the bot chooses a move, because only then it has an `rng`.
      const fresh: Event[] = [];
      return {
        see: (event) => {
          fresh.push(event);
        },
        hesitation,
        choose(look, moves, rng) {
          for (const event of fresh.splice(0)) if (rng.int(100) >= FORGETS) player.see?.(event);
          const noticed = moves.filter((move) => rng.int(100) >= overlooks(move));
          return noticed.length === 0 ? pickOne(moves, rng) : player.choose(look, noticed, rng);
        },
      };
    },
  };
}

/** Usually close to the normal pause, sometimes much longer. */
function hesitation(rng: Rng): number {
  const { least, most } = UNSURE_PAUSES;
  const share = rng.int(1000) / 1000;
  return rng.int(UNSURE_ONE_IN) === 0 ? least + share * (most - least) : 0.5 + share * (least - 0.5);
}
