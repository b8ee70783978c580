import { counted, type Locale } from '../../../engine/text.ts';
import { a, the } from './names/it.ts';

const en = {
  slain: (monster: string) => `slays the ${monster}`,
  died: 'dies',
  out: 'is out of the dungeon',
  outWithRing: 'is out with the Ring',
  takesRing: 'takes the Ring',
  whisked: 'vanishes by magic',
  helped: 'comes to help',
  hurt: (health: number) => `−${health} health`,
  met: (monster: string) => `meets the ${monster}`,
  ring: 'the Ring appears',
  found: (items: number) => `finds ${counted(items, 'item', 'items')}`,
  laid: (tiles: number) => `lays ${counted(tiles, 'tile', 'tiles')}`,
  walked: (tiles: number) => `walks ${counted(tiles, 'tile', 'tiles')}`,
};

/** Short texts for a player's turn. */
export type BagRecapText = typeof en;

const it: BagRecapText = {
  slain: (monster) => `uccide ${the(monster)}`,
  died: 'muore',
  out: 'è fuori dal dungeon',
  outWithRing: 'è fuori con l’Anello',
  takesRing: 'prende l’Anello',
  whisked: 'svanisce per magia',
  helped: 'accorre in aiuto',
  hurt: (health) => `−${counted(health, 'punto salute', 'punti salute')}`,
  met: (monster) => `incontra ${a(monster)}`,
  ring: 'appare l’Anello',
  found: (items) => `trova ${counted(items, 'oggetto', 'oggetti')}`,
  laid: (tiles) => `posa ${counted(tiles, 'tessera', 'tessere')}`,
  walked: (tiles) => `percorre ${counted(tiles, 'tessera', 'tessere')}`,
};

/** The recap texts by language. */
export const BAG_RECAP: Readonly<Record<Locale, BagRecapText>> = { en, it };
