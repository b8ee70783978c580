import type { BagMove } from '../../games/bag/moves.ts';
import { fightOdds } from '../../games/bag/odds.ts';
import type { TaskView } from '../../games/bag/view.ts';
import { worthOf } from './items.ts';
import { combatantOf, exitOf, find, foe, isTogether, type Mind, monsterOn } from './mind.ts';

/** Together: whoever is to face the dragon gets from the others what helps against her. */
export function giveAway(mind: Mind): BagMove | undefined {
  const { view, lookup, who } = mind;
  if (!isTogether(mind) || view.stack > 0) return undefined;
  const champion = championOf(mind);
  if (champion === undefined || champion === who) return undefined;
  if (!view.adventurers[champion].spaces.includes('empty')) return undefined;
  return find(mind, 'offer', ({ to, give }) => {
    if (to !== champion || typeof give !== 'number') return false;
    const { effect } = lookup.items[give];
    return effect.kind === 'strength' || effect.kind === 'heal' || (effect.kind === 'shot' && effect.spent === true);
  });
}

/** Who would do best against the dragon. */
function championOf(mind: Mind): number | undefined {
  const { view } = mind;
  const exit = exitOf(mind);
  const dragon = exit === undefined ? undefined : monsterOn(mind, exit);
  if (dragon === undefined) return undefined;
  let best: number | undefined;
  let most = -1;
  view.adventurers.forEach(({ fate }, who) => {
    if (fate !== 'inside') return;
    const { win } = fightOdds(combatantOf(mind, who, 1), foe(dragon));
    if (win > most) [best, most] = [who, win];
  });
  return best;
}

/** Gifts ask for nothing. */
export function price(mind: Mind): BagMove | undefined {
  return find(mind, 'ask', ({ want }) => want === 'nothing') ?? mind.moves[0];
}

/** Takes gifts, and trades that bring more than they cost; together one also gives what is asked for nothing. */
export function answerOffer({ lookup, me, view }: Mind, task: TaskView & { kind: 'answer-trade' }): boolean {
  const worth = (ware: typeof task.give) =>
    typeof ware === 'number' ? worthOf(lookup, ware, me) : ware === 'ring' ? 100 : 0;
  if (task.want === 'ring') return false;
  return worth(task.give) > worth(task.want) || (task.want === 'nothing' && !view.terms.competitive);
}
