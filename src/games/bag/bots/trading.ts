import { characterOf, itemCard } from '../rules/lookup.ts';
import type { BagMove } from '../rules/moves.ts';
import { adventurerOf } from '../rules/state.ts';
import type { TaskView } from '../rules/view.ts';
import { championOf } from './dragon.ts';
import { worthOf } from './items.ts';
import { find, isTogether, type Mind } from './mind.ts';

/** Together: gives items that help against the dragon to the adventurer who will fight her. */
export function giveAway(mind: Mind): BagMove | undefined {
  const { view, lookup, who } = mind;
  if (!isTogether(mind) || view.stack > 0) return undefined;
  const champion = championOf(mind);
  if (champion === undefined || champion === who) return undefined;
  const taker = adventurerOf(view, champion);
  const kinds = characterOf(lookup, taker).spaces;
  if (!taker.spaces.some((content, space) => content === 'empty' && kinds[space] === 'any')) return undefined;
  return find(mind, 'offer', ({ to, give }) => {
    if (to !== champion || typeof give !== 'number') return false;
    const { effect } = itemCard(lookup, give);
    return effect.kind === 'strength' || effect.kind === 'heal' || (effect.kind === 'shot' && effect.spent === true);
  });
}

/** Gives without asking for anything in return. */
export function price(mind: Mind): BagMove | undefined {
  return find(mind, 'ask', ({ want }) => want === 'nothing') ?? mind.moves[0];
}

/** Accepts gifts and trades worth more than they cost; together it also gives for nothing. */
export function answerOffer({ lookup, me, view }: Mind, task: TaskView & { kind: 'answer-trade' }): boolean {
  const worth = (ware: typeof task.give) =>
    typeof ware === 'number' ? worthOf(lookup, ware, me) : ware === 'ring' ? 100 : 0;
  if (task.want === 'ring') return false;
  return worth(task.give) > worth(task.want) || (task.want === 'nothing' && !view.terms.competitive);
}
