import { listed } from '../../../engine/text.ts';
import { TURNS } from '../rules/state.ts';
import type { NewGameText } from './text.ts';

const gold = (count: number) => `${count} gold`;

/** New Game in English. */
export const en: NewGameText = {
  title: 'New Game',
  gold,
  tell(event, { who, side, winners }) {
    switch (event.kind) {
      case 'turn-started':
        return `Turn ${event.number} of ${TURNS}: ${who}.`;
      case 'rolled':
        return `${who} rolls: ${side}.`;
      case 'fell':
        return event.lost === 0
          ? `${who} falls into the pit.`
          : `${who} falls into the pit and loses ${gold(event.lost)}.`;
      case 'stopped':
        return `${who} keeps ${gold(event.gold)} and has ${event.total} now.`;
      case 'game-over':
        return winners.length === 1 ? `${winners[0]} wins!` : `${listed(winners, 'and')} share the win!`;
    }
  },
};
