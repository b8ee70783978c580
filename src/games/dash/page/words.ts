import { elementAt } from '../../../engine/list.ts';
import type { Locale } from '../../../engine/text.ts';
import {
  type DashPack,
  type DungeonCard,
  type DungeonNumber,
  type EquipmentCard,
  type EquipmentNumber,
  magicOf,
} from '../rules/content.ts';
import type { DashText } from '../text/text.ts';
import { cardName } from '../text/text-names.ts';
import type { DashPageText } from './text/text.ts';
import { dashText } from './text/text.ts';

export type AnyCard = DungeonCard | EquipmentCard;

/** All names and texts of the cards in one language. */
export interface Words {
  game: DashText;
  page: DashPageText;
  dungeon(card: DungeonNumber): DungeonCard;
  equipment(card: EquipmentNumber): EquipmentCard;
  name(card: AnyCard): string;
  effect(card: AnyCard): string;
  /** Name, kind and price, for screen readers. */
  label(card: AnyCard): string;
  flavour(card: AnyCard): string | undefined;
}

/** The words of a pack in a language. */
export function wordsFor(pack: DashPack, locale: Locale): Words {
  const { game, page } = dashText.in(locale);
  const name = (card: AnyCard) => card.name[locale];
  return {
    game,
    page,
    dungeon: (card) => elementAt(pack.dungeon, card),
    equipment: (card) => elementAt(pack.equipment, card),
    name,
    effect: (card) => game.effect(card, (id) => cardName(pack, locale, id)),
    label: (card) => [name(card), game.kinds[card.kind].toLowerCase(), price(card, game)].filter(Boolean).join(', '),
    flavour: (card) => card.flavour?.[locale],
  };
}

/** The figure in a card's corner: its cost or gain. */
export function corner(card: AnyCard): { of: 'cost' | 'gain' | 'gold'; figure: number } | undefined {
  switch (card.kind) {
    case 'creature':
      return { of: 'cost', figure: card.ap };
    case 'treasure':
      return { of: 'gold', figure: card.gold };
    case 'encounter':
      if (card.effect.kind === 'trap' && card.effect.ap > 0) return { of: 'cost', figure: card.effect.ap };
      return card.effect.kind === 'portal' ? { of: 'gain', figure: card.effect.ap } : undefined;
    case 'equipment':
      return card.effect.kind === 'treasure-map' ? { of: 'gold', figure: card.effect.gold } : undefined;
  }
}

function price(card: AnyCard, game: DashText): string | undefined {
  const shown = corner(card);
  const magic = magicOf(card);
  const figure =
    shown &&
    (shown.of === 'gold' ? game.gold(shown.figure) : `${shown.of === 'gain' ? '+' : ''}${game.ap(shown.figure)}`);
  return [figure, magic && game.magics[magic].name].filter(Boolean).join(', ');
}
