import { play, type Sound } from '../../../client/sound.ts';
import type { Viewer } from '../../../engine/game.ts';
import type { TimeEvent } from '../rules/state.ts';
import { type SeenTimeEvent, useNews } from './use-news.ts';

/** Louder ones first: of what happens at once, one sound is enough. */
const ORDER: readonly Sound[] = ['burst', 'win', 'lose', 'success', 'failure', 'alarm', 'call', 'place', 'flip'];

/** Plays the one sound that says most about what has just happened. */
export function useSounds(events: readonly SeenTimeEvent[], you: Viewer): void {
  useNews(events, (news) => {
    const sounds = news.map((event) => soundOf(event, you));
    const loudest = ORDER.find((sound) => sounds.includes(sound));
    if (loudest !== undefined) void play(loudest);
  });
}

function soundOf(event: TimeEvent, you: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'played':
      return 'flip';
    case 'called':
      return event.seat === you ? undefined : 'call';
    case 'adventure-ended':
      return 'alarm';
    case 'packed':
      return 'place';
    case 'accomplished':
      return 'success';
    case 'failed':
      return 'failure';
    case 'backpack-broke':
      return 'burst';
    case 'game-over':
      return event.ending === 'won' ? 'win' : 'lose';
    default:
      return undefined;
  }
}
