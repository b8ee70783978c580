import { useEffect, useRef } from 'react';
import { play, type Sound } from '../../../client/sound.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { BagEvent } from '../rules/state.ts';
import { diceOf, type Falling, type SeenBagEvent } from './staging.ts';

/** What says most comes first. */
const ORDER: readonly Sound[] = [
  'win',
  'lose',
  'ring',
  'roar',
  'crash',
  'strike',
  'wound',
  'gold',
  'magic',
  'turn',
  'place',
  'flip',
];

/** The dice while they fall, and then the one sound that says most about what has just happened. */
export function useSounds(events: readonly SeenBagEvent[], falling: Falling | undefined, you: Viewer): void {
  const heard = useRef(events.length);
  const isFalling = falling !== undefined;
  useEffect(() => {
    if (isFalling) void play('dice');
  }, [isFalling]);
  useEffect(() => {
    const sounds = events.slice(heard.current).map(({ event }) => soundOf(event, you));
    heard.current = events.length;
    const loudest = ORDER.find((sound) => sounds.includes(sound));
    if (loudest !== undefined) void play(loudest);
  }, [events, you]);
}

function soundOf(event: BagEvent, you: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'game-over':
      return you === 'spectator' || event.winners.includes(you) ? 'win' : 'lose';
    case 'ring-appeared':
    case 'left-the-dungeon':
      return 'ring';
    case 'monster-revealed':
    case 'dragon-appeared':
      return 'roar';
    case 'died':
    case 'trap-sprung':
      return 'crash';
    case 'monster-hurt':
    case 'slain':
      return 'strike';
    case 'hurt':
      return 'wound';
    case 'item-drawn':
    case 'taken':
      return 'gold';
    case 'turn-started':
      return event.who.seat === you ? 'turn' : undefined;
    case 'tile-laid':
      return 'place';
    case 'walked':
    case 'tile-drawn':
      return 'flip';
    default:
      return diceOf(event) === undefined && event.kind !== 'used' ? undefined : 'magic';
  }
}
