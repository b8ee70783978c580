import { counted, does, type Person, people } from '../../../engine/text.ts';
import type { NewGameText } from './text.ts';

const gold = (count: number) => counted(count, 'moneta d’oro', 'monete d’oro');

/** New Game in Italian. */
export const it: NewGameText = {
  title: 'New Game',
  gold,
  tell(event, { who, side, winners }) {
    switch (event.kind) {
      case 'turn-started':
        return `Turno ${event.number} di ${event.of}: ${does(who, 'tira il dado', 'tocca a te')}.`;
      case 'rolled':
        return `${does(who, 'tira', 'Tiri')}: «${side}».`;
      case 'fell':
        if (event.lost === 0) return `${does(who, 'cade', 'Cadi')} nella fossa.`;
        return `${does(who, 'cade nella fossa e perde', 'Cadi nella fossa e perdi')} ${gold(event.lost)}.`;
      case 'stopped':
        return `${does(who, 'tiene', 'Tieni')} ${gold(event.gold)}: ora sono ${event.total}.`;
      case 'game-over':
        return tellWinners(winners);
    }
  },
};

function tellWinners(winners: readonly Person[]): string {
  const names = people(winners, { you: 'tu', last: 'e' });
  if (winners.length > 1) return `Vittoria condivisa: ${names}!`;
  return winners.some(({ isYou }) => isYou) ? 'Hai vinto!' : `Vince ${names}!`;
}
