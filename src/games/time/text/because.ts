import type { Seat } from '../../../engine/game.ts';
import type { NamedAt } from '../../../engine/judgement.ts';
import { personAt } from '../../../engine/text.ts';
import type { CardNumber, ItemNumber, TimePack } from '../rules/content.ts';
import { TIME_ADVICE } from './advice.ts';
import { cardIn, clockOf } from './choice-names.ts';
import { wordsOf } from './text-names.ts';

/** Certain differences between two choices. */
type Fact =
  | { kind: 'lacked'; mission: CardNumber; items: readonly ItemNumber[] }
  | { kind: 'breaks' | 'possible' }
  | { kind: 'called' | 'took-away'; seat: Seat; item: ItemNumber }
  | { kind: 'too-early'; ms: number | undefined; cards: number };

/** Why a choice is better than another, in a sentence. */
export function sayBecause(pack: TimePack, fact: Fact, at: NamedAt<unknown>): string {
  const { names, seat, locale } = at;
  const text = TIME_ADVICE[locale];
  const words = wordsOf(pack, locale, { names, you: seat });
  switch (fact.kind) {
    case 'lacked': {
      const [first = '', ...others] = fact.items.map((item) => words.item(item).one);
      return text.lacked(cardIn(pack, fact.mission, at), first, others);
    }
    case 'breaks':
      return text.breaks;
    case 'possible':
      return text.isPossible;
    case 'called':
      return text.wasCalled(personAt(fact.seat, names, seat), words.item(fact.item).one);
    case 'took-away':
      return text.tookAway(personAt(fact.seat, names, seat), words.item(fact.item).one);
    case 'too-early':
      return text.tooEarly(fact.ms === undefined ? undefined : clockOf(fact.ms), fact.cards);
  }
}
