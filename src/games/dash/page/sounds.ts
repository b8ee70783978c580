import { useEffect, useRef } from 'react';
import { play, type Sound } from '../../../client/sound.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { DashEvent } from '../rules/state.ts';
import type { SeenDashEvent } from './staging.ts';

/** Plays the one sound that says most about what has just happened. */
export function useSounds(events: readonly SeenDashEvent[], you: Viewer): void {
  const heard = useRef(events.length);
  useEffect(() => {
    const sounds = events.slice(heard.current).map(({ event }) => soundOf(event, you));
    heard.current = events.length;
    const order: readonly Sound[] = ['win', 'lose', 'gold', 'magic', 'door', 'turn', 'flip'];
    const loudest = order.find((sound) => sounds.includes(sound));
    if (loudest !== undefined) void play(loudest);
  }, [events, you]);
}

function soundOf(event: DashEvent, you: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'flipped':
      return 'flip';
    case 'treasure-taken':
      return 'gold';
    case 'magic':
      return event.warded === undefined ? 'magic' : undefined;
    case 'turn-ended':
      return event.why === 'door' ? 'door' : undefined;
    case 'turn-started':
      return event.seat === you ? 'turn' : undefined;
    case 'game-over':
      return you === 'spectator' || event.winners.includes(you) ? 'win' : 'lose';
    default:
      return undefined;
  }
}
