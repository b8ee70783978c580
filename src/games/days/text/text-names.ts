import type { Locale, Teller } from '../../../engine/text.ts';
import { CARDS, type CardId, type DaysPack } from '../rules/content.ts';
import type { DaysEvent } from '../rules/state.ts';
import type { DaysText, Names } from './text.ts';

/** Tells events in the words of a language, with the names of the pack's cards and of the players. */
export function tellWith(text: DaysText, pack: DaysPack, locale: Locale): Teller {
  return { tell: (event, players) => text.tell(event as DaysEvent, namesOf(pack, locale, players)) };
}

/** The names of cards and players for every sentence. */
export function namesOf(pack: DaysPack, locale: Locale, players: readonly string[]): Names {
  return {
    card: (card) => pack.cards[card]?.name[locale] ?? '',
    player: (seat) => players[seat] ?? String(seat + 1),
  };
}

/** The name of a card by its id. */
export function cardName(pack: DaysPack, locale: Locale, id: CardId): string {
  return pack.cards[CARDS.indexOf(id)].name[locale];
}
