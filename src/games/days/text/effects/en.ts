import type { CardId, DaysCard } from '../../rules/content.ts';
import type { SpriteRule } from '../../rules/state.ts';
import { a, the } from '../names/en.ts';
import type { WhyNot } from '../text.ts';

/** The effect of each card, in English. */
export function effectInEnglish(card: DaysCard, nameOf: (id: CardId) => string, sprite: SpriteRule): string {
  const { id } = card;
  switch (id) {
    case 'terror':
      return 'Choose a day: all creatures on that day leave every board.';
    case 'transportation':
      return 'Choose a day and another player: you two swap everything you have on that day.';
    case 'transformation':
      return 'Swap any creature on any board, even one inside a stack, with one from your hand.';
    case 'invisibility':
      return 'Stays on a creature on your board. The day scores 0 until it gets another creature, as if it were empty.';
    case 'lava':
      return `Burns the top creature of any day on any board, but never ${a(nameOf('dragon'))}.`;
    case 'boulder':
      return 'Blocks an empty day of another player’s board for the rest of the game.';
    case 'dragon':
      return 'On an empty day of any board. All creatures on the days beside it are discarded.';
    case 'dwarf':
      return `On an empty day of your board, not next to ${a(nameOf('elf'))} when you place it.`;
    case 'elf':
      return `On an empty day of your board, not next to ${a(nameOf('dwarf'))} when you place it.`;
    case 'pixie':
      return `On an empty day of your board, right beside ${a(nameOf('human'))} or ${a(nameOf('halfling'))}.`;
    case 'human':
    case 'mimic':
      return `On an empty day of your board.${id === 'mimic' ? ' Scores as much as the better creature right beside it.' : ''}`;
    case 'halfling':
      return 'On top of a creature on any board: everything under it scores nothing while it sits there.';
    case 'medusa':
      return `On an empty day of any board. Each ${nameOf('human')} and ${nameOf('halfling')} of that board is discarded, covered ones too.`;
    case 'orc':
      return 'On an empty day of your board, directly left of a creature.';
    case 'troll':
      return 'On an empty day of your board, directly right of a creature.';
    case 'sprite':
      return sprite === 'adds'
        ? `On top of a creature on your board: adds its ${card.value} to what the day scores.`
        : `On top of a creature on your board: the day scores its ${card.value} and nothing below it.`;
    case 'goblin':
      return 'On an empty day of your board. On all other boards the creatures of that day are discarded.';
  }
}

/** Why a card cannot be played there, in English. */
export function whyNotInEnglish(why: WhyNot, card: CardId, nameOf: (id: CardId) => string): string {
  const name = nameOf(card);
  switch (why) {
    case 'no-such-board':
      return 'that board doesn’t exist';
    case 'others-board':
      return `${the(name)} only goes on your own board`;
    case 'own-board':
      return `${the(name)} only goes on other players’ boards`;
    case 'occupied':
      return `there’s already a card here, and ${the(name)} needs an empty day`;
    case 'blocked':
      return 'a Boulder blocks this day';
    case 'last-free-day':
      return 'every board keeps one day without a Boulder, and this is the last one';
    case 'nothing-below':
      return `the day is empty, and ${the(name)} goes on a creature`;
    case 'boulder-below':
      return `there’s only a Boulder here, and ${the(name)} goes on a creature`;
    case 'invisible':
      return card === 'boulder'
        ? 'an invisible creature is here, so the day isn’t empty'
        : `the creature here is invisible, and ${the(name)} needs one in sight`;
    case 'dragon':
      return `${a(nameOf('dragon'))} doesn’t burn`;
    case 'elf-beside':
      return `there’s ${a(nameOf('elf'))} next to it`;
    case 'dwarf-beside':
      return `there’s ${a(nameOf('dwarf'))} next to it`;
    case 'nobody-beside':
      return `there’s no ${nameOf('human')} or ${nameOf('halfling')} in sight right beside it`;
    case 'nobody-right':
      return 'there’s no creature directly to the right';
    case 'nobody-left':
      return 'there’s no creature directly to the left';
    case 'no-day-right':
      return 'Sunday has no day to its right';
    case 'no-day-left':
      return 'Monday has no day to its left';
    case 'lies-on-no-day':
      return `${the(name)} isn’t placed on a board`;
    case 'same-board':
      return 'you have to swap with another player';
    case 'own-boulder':
      return 'a Boulder blocks this day on your board';
    case 'their-boulder':
      return 'a Boulder blocks this day on that board';
    case 'boulders-everywhere':
      return 'a Boulder blocks this day on every other board';
    case 'nothing-to-swap':
      return 'neither of you has a creature on this day';
    case 'nothing-anywhere':
      return 'nobody has a creature to swap on this day';
    case 'nothing-to-take':
      return 'there’s no creature to take here';
    case 'no-creature-given':
      return 'only a creature can take its place';
    case 'no-creature-in-hand':
      return 'you have no creature in hand to put in its place';
    case 'not-your-turn':
      return 'it isn’t your turn';
  }
}
