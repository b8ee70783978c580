import { elementAt } from '../../../engine/list.ts';
import { type Locale, personAt, type Teller } from '../../../engine/text.ts';
import type { CardNumber, ItemKind, TimePack } from '../rules/content.ts';
import { printedOn } from '../rules/content.ts';
import type { TimeEvent } from '../rules/state.ts';
import type { ItemWords, Names, TimeText } from './text.ts';

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellWith(text: TimeText, pack: TimePack, locale: Locale): Teller {
  return { tell: (event, names, you) => text.tell(event as TimeEvent, wordsOf(pack, locale, { names, you })) };
}

/** The names for sentences in a language; `you` is the reader's seat, if they have one. */
export function wordsOf(
  pack: TimePack,
  locale: Locale,
  { names, you }: { names: readonly string[]; you?: number | undefined },
): Names {
  return {
    who: (seat) => personAt(seat, names, you),
    card: (card) => cardName(pack, locale, card),
    item: (item) => itemWords(elementAt(pack.items, item), locale),
    itemOf: (id) =>
      itemWords(
        elementAt(
          pack.items,
          pack.items.findIndex((item) => item.id === id),
        ),
        locale,
      ),
    hero: (hero) => elementAt(pack.heroes, hero).name[locale],
  };
}

/** The name of a card in a language. */
export function cardName(pack: TimePack, locale: Locale, card: CardNumber): string {
  return printedOn(pack, card).name[locale];
}

function itemWords({ name, plural, one, the }: ItemKind, locale: Locale): ItemWords {
  return { name: name[locale], plural: plural[locale], one: one[locale], the: the[locale] };
}
