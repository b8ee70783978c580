import { en as table } from '../../../../client/kit/table/text/en.ts';
import { listed } from '../../../../engine/text.ts';

export { en as game } from '../../text/en.ts';

/** The page of New Game in English. */
export const en = {
  ...table,
  turnOf: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  heap: 'The heap of this turn',
  rolls: 'rolling',
  status: {
    rollFirst: 'Your turn: roll the die.',
    rollMore: (gold: string) => `You have ${gold} on the heap. Roll again, or stop?`,
    other: (name: string, gold: string) => `${name} is rolling, with ${gold} on the heap.`,
    over: 'The game is over.',
  },
  verbs: {
    roll: 'Roll',
    stop: (gold: string) => `Keep ${gold}`,
  },
  scoring: {
    wins: (names: readonly string[]) =>
      names.length === 1 ? `${names[0]} wins!` : `${listed(names, 'and')} share the win!`,
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
  /** Actions in plain words. */
  now: {
    /** How many sides of the die are on the heap. */
    roll: (sides: number): string => (sides === 0 ? 'Roll the die' : 'Roll again: a pit takes the heap'),
    /** The gold on the heap. */
    stop: (gold: number) => `Stop and keep ${gold} gold`,
  },
};
