import { counted, type Locale } from '../../../../engine/text.ts';

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
