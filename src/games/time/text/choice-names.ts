import { clockTime } from '../../../engine/clock-time.ts';
import type { NamedAt } from '../../../engine/judgement.ts';
import { backOf, type CardNumber, type TimePack } from '../rules/content.ts';
import type { TimeChoice } from '../rules/state.ts';
import type { TimeView } from '../rules/view.ts';
import { TIME_ADVICE } from './advice.ts';
import { wordsOf } from './text-names.ts';

/** A card with its article: an Item by its kind, a Mission by its name. */
export function cardIn(
  pack: TimePack,
  card: CardNumber,
  { names, seat, locale }: Omit<NamedAt<unknown>, 'view'>,
): string {
  const words = wordsOf(pack, locale, { names, you: seat });
  return backOf(card) === 'item' ? words.item(card).the : TIME_ADVICE[locale].mission(words.card(card));
}

/** A choice in words, without a subject. */
export function nameChoice(pack: TimePack, choice: TimeChoice, at: NamedAt<TimeView>): string {
  const { locale, view, names, seat } = at;
  const text = TIME_ADVICE[locale];
  const words = wordsOf(pack, locale, { names, you: seat });
  const card = (number: CardNumber): string => cardIn(pack, number, at);
  const cards = (list: readonly CardNumber[]): string[] => list.map(card);
  switch (choice.kind) {
    case 'keep':
      return text.keepHero(words.hero(choice.hero));
    case 'play':
      return text.play(cards(choice.cards));
    case 'discard':
      return text.discard(cards(choice.cards));
    case 'keep-back':
      return text.keepBack(card(choice.card), clockOf(choice.ms));
    case 'call':
      return choice.call.kind === 'need' ? text.call(words.item(choice.call.item).one) : text.talk;
    case 'take':
      return text.take(card(choice.item));
    case 'drop':
      return text.drop(cards(choice.items));
    case 'waive':
      return text.waive(cards(choice.items));
    case 'use':
      return text.use(words.hero(choice.hero));
    case 'sift':
      return text.sift(cards(seenAt(view, choice.places)));
    case 'arrange':
      return text.arrange(seenAt(view, [choice.place]).map(card)[0] ?? '');
    case 'pay':
      return text.pay(card(choice.item));
    case 'remove':
      return text.remove(card(choice.item));
    case 'name':
      return text.name(card(choice.item));
    case 'away':
    case 'back':
      return text.leave;
    default:
      return text[choice.kind];
  }
}

/** The cards that a Hero sees, by their places. */
function seenAt({ pending }: TimeView, places: readonly number[]): CardNumber[] {
  const seen = pending?.kind === 'look-and-discard' || pending?.kind === 'look-and-arrange' ? pending.cards : [];
  return places.flatMap((place) => seen[place] ?? []);
}

/** Minutes and seconds: "3:40". */
export function clockOf(ms: number): string {
  return clockTime(Math.max(0, Math.round(ms / 1000)));
}
