import { type Locale, personAt, type Teller } from '../../../engine/text.ts';
import { CARDS, type CardId, cardAt, type DaysPack } from '../rules/content.ts';
import type { DaysEvent } from '../rules/state.ts';
import type { DaysText, Names } from './text.ts';

/** Turns events into sentences of a language, with the names of the pack's cards and of the players. */
export function tellWith(text: DaysText, pack: DaysPack, locale: Locale): Teller {
  return { tell: (event, players, you) => text.tell(event as DaysEvent, namesOf({ pack, locale, players, you })) };
}

/** The names of cards and players for sentences; `you` is the reader's seat, if they have one. */
export function namesOf({
  pack,
  locale,
  players,
  you,
}: {
  pack: DaysPack;
  locale: Locale;
  players: readonly string[];
  you?: number | undefined;
}): Names {
  return {
    card: (card) => cardAt(pack, card).name[locale],
    person: (seat) => personAt(seat, players, you),
  };
}

/** The name of a card by its id. */
export function cardName(pack: DaysPack, locale: Locale, id: CardId): string {
  return cardAt(pack, CARDS.indexOf(id)).name[locale];
}
