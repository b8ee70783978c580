import type { Viewer } from '../../../engine/game.ts';
import type { CommonSound } from '../../device/sound.ts';

/** An event's sound, or a function that finds it. */
type SoundOf<Event, Own extends string> =
  | CommonSound
  | Own
  | ((event: Event, you: Viewer) => CommonSound | Own | undefined);

/**
 * The sound of each kind of event: a common one, or one of the game's `Own`. The most important come first: of
 * simultaneous events only the first match is heard. `your-turn` is not an event: it is for games in which only the
 * view says whose turn it is.
 */
export type EventSounds<Event extends { kind: string }, Own extends string = never> = {
  readonly [Kind in Event['kind']]?: SoundOf<Extract<Event, { kind: Kind }>, Own>;
} & { readonly 'your-turn'?: CommonSound | Own };

/** The sound of the first entry in the table that matches one of the events. */
export function soundFor<Event extends { kind: string }>(
  happened: readonly Event[],
  { sounds, you, hasTurnCome }: { sounds: EventSounds<Event, string>; you: Viewer; hasTurnCome: boolean },
): string | undefined {
  // The compiler cannot see that an event gets only the entry of its own kind.
  const lines = Object.entries(sounds) as [string, SoundOf<Event, string>][];
  for (const [kind, line] of lines) {
    if (kind === 'your-turn' && hasTurnCome && typeof line === 'string') return line;
    for (const event of happened) {
      const sound = event.kind !== kind ? undefined : typeof line === 'function' ? line(event, you) : line;
      if (sound !== undefined) return sound;
    }
  }
  return undefined;
}

/** The sound of a game's end; spectators hear that of the winners. */
export function endSound({ winners }: { winners: readonly number[] }, you: Viewer): CommonSound {
  return you === 'spectator' || winners.includes(you) ? 'win' : 'lose';
}
