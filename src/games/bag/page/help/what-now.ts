import type { AskedMoment, NowAction } from '../../../../client/kit/table/what-now.ts';
import { counted, type Locale } from '../../../../engine/text.ts';
import type { BagPack } from '../../rules/content.ts';
import type { BagMove } from '../../rules/state.ts';
import type { BagView } from '../../rules/view.ts';
import type { Action } from '../actions/action.ts';
import { actionsOf } from '../actions/actions.ts';
import { pickMe } from '../pick-me.ts';
import { wordsFor } from '../words.ts';

const en = {
  choose: (characters: number) => `Choose your adventurer: ${characters} to choose from`,
  walk: (ways: number) => `Walk: ${counted(ways, 'way', 'ways')}, 1 AP a tile`,
  lay: 'Lay the tile you drew',
  /** This many carried items can be used. */
  items: (things: number) => `Use, wear or drop what you carry: ${counted(things, 'item', 'items')}`,
  /** Whether unworn items are shown to all. */
  show: 'Show or hide what’s in your backpack',
};

/** Actions in Bag of Dungeon whose single moves' labels do not describe them. */
export type BagNowText = typeof en;

const it: BagNowText = {
  choose: (characters) => `Scegli il tuo avventuriero: ce ne sono ${characters}`,
  walk: (ways) => `Cammina: ${counted(ways, 'strada', 'strade')}, 1 PA a tessera`,
  lay: 'Posa la tessera pescata',
  items: (things) => `Usa, indossa o posa quello che porti: ${counted(things, 'oggetto', 'oggetti')}`,
  show: 'Mostra o nascondi quello che hai nello zaino',
};

/** Actions in Bag of Dungeon, by language. */
export const BAG_NOW: Readonly<Record<Locale, BagNowText>> = { en, it };

/** Selects what you carry: the filled spaces, followers, and the Ring. */
const ITEMS = '[data-space][data-full="true"], [data-kind="follower"], [data-kind="ring"]';

/**
 * What you can do at a Bag of Dungeon table now: steps, tiles and items are grouped, everything else has its button's
 * words.
 */
export function whatNow(moment: AskedMoment<BagView, BagMove, BagPack>): NowAction[] {
  const { view, moves, you, players, pack, locale } = moment;
  const text = BAG_NOW[locale];
  const actions = actionsOf({ view, moves, you, players, words: wordsFor(pack, locale), me: pickMe(view, you) });
  const groups: [isIt: (action: Action) => boolean, say: (count: number) => string, at: string][] = [
    [({ move }) => move.kind === 'choose', text.choose, '[data-move="choose"]'],
    [({ move }) => move.kind === 'go', text.walk, '[data-move="go"], [data-lit="walk"]'],
    [({ spot }) => spot.kind === 'laying', () => text.lay, '[data-move="lay"], [data-ghost]'],
    [({ move }) => move.kind === 'show' || move.kind === 'hide', () => text.show, '[data-kind="show"]'],
    [({ spot }) => spot.kind === 'item' || spot.kind === 'ring', () => text.items(thingsIn(actions)), ITEMS],
  ];
  const grouped = groups.map(([isIt, say, at]) => ({ those: actions.filter(isIt), say, at }));
  const single = actions.filter((action) => !groups.some(([isIt]) => isIt(action)));
  return unique([
    ...grouped.slice(0, -2).flatMap(toAction),
    ...single.map(({ move, label, price }) => ({
      label: price === undefined ? label : `${label} (${price})`,
      at: `[data-move="${move.kind}"]`,
    })),
    ...grouped.slice(-2).reverse().flatMap(toAction),
  ]);
}

function toAction(group: { those: readonly Action[]; say(count: number): string; at: string }): NowAction[] {
  return group.those.length === 0 ? [] : [{ label: group.say(group.those.length), at: group.at }];
}

function thingsIn(actions: readonly Action[]): number {
  const things = actions.map(({ spot }) =>
    spot.kind === 'item' ? spot.space : spot.kind === 'ring' ? 'ring' : undefined,
  );
  return new Set(things.filter((thing) => thing !== undefined)).size;
}

/** Drops repeated labels of identical items. */
function unique(actions: readonly NowAction[]): NowAction[] {
  return actions.filter(({ label }, place) => actions.findIndex((other) => other.label === label) === place);
}
