import type { Locale } from '../../../engine/text.ts';
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
import { countKinds, type Names, type TimeText } from '../text/text.ts';
import { wordsOf } from '../text/text-names.ts';
import { initialsOf } from './cards/item-looks.ts';
import type { TimePageText } from './text/text.ts';
import { timeText } from './text/text.ts';

/** An Item listed by a card, and how often. */
export interface Need {
  item: ItemNumber;
  count: number;
}

/** A card with everything the page shows of it. */
export type Face =
  | { kind: 'item'; number: CardNumber; item: ItemKind }
  | { kind: 'mission'; number: CardNumber; card: MissionCard; needs: readonly Need[] }
  | { kind: 'adventure'; number: CardNumber; card: AdventureCard; needs: readonly Need[] };

/** All names and texts of the cards in one language. */
export interface Words {
  locale: Locale;
  game: TimeText;
  page: TimePageText;
  names: Names;
  item(item: ItemNumber): ItemKind;
  itemName(item: ItemNumber): string;
  /** Unique among the Items. */
  initial(item: ItemNumber): string;
  hero(hero: HeroNumber): HeroCard;
  face(card: CardNumber): Face;
  /** The numbers of Items by id. */
  numbers(ids: readonly string[]): ItemNumber[];
  /** A Hero's skill, with its price. */
  skill(hero: HeroNumber): string;
  /** The name and text of the scenario or Adventure. */
  quest(quest: Quest): { name: string; flavour: string };
}

/** The words of a pack in a language. */
export function wordsFor(pack: TimePack, locale: Locale, players: readonly string[]): Words {
  const names = wordsOf(pack, locale, { names: players });
  const { game, page } = timeText.in(locale);
  const initials = initialsOf(pack.items.map(({ name }) => name[locale]));
  const numbers = (ids: readonly string[]) => ids.map((id) => pack.items.findIndex((item) => item.id === id));
  return {
    locale,
    game,
    page,
    names,
    numbers,
    item: (item) => found(pack.items[item], `Item ${item}`),
    itemName: (item) => names.item(item).name,
    initial: (item) => initials[item] ?? '',
    hero: (hero) => found(pack.heroes[hero], `Hero ${hero}`),
    skill: (hero) => {
      const { skill, cost } = found(pack.heroes[hero], `Hero ${hero}`);
      return game.skill(skill, cost.length === 0 ? '' : game.items(numbers(cost), names));
    },
    face: (number) => {
      switch (backOf(number)) {
        case 'item':
          return { kind: 'item', number, item: found(pack.items[number], `Item ${number}`) };
        case 'mission': {
          const card = found(pack.missions[missionPlace(number)], `Mission ${number}`);
          return { kind: 'mission', number, card, needs: countKinds(numbers(card.needs)) };
        }
        case 'adventure': {
          const card = found(pack.adventures[adventurePlace(number)], `Adventure ${number}`);
          return { kind: 'adventure', number, card, needs: countKinds(numbers(card.needs)) };
        }
      }
    },
    quest: (quest) => {
      if (quest.kind === 'scenario') {
        const { name, flavour } = found(pack.scenarios[quest.place], `scenario ${quest.place}`);
        return { name: name[locale], flavour: flavour[locale] };
      }
      const { name, scroll } = found(pack.adventures[quest.place], `Adventure ${quest.place}`);
      return { name: name[locale], flavour: scroll.story[locale] };
    },
  };
}

/** The name of a card. */
export function nameOf(face: Face, { locale }: Words): string {
  return face.kind === 'item' ? face.item.name[locale] : face.card.name[locale];
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

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`the pack has no ${what}`);
  return thing;
}
