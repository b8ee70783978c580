import { type Locale, personAt, type Teller } from '../../../engine/text.ts';
import type { NewGamePack } from '../rules/content.ts';
import type { NewGameEvent } from '../rules/state.ts';
import type { NewGameText } from './text.ts';

/** Turns events into sentences of one language, for pages, which load only the language they show. */
export function tellWith(text: NewGameText, pack: NewGamePack, locale: Locale): Teller {
  return {
    tell(raw, names, you) {
      const event = raw as NewGameEvent;
      const person = (seat: number) => personAt(seat, names, you);
      return text.tell(event, {
        who: 'seat' in event ? person(event.seat) : { name: '', isYou: false },
        side: 'side' in event ? (pack.sides[event.side]?.name[locale] ?? '') : '',
        winners: event.kind === 'game-over' ? event.winners.map(person) : [],
      });
    },
  };
}
