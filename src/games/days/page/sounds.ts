import { useEffect, useRef } from 'react';
import { play, type Sound } from '../../../client/sound.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { DaysEvent } from '../rules/state.ts';
import type { DaysView } from '../rules/view.ts';

/** What says most comes first. */
const ORDER: readonly Sound[] = ['win', 'lose', 'crash', 'magic', 'place', 'turn', 'flip'];

/** Plays the one sound that says most about what has just happened. */
export function useSounds(events: readonly { event: DaysEvent }[], view: DaysView, you: Viewer): void {
  const heard = useRef(events.length);
  const turn = useRef(view.turn);
  useEffect(() => {
    const sounds = events.slice(heard.current).map(({ event }) => soundOf(event, you));
    heard.current = events.length;
    if (view.turn === you && turn.current !== you) sounds.push('turn');
    turn.current = view.turn;
    const loudest = ORDER.find((sound) => sounds.includes(sound));
    if (loudest !== undefined) void play(loudest);
  }, [events, view, you]);
}

function soundOf(event: DaysEvent, you: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'drawn':
    case 'reshuffled':
      return 'flip';
    case 'placed':
      return 'place';
    case 'terrified':
    case 'transported':
    case 'transformed':
      return 'magic';
    case 'removed':
      return 'crash';
    case 'game-over':
      return you === 'spectator' || event.winners.includes(you) ? 'win' : 'lose';
    default:
      return undefined;
  }
}
