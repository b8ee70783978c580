import { capital, does, people, whose } from '../../../engine/text.ts';
import type { NewGameText } from './text.ts';

const gold = (count: number) => `${count} gold`;

/** New Game in English. */
export const en: NewGameText = {
  title: 'New Game',
  gold,
  tell(event, { who, side, winners }) {
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
        if (winners.length === 1) return `${does(winners[0], 'wins', 'You win')}!`;
        return `${people(winners, { you: 'You', last: 'and' })} share the win!`;
    }
  },
};
