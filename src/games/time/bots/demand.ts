import { elementAt } from '../../../engine/list.ts';
import {
  backOf,
  type CardNumber,
  GAME_MISSIONS,
  ITEM_COPIES,
  type ItemNumber,
  missionsInDecks,
  missionsOnScroll,
  type TimePack,
} from '../rules/content.ts';
import { addTo, noItems } from '../rules/counts.ts';
import type { Quest } from '../rules/options.ts';
import type { TimeView } from '../rules/view.ts';
import type { Mind } from './mind.ts';

/** How many of each Item the remaining Missions will need, from what the bot knows of the decks. */
export function futureDemand({ lookup, memory }: Mind, view: TimeView): number[] {
  const demand = noItems();
  const seen = new Set([...memory.gone, ...view.hand].filter((card) => backOf(card) === 'mission'));
  for (const { cards, count } of poolsOf(lookup.pack, view.quest)) {
    const unseen = cards.filter((card) => !seen.has(card));
    const toCome = count - (cards.length - unseen.length);
    if (toCome <= 0 || unseen.length === 0) continue;
    for (const card of unseen) {
      for (const item of lookup.needs(card)) addTo(demand, item, Math.min(1, toCome / unseen.length));
    }
  }
  return demand;
}

/** The Missions this game draws from, and how many are drawn. */
function poolsOf(pack: TimePack, quest: Quest): { cards: CardNumber[]; count: number }[] {
  if (quest.kind === 'adventure') {
    return [{ cards: missionsOnScroll(pack, elementAt(pack.adventures, quest.place).scroll), count: GAME_MISSIONS }];
  }
  return elementAt(pack.scenarios, quest.place).draws.map(({ decks, missions }) => ({
    cards: missionsInDecks(pack, decks),
    count: missions,
  }));
}

/** How many of an Item may still turn up: not played, not discarded, and not in the bot's own hand. */
export function unseenCopies({ memory }: Mind, view: TimeView, item: ItemNumber): number {
  const seen = [...memory.story, ...memory.gone, ...view.hand].filter((card) => card === item).length;
  return Math.max(0, ITEM_COPIES - seen);
}

/** How often a card is in a list. */
export function countOf(cards: readonly number[], wanted: number): number {
  let count = 0;
  for (const card of cards) if (card === wanted) count += 1;
  return count;
}
