import { useEffect, useRef } from 'react';
import { play, type Sound } from '../../../client/sound.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { NewGameEvent } from '../rules/state.ts';

/** Plays the one sound that says most about what has just happened. */
export function useSounds(events: readonly { event: NewGameEvent }[], you: Viewer): void {
  const heard = useRef(events.length);
  useEffect(() => {
    const sounds = events.slice(heard.current).map(({ event }) => soundOf(event, you));
    heard.current = events.length;
    const order: readonly Sound[] = ['win', 'lose', 'gold', 'door', 'turn', 'flip'];
    const loudest = order.find((sound) => sounds.includes(sound));
    if (loudest !== undefined) void play(loudest);
  }, [events, you]);
}

function soundOf(event: NewGameEvent, you: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'turn-started':
      return event.seat === you ? 'turn' : undefined;
    case 'rolled':
      return 'flip';
    case 'fell':
      return 'door';
    case 'stopped':
      return 'gold';
    case 'game-over':
      return you === 'spectator' || event.winners.includes(you) ? 'win' : 'lose';
  }
}
