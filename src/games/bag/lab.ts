import { type CardSwap, copiesIn, type LabParts } from '../lab.ts';
import { killsOf } from './rules/chapters/way-out/ending.ts';
import type { BagPack } from './rules/content.ts';
import { itemCard, type Lookup, lookUp } from './rules/lookup.ts';
import type { BagMove, BagState } from './rules/state.ts';

/** How the lab measures packs of Bag of Dungeon. */
export const lab: LabParts<BagPack, BagState, BagMove> = {
  seats: 2,
  games: 8_000,
  unit: { en: 'kills', it: 'uccisioni' },
  open: (pack) => {
    const lookup = lookUp(pack);
    return {
      standing: (state) => state.adventurers.map((_, who) => killsOf({ state, lookup }, who)),
      cardIn: (move) => (move.kind === 'take' ? itemCard(lookup, move.item).id : undefined),
      swaps: [nextItem(lookup), nextMonster(lookup)],
    };
  },
};

function nextItem(lookup: Lookup): CardSwap<BagState, BagMove> {
  return {
    id: 'item',
    title: { en: 'The next item from the bag', it: 'Il prossimo oggetto dal sacchetto' },
    meaning: {
      en: 'How much more often a game is won after this item was drawn instead of a random one from the bag.',
      it: 'Quanto più spesso si vince dopo aver pescato questo oggetto invece di uno a caso del sacchetto.',
    },
    cards: lookup.items.map(({ id, name }) => ({ id, name })),
    skips: 60,
    poolAt: ({ state, seat }) =>
      state.phase === 'playing' && state.itemBag.length > 1
        ? { seat, copies: copiesIn(state.itemBag, lookup.items.length) }
        : undefined,
    // For one move the bag holds this item alone; further draws of the same move find the bag empty.
    put: ({ state }, item) => {
      const rest = state.itemBag.slice();
      const at = rest.indexOf(item);
      if (at === -1) return () => true;
      rest.splice(at, 1);
      state.itemBag = [item];
      return () => {
        const isDrawn = !state.itemBag.includes(item);
        state.itemBag.push(...rest);
        return isDrawn;
      };
    },
  };
}

function nextMonster(lookup: Lookup): CardSwap<BagState, BagMove> {
  return {
    id: 'monster',
    title: { en: 'A hidden monster', it: 'Un mostro nascosto' },
    meaning: {
      en: 'How much more often a game is won when this monster waits in a lair instead of a random one from the bag.',
      it: 'Quanto più spesso si vince quando in una tana aspetta questo mostro invece di uno a caso del sacchetto.',
    },
    cards: lookup.monsters.map(({ id, name }) => ({ id, name })),
    skips: 40,
    poolAt: ({ state, seat }) =>
      hiddenMonster(state) === undefined || state.monsterBag.length < 2
        ? undefined
        : { seat, copies: copiesIn(state.monsterBag, lookup.monsters.length) },
    put: ({ state }, monster) => {
      const token = hiddenMonster(state);
      const at = state.monsterBag.indexOf(monster);
      if (token === undefined || at === -1)
        throw new Error(`monster ${monster} is not in the bag, or nothing is hidden`);
      token.monster = monster;
      state.monsterBag.splice(at, 1);
      return undefined;
    },
  };
}

/** The newest hidden monster that nobody has looked at. */
function hiddenMonster({ tokens }: BagState) {
  return tokens.findLast(({ monster }) => monster === undefined);
}
