import { en as table } from '../../../../client/kit/table/text/en.ts';
import { listed } from '../../../../engine/text.ts';
import type { NewGamePageText } from './text.ts';

export { en as game } from '../../text/en.ts';

/** The page of New Game in English. */
export const en: NewGamePageText = {
  ...table,
  turnOf: (turn, of) => `Turn ${turn} of ${of}`,
  heap: 'The heap of this turn',
  rolls: 'rolling',
  status: {
    rollFirst: 'Your turn: roll the die.',
    rollMore: (gold) => `You have ${gold} on the heap. Roll again, or stop?`,
    other: (name, gold) => `${name} is rolling, with ${gold} on the heap.`,
    over: 'The game is over.',
  },
  verbs: {
    roll: 'Roll',
    stop: (gold) => `Keep ${gold}`,
  },
  scoring: {
    wins: (names) => (names.length === 1 ? `${names[0]} wins!` : `${listed(names, 'and')} share the win!`),
    youWin: 'You win!',
    total: 'Gold',
  },
  goal: 'Roll for gold and stop in time: a pit takes the heap. After everybody’s last turn, most gold wins.',
  firstTurn: {
    aim: 'Roll for gold, and have the most after the last turn.',
    pointers: {
      roll: 'Roll the die.',
      heap: 'What you roll lies here. A pit takes all of it.',
      stop: 'Stop in time, and the gold is yours.',
    },
  },
  keys: [
    { key: 'D', does: 'roll the die' },
    { key: 'S', does: 'stop and keep the gold' },
    { key: 'L', does: 'what happened' },
    { key: 'R', does: 'the rule of what you point at, or all of them' },
    { key: '?', does: 'this help' },
    { key: 'Esc', does: 'close' },
  ],
};
