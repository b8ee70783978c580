import type { Page } from '@playwright/test';
import type { GameId } from '../../src/games/catalogue.ts';
import { type Offered, offers } from '../e2e/laid-table.ts';
import type { Wanted } from './bot-game.ts';

/** The pictures of a game: when, and the actions before the picture is taken. */
export interface Shown {
  when: Wanted;
  act?(page: Page): Promise<void>;
}

/** A game at four points. */
export interface Subject {
  seats: number;
  /** The number of the bot game. */
  number: number;
  shown: Readonly<Record<(typeof MOMENTS)[number], Shown>>;
}

export const MOMENTS = ['start', 'middle', 'moment', 'end'] as const;

const offersAny =
  (kind: string): Wanted =>
  (moves) =>
    moves.some((move) => move.kind === kind);

/** A move of this kind is offered, and the state is far enough into the game. */
function late<State>(kind: string, isLate: (state: State) => boolean): Wanted {
  return (moves: readonly Offered[], state) => moves.some((move) => move.kind === kind) && isLate(state as State);
}

/** Games missing here are left out. */
export const SUBJECTS: Readonly<Partial<Record<GameId, Subject>>> = {
  dash: {
    seats: 4,
    number: 7,
    shown: {
      start: { when: offersAny('flip') },
      middle: {
        when: late<{ dungeon: number; flipped: number[] }>(
          'flip',
          ({ dungeon, flipped }) => dungeon > 1 && flipped.length > 1,
        ),
      },
      moment: { when: offersAny('use') },
      end: { when: 'over' },
    },
  },
  days: {
    seats: 4,
    number: 3,
    shown: {
      start: { when: offersAny('draw') },
      middle: {
        when: late<{ boards: unknown[][][] }>('place', ({ boards }) =>
          boards.slice(0, 1).some((own) => filled(own) > 3),
        ),
      },
      moment: {
        when: late<{ boards: unknown[][][] }>('place', ({ boards }) =>
          boards.slice(0, 1).some((own) => filled(own) > 4),
        ),
        act: async (page) => page.locator('[data-role="playable"]').first().click(),
      },
      end: { when: 'over' },
    },
  },
  time: {
    seats: 4,
    number: 4,
    shown: {
      start: { when: offersAny('ready') },
      middle: { when: late<{ story: number[] }>('play', ({ story }) => story.length > 8) },
      moment: { when: late<{ completed: number[] }>('reveal', ({ completed }) => completed.length > 1) },
      end: { when: 'over' },
    },
  },
  bag: {
    seats: 3,
    number: 1,
    shown: {
      start: { when: offersAny('draw') },
      middle: { when: late<{ stack: number[] }>('draw', ({ stack }) => stack.length < 30) },
      moment: { when: (moves, state) => offers('roll')(moves, 0, state) },
      end: { when: 'over' },
    },
  },
};

function filled(week: readonly unknown[][]): number {
  return week.filter((stack) => stack.length > 0).length;
}
