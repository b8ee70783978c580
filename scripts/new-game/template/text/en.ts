import { capital, does, type Person, people, whose } from '../../../engine/text.ts';
import type { NewGameEvent } from '../rules/state.ts';
import type { Named } from './text.ts';

const gold = (count: number) => `${count} gold`;

/** New Game in English. */
export const en = {
  title: 'New Game',
  /** Gold, counted: "3 gold". */
  gold,
  /** The log line of an event; undefined for events without one. */
  tell(event: NewGameEvent, { who, side, winners }: Named): string | undefined {
    switch (event.kind) {
      case 'turn-started':
        return `${capital(whose(who))} turn ${event.number} of ${event.of}.`;
      case 'rolled':
        return `${does(who, 'rolls', 'You roll')}: ${side}.`;
      case 'fell':
        if (event.lost === 0) return `${does(who, 'falls', 'You fall')} into the pit.`;
        return `${does(who, 'falls into the pit and loses', 'You fall into the pit and lose')} ${gold(event.lost)}.`;
      case 'stopped':
        return `${does(who, 'keeps', 'You keep')} ${gold(event.gold)} (${event.total} now).`;
      case 'game-over':
        return tellWinners(winners);
    }
  },
};

function tellWinners(winners: readonly Person[]): string {
  const [first, ...others] = winners;
  if (first !== undefined && others.length === 0) return `${does(first, 'wins', 'You win')}!`;
  return `${people(winners, { you: 'You', last: 'and' })} share the win!`;
}
