import { counted, listed } from '../../../engine/text.ts';
import { TURNS } from '../rules/state.ts';
import type { NewGameText } from './text.ts';

const gold = (count: number) => counted(count, 'moneta d’oro', 'monete d’oro');

/** New Game in Italian. */
export const it: NewGameText = {
  title: 'New Game',
  gold,
  tell(event, { who, side, winners }) {
    switch (event.kind) {
      case 'turn-started':
        return `Turno ${event.number} di ${TURNS}: ${who}.`;
      case 'rolled':
        return `${who} tira: «${side}».`;
      case 'fell':
        return event.lost === 0 ? `${who} cade nella fossa.` : `${who} cade nella fossa e perde ${gold(event.lost)}.`;
      case 'stopped':
        return `${who} tiene ${gold(event.gold)} e ora ne ha ${event.total}.`;
      case 'game-over':
        return winners.length === 1 ? `Vince ${winners[0]}!` : `Vittoria condivisa: ${listed(winners, 'e')}!`;
    }
  },
};
