import { counted, type Locale } from '../../../engine/text.ts';
import { a, the } from './names/it.ts';

/** Short texts for a player's turn. */
export interface BagRecapText {
  slain(monster: string): string;
  died: string;
  out: string;
  hurt(health: number): string;
  met(monster: string): string;
  ring: string;
  found(items: number): string;
  laid(tiles: number): string;
  walked(tiles: number): string;
}

/** The recap texts by language. */
export const BAG_RECAP: Readonly<Record<Locale, BagRecapText>> = {
  en: {
    slain: (monster) => `slays the ${monster}`,
    died: 'dies',
    out: 'is out of the dungeon',
    hurt: (health) => `−${health} health`,
    met: (monster) => `meets the ${monster}`,
    ring: 'the Ring appears',
    found: (items) => `finds ${counted(items, 'item', 'items')}`,
    laid: (tiles) => `lays ${counted(tiles, 'tile', 'tiles')}`,
    walked: (tiles) => `walks ${counted(tiles, 'tile', 'tiles')}`,
  },
  it: {
    slain: (monster) => `uccide ${the(monster)}`,
    died: 'muore',
    out: 'è fuori dal dungeon',
    hurt: (health) => `−${counted(health, 'punto salute', 'punti salute')}`,
    met: (monster) => `incontra ${a(monster)}`,
    ring: 'appare l’Anello',
    found: (items) => `trova ${counted(items, 'oggetto', 'oggetti')}`,
    laid: (tiles) => `posa ${counted(tiles, 'tessera', 'tessere')}`,
    walked: (tiles) => `percorre ${counted(tiles, 'tessera', 'tessere')}`,
  },
};
