import { withSoftHyphens } from '../../../client/kit/cards/soft-hyphens.ts';
import type { PlayerInfo } from '../../../client/kit/game-page.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { Locale } from '../../../engine/text.ts';
import { type CardNumber, cardAt, type DaysPack, printedValues } from '../rules/content.ts';
import type { SpriteRule } from '../rules/state.ts';
import type { WhyNot } from '../text/text.ts';
import { cardName, namesOf } from '../text/text-names.ts';
import { daysText } from './text/text.ts';

/** All names and texts of the cards in one language. */
export type Words = ReturnType<typeof wordsFor>;

/** The words of a pack in a language, at a table with this rule for Sprites. */
export function wordsFor(pack: DaysPack, locale: Locale, sprite: SpriteRule) {
  const { game, page } = daysText.in(locale);
  const found = (number: CardNumber) => cardAt(pack, number);
  const name = (card: CardNumber) => found(card).name[locale];
  return {
    game,
    page,
    /** The printed values by card number, and the Sprite rule of this table. */
    values: printedValues(pack),
    sprite,
    card: found,
    name,
    /** The name with soft hyphens, apart from the part that only says its kind ("Spell of"). */
    breakable: (card: CardNumber) => {
      const whole = name(card);
      const own = found(card).kind === 'spell' ? page.spellOf(whole) : whole;
      return { kind: withSoftHyphens(whole.slice(0, whole.length - own.length)), own: withSoftHyphens(own) };
    },
    /** The name on a board: one word, with soft hyphens. */
    onBoard: (number: CardNumber) => {
      const { id } = found(number);
      const word = id === 'invisibility' || id === 'boulder' ? page.onBoard[id] : name(number);
      return withSoftHyphens(word);
    },
    effect: (number: CardNumber) => game.effect(found(number), (id) => cardName(pack, locale, id), sprite),
    /** Why a card cannot be played on a day. */
    whyNot: (why: WhyNot, number: CardNumber) => game.whyNot(why, found(number).id, (id) => cardName(pack, locale, id)),
    flavour: (number: CardNumber) => found(number).flavour[locale],
    /** The figure in a card's corner; a Mimic has a question mark, spells and traps none. */
    figure: (number: CardNumber) => {
      const card = found(number);
      if (card.kind !== 'creature') return undefined;
      return card.value === 'neighbour' ? '?' : String(card.value);
    },
    /** The same for screen readers: "4 points". */
    worth: (number: CardNumber) => {
      const card = found(number);
      if (card.kind !== 'creature') return undefined;
      return card.value === 'neighbour' ? page.worthNeighbour : page.worth(card.value);
    },
    /** Names for sentences; the reader is "you". */
    names: (players: readonly PlayerInfo[], you: Viewer) =>
      namesOf({
        pack,
        locale,
        players: players.map((player) => player.name),
        you: you === 'spectator' ? undefined : you,
      }),
  };
}
