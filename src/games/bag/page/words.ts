import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import { elementAt } from '../../../engine/list.ts';
import type { Locale } from '../../../engine/text.ts';
import type { Place } from '../rules/board.ts';
import type {
  AdventurerNumber,
  BagPack,
  CharacterNumber,
  ItemNumber,
  MonsterNumber,
  TileCard,
  TileNumber,
} from '../rules/content.ts';
import { adventurerOf } from '../rules/state.ts';
import type { BagView } from '../rules/view.ts';
import { nameById } from '../text/text-names.ts';
import { bagText } from './text/text.ts';

/** All names and texts of the pieces in one language. */
export type Words = ReturnType<typeof wordsFor>;

/** The words of a pack in a language. */
export function wordsFor(pack: BagPack, locale: Locale) {
  const { game, page } = bagText.in(locale);
  const item = (number: ItemNumber) => elementAt(pack.items, number);
  const monster = (number: MonsterNumber) => elementAt(pack.monsters, number);
  const character = (number: CharacterNumber) => elementAt(pack.characters, number);
  const tile = (number: TileNumber) => elementAt(pack.tiles, number);
  return {
    game,
    page,
    locale,
    pack,
    item: (number: ItemNumber) => item(number).name[locale],
    itemCard: item,
    monster: (number: MonsterNumber) => monster(number).name[locale],
    monsterCard: monster,
    character: (number: CharacterNumber) => character(number).name[locale],
    characterCard: character,
    tile: (number: TileNumber) => tile(number).name[locale],
    tileCard: tile,
    /** The effect of an item, in plain words. */
    worth: (number: ItemNumber) => game.item(item(number)),
    /** The quest of the Dragon Scroll in play, or of the plain game. */
    quest: (number: number | undefined) => {
      if (number === undefined) return { name: page.quest, says: page.questIs };
      const scroll = elementAt(pack.scrolls, number);
      return { name: scroll.name[locale], says: game.scroll(scroll, nameById(pack, locale)) };
    },
  };
}

/** The name of an adventurer: the player's, or the character's in a solo game. */
export function nameOf(
  { view, players, words }: { view: BagView; players: readonly PlayerInfo[]; words: Words },
  who: AdventurerNumber,
): string {
  const { seat, character } = adventurerOf(view, who);
  return view.terms.solo ? words.character(character) : (players[seat]?.name ?? words.character(character));
}

/** The name of a laid tile. */
export function placeName({ view, words }: { view: BagView; words: Words }, place: Place): string {
  return words.tile(elementAt(view.board.tiles, place));
}

/** The card of a laid tile. */
export function cardOfPlace({ view, words }: { view: BagView; words: Words }, place: Place): TileCard {
  return words.tileCard(elementAt(view.board.tiles, place));
}

/** The same, distinguished from others of that name by its position. */
export function exactPlaceName(scene: { view: BagView; words: Words }, place: Place): string {
  const { xs, ys } = scene.view.board;
  const name = placeName(scene, place);
  if (cardOfPlace(scene, place).copies === 1) return name;
  return `${name} (${scene.words.page.tile.fromStart(elementAt(xs, place), elementAt(ys, place))})`;
}
