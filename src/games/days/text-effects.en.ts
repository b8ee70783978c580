import type { BoulderCase } from './board/placement.ts';
import type { CardId } from './content.ts';
import type { Refusal } from './state.ts';
import type { DaysText } from './text.ts';

/** What each card does, in English. */
export const effectInEnglish: DaysText['effect'] = (card, nameOf, sprite) => {
  const { id } = card;
  switch (id) {
    case 'terror':
      return 'Choose a day: all creatures of that day leave every board.';
    case 'transportation':
      return 'Choose a day and another player: what lies there on your two boards changes places.';
    case 'transformation':
      return 'Swap any creature on any board, at any height of its stack, with one from your hand.';
    case 'invisibility':
      return 'Stays on a creature on your board. The day scores 0 until it gets another creature, as if it were empty.';
    case 'lava':
      return `Burns the top creature of any day on any board, but no ${nameOf('dragon')}.`;
    case 'boulder':
      return 'Blocks an empty day of another player’s board to the end.';
    case 'dragon':
      return 'On an empty day of any board. All creatures on the days beside it are discarded.';
    case 'dwarf':
      return `On an empty day of your board, not next to an ${nameOf('elf')}.`;
    case 'elf':
      return `On an empty day of your board, not next to a ${nameOf('dwarf')}.`;
    case 'pixie':
      return `On an empty day of your board, right beside a ${nameOf('human')} or a ${nameOf('halfling')}.`;
    case 'human':
    case 'mimic':
      return `On an empty day of your board.${id === 'mimic' ? ' Scores what the better creature right beside it is worth.' : ''}`;
    case 'halfling':
      return 'On top of a creature on any board: the day scores 0 while it sits there.';
    case 'medusa':
      return `On an empty day of any board. Each ${nameOf('human')} and ${nameOf('halfling')} of that board is discarded, covered ones too.`;
    case 'orc':
      return 'On an empty day of your board, directly left of a creature.';
    case 'troll':
      return 'On an empty day of your board, directly right of a creature.';
    case 'sprite':
      return `On top of a creature on your board: its ${card.value} ${sprite === 'adds' ? 'is added to what the day scores below it' : 'is what the day scores'}.`;
    case 'goblin':
      return 'On an empty day of your board. On all other boards the creatures of that day are discarded.';
  }
};

const WHY_NOT: Readonly<Record<Refusal, string>> = {
  'DD-2': 'No such board',
  'DD-10': 'Draw, or play a card of your hand, when it is your turn',
  'DD-11': 'Only on an empty day of your own board',
  'DD-12': 'Needs a card to lie on',
  'DD-14': 'Nothing left to draw',
  'DD-20': 'The game is over',
  'DD-30': 'Goes on no board: choose a day',
  'DD-31': 'Needs another board, a creature on one of the two, and no Boulder',
  'DD-32': 'Swaps a creature for a creature',
  'DD-33': 'Only on a creature on your own board',
  'DD-34': 'A Dragon does not burn',
  'DD-35': 'A Boulder blocks this day',
  'DD-37': 'Elf next door',
  'DD-38': 'Dwarf next door',
  'DD-39': 'No Human or Halfling right beside it',
  'DD-43': 'No creature directly to the right',
  'DD-44': 'No creature directly to the left',
  'DD-45': 'Only on your own board',
  'DD-49': 'Needs a creature in sight',
  'DD-51': 'There is somebody invisible here',
  'DD-54': 'Needs a creature of your hand',
  'DD-56': 'You can still play a card',
};

const NO_BOULDER: Readonly<Record<BoulderCase, string>> = {
  'own-board': 'This is your own board, and it only goes on those of others',
  'not-empty': 'Only on an empty day, and a card lies here',
  'last-day': 'Every board keeps one day without a Boulder, and this is the last',
};

/** Why a card cannot be played there, in English. */
export function whyNotInEnglish(rule: Refusal, card: CardId, boulder: BoulderCase = 'not-empty'): string {
  return rule === 'DD-35' && card === 'boulder' ? NO_BOULDER[boulder] : WHY_NOT[rule];
}
