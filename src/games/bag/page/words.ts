import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Locale } from '../../../engine/text.ts';
import type { Place } from '../rules/board.ts';
import type {
  AdventurerNumber,
  BagPack,
  CharacterNumber,
  ItemCard,
  ItemNumber,
  MonsterNumber,
  TileCard,
  TileNumber,
} from '../rules/content.ts';
import type { BagView } from '../rules/view.ts';
import type { BagText } from '../text/text.ts';
import { nameById } from '../text/text-names.ts';
import type { BagPageText } from './text/text.ts';
import { bagText } from './text/text.ts';

/** All names and texts of the pieces in one language. */
export interface Words {
  game: BagText;
  page: BagPageText;
  locale: Locale;
  pack: BagPack;
  item(item: ItemNumber): string;
  itemCard(item: ItemNumber): ItemCard;
  monster(monster: MonsterNumber): string;
  monsterIcon(monster: MonsterNumber): string;
  character(character: CharacterNumber): string;
  characterIcon(character: CharacterNumber): string;
  tile(tile: TileNumber): string;
  tileCard(tile: TileNumber): TileCard;
  /** The effect of an item, in plain words. */
  worth(item: ItemNumber): string;
  /** The quest of the Dragon Scroll in play, or of the plain game. */
  quest(scroll: number | undefined): { name: string; says: string };
}

/** The words of a pack in a language. */
export function wordsFor(pack: BagPack, locale: Locale): Words {
  const { game, page } = bagText.in(locale);
  const item = (number: ItemNumber) => found(pack.items, number, 'item');
  const monster = (number: MonsterNumber) => found(pack.monsters, number, 'monster');
  const character = (number: CharacterNumber) => found(pack.characters, number, 'character');
  const tile = (number: TileNumber) => found(pack.tiles, number, 'tile');
  return {
    game,
    page,
    locale,
    pack,
    item: (number) => item(number).name[locale],
    itemCard: item,
    monster: (number) => monster(number).name[locale],
    monsterIcon: (number) => monster(number).icon,
    character: (number) => character(number).name[locale],
    characterIcon: (number) => character(number).icon,
    tile: (number) => tile(number).name[locale],
    tileCard: tile,
    worth: (number) => game.item(item(number)),
    quest: (number) => {
      const scroll = number === undefined ? undefined : pack.scrolls[number];
      if (scroll === undefined) return { name: page.quest, says: page.questIs };
      return { name: scroll.name[locale], says: game.scroll(scroll, nameById(pack, locale)) };
    },
  };
}

function found<Piece>(pieces: readonly Piece[], number: number, what: string): Piece {
  const piece = pieces[number];
  if (piece === undefined) throw new Error(`the pack has no ${what} ${number}`);
  return piece;
}

/** The name of an adventurer: the player's, or the character's in a solo game. */
export function nameOf(
  { view, players, words }: { view: BagView; players: readonly PlayerInfo[]; words: Words },
  who: AdventurerNumber,
): string {
  const { seat, character } = view.adventurers[who];
  return view.terms.solo ? words.character(character) : (players[seat]?.name ?? words.character(character));
}

/** The name of a laid tile. */
export function placeName({ view, words }: { view: BagView; words: Words }, place: Place): string {
  return words.tile(view.board.tiles[place]);
}

/** The same, distinguished from others of that name by its position. */
export function exactPlaceName({ view, words }: { view: BagView; words: Words }, place: Place): string {
  const { tiles, xs, ys } = view.board;
  const name = words.tile(tiles[place]);
  if (words.tileCard(tiles[place]).copies === 1) return name;
  return `${name} (${words.page.tile.fromStart(xs[place], ys[place])})`;
}
