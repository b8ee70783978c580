import type { Bot } from '../../../engine/bot.ts';
import { elementAt } from '../../../engine/list.ts';
import { type NewGamePack, sideAt } from '../rules/content.ts';
import { goldOn, lookUp } from '../rules/lookup.ts';
import { ROLL } from '../rules/moves.ts';
import type { NewGameEvent, NewGameMove } from '../rules/state.ts';
import type { NewGameView } from '../rules/view.ts';

/**
 * Rolls while the expected gain of a roll exceeds the expected loss to the pit; in its last turn, until it is ahead.
 */
export const carefulNewGame: Bot<NewGameView, NewGameMove, NewGameEvent> = {
  id: 'careful',
  sit(seat, pack) {
    const lookup = lookUp(pack as NewGamePack);
    const gain = lookup.die.reduce((sum, side) => sum + goldOn(lookup, side), 0);
    const pits = lookup.die.filter((side) => sideAt(lookup.pack, side).effect.kind === 'pit').length;
    return {
      choose(look, moves) {
        const stop = moves.find(({ kind }) => kind === 'stop');
        const view = look();
        if (stop === undefined) return ROLL;
        const others = view.gold.filter((_, other) => other !== seat);
        const isLast = view.turnsTaken >= (view.turns - 1) * view.gold.length;
        const isBehind = elementAt(view.gold, seat) + view.heapGold < Math.max(...others);
        const isWorthIt = view.heapGold * pits < gain;
        return isWorthIt || (isLast && isBehind) ? ROLL : stop;
      },
    };
  },
};
