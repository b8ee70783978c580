import { elementAt } from '../../../engine/list.ts';
import type { Bilingual, Locale } from '../../../engine/text.ts';
import {
  type AdventureCard,
  adventurePlace,
  backOf,
  type CardNumber,
  type HeroCard,
  type HeroNumber,
  type ItemKind,
  type ItemNumber,
  type MissionCard,
  missionPlace,
  type TimePack,
} from '../rules/content.ts';
import type { Quest } from '../rules/options.ts';
import { countKinds } from '../text/text.ts';
import { wordsOf } from '../text/text-names.ts';
import { initialsOf } from './cards/item-looks.ts';
import { timeText } from './text/text.ts';

/** An Item listed by a card, and how often. */
export interface Need {
  item: ItemNumber;
  count: number;
}

/** A card with everything the page shows of it. */
export type Face =
  | { kind: 'item'; number: CardNumber; card: ItemKind }
  | { kind: 'mission'; number: CardNumber; card: MissionCard; needs: readonly Need[] }
  | { kind: 'adventure'; number: CardNumber; card: AdventureCard; needs: readonly Need[] };

/** All names and texts of the cards in one language. */
export type Words = ReturnType<typeof wordsFor>;

/** The words of a pack in a language. */
export function wordsFor(pack: TimePack, locale: Locale, players: readonly string[]) {
  const names = wordsOf(pack, locale, { names: players });
  const { game, page } = timeText.in(locale);
  const initials = initialsOf(pack.items.map(({ name }) => shortened(name[locale])));
  const hero = (number: HeroNumber): HeroCard => elementAt(pack.heroes, number);
  /** The numbers of Items by id. */
  const numbers = (ids: readonly string[]): ItemNumber[] =>
    ids.map((id) => pack.items.findIndex((item) => item.id === id));
  const face = (number: CardNumber): Face => {
    switch (backOf(number)) {
      case 'item':
        return { kind: 'item', number, card: elementAt(pack.items, number) };
      case 'mission': {
        const card = elementAt(pack.missions, missionPlace(number));
        return { kind: 'mission', number, card, needs: countKinds(numbers(card.needs)) };
      }
      case 'adventure': {
        const card = elementAt(pack.adventures, adventurePlace(number));
        return { kind: 'adventure', number, card, needs: countKinds(numbers(card.needs)) };
      }
    }
  };
  return {
    locale,
    game,
    page,
    names,
    numbers,
    hero,
    face,
    item: (item: ItemNumber): ItemKind => elementAt(pack.items, item),
    itemName: (item: ItemNumber): string => names.item(item).name,
    /** Its name on a small card. */
    shortName: (item: ItemNumber): string => shortened(names.item(item).name),
    /** Unique among the Items. */
    initial: (item: ItemNumber): string => elementAt(initials, item),
    /** A Hero's skill, with its price. */
    skill: (number: HeroNumber): string => {
      const { skill, cost } = hero(number);
      return game.skill(skill, cost.length === 0 ? '' : game.items(numbers(cost), names));
    },
    /** The name and text of the scenario or Adventure. */
    quest: ({ kind, place }: Quest): { name: string; flavour: string } => {
      const { name, flavour } =
        kind === 'scenario' ? elementAt(pack.scenarios, place) : storyOf(elementAt(pack.adventures, place));
      return { name: name[locale], flavour: flavour[locale] };
    },
  };
}

function storyOf({ name, scroll }: AdventureCard): { name: Bilingual; flavour: Bilingual } {
  return { name, flavour: scroll.story };
}

/** The name of a card. */
export function nameOf(face: Face, { locale }: Words): string {
  return face.card.name[locale];
}

/** The name of a card on a small picture of it. */
export function shortNameOf(face: Face, words: Words): string {
  return face.kind === 'item' ? words.shortName(face.number) : nameOf(face, words);
}

/** The Italian words for what an Item comes in, which a small card has no room for: «Sacchetto d’Oro» is «Oro». */
const CONTAINER = /^(?:Sacchetto|Mazzo) (?:di |d’)/;

function shortened(name: string): string {
  return name.replace(CONTAINER, '');
}

/** A name with soft hyphens, for small cards. */
export function withSoftHyphens(name: string): string {
  return name.replace(/\p{L}{10,}/gu, (word) => {
    const middle = word.length / 2;
    const breaks = [...word.matchAll(/(?<=[aeiou])(?=[^aeiou])/gi)].map(({ index }) => index);
    const [best] = breaks.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    return best === undefined ? word : `${word.slice(0, best)}\u00ad${word.slice(best)}`;
  });
}

/** A card, its needs and its reward, for screen readers. */
export function labelOf(face: Face, words: Words): string {
  const name = nameOf(face, words);
  if (face.kind === 'item') return name;
  const needs = words.game.items(words.numbers(face.card.needs), words.names);
  const label = words.page.cardLabel({ name, kind: words.game.backs[face.kind].one, needs });
  if (face.kind === 'adventure') return label;
  const { reward } = face.card;
  const gift = reward.kind === 'none' ? undefined : words.game.reward(reward, words.names);
  return `${label}; ${words.page.rewardLabel(gift)}`;
}
