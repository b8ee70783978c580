import {
  backOf,
  type CardNumber,
  GAME_MISSIONS,
  ITEM_COPIES,
  ITEM_KINDS,
  type ItemNumber,
  missionCard,
} from '../rules/content.ts';
import type { TimeView } from '../rules/view.ts';
import type { Mind } from './mind.ts';

/** How many of each Item the remaining Missions will need, from what the bot knows of the decks. */
export function futureDemand({ lookup, memory }: Mind, view: TimeView): number[] {
  const demand = new Array<number>(ITEM_KINDS).fill(0);
  const seen = new Set([...memory.gone, ...view.hand].filter((card) => backOf(card) === 'mission'));
  for (const { cards, count } of poolsOf({ lookup }, view)) {
    const unseen = cards.filter((card) => !seen.has(card));
    const toCome = count - (cards.length - unseen.length);
    if (toCome <= 0 || unseen.length === 0) continue;
    for (const card of unseen) {
      for (const item of lookup.needs[card]) demand[item] += Math.min(1, toCome / unseen.length);
    }
  }
  return demand;
}

/** The Missions this game draws from, and how many are drawn. */
function poolsOf({ lookup }: Pick<Mind, 'lookup'>, { quest }: TimeView): { cards: CardNumber[]; count: number }[] {
  const { pack, deckOf } = lookup;
  if (quest.kind === 'adventure') {
    const ids = pack.adventures[quest.place].scroll.missions;
    return [
      {
        cards: ids.map((id) => missionCard(pack.missions.findIndex((mission) => mission.id === id))),
        count: GAME_MISSIONS,
      },
    ];
  }
  return pack.scenarios[quest.place].draws.map(({ decks, missions }) => ({
    cards: [...pack.missions.keys()].map(missionCard).filter((card) => decks.includes(deckOf[card])),
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
