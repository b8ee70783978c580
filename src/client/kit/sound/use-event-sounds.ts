import { useEffect, useRef } from 'react';
import type { Viewer } from '../../../engine/game.ts';
import { requestSound } from '../../device/sound.ts';
import { type EventSounds, soundFor } from './event-sounds.ts';

/** Plays the most important sound of the new events. */
export function useEventSounds<Event extends { kind: string }>(
  events: readonly { event: Event }[],
  { sounds, you, isYourTurn = false }: { sounds: EventSounds<Event, string>; you: Viewer; isYourTurn?: boolean },
): void {
  const before = useRef({ heard: events.length, isYourTurn });
  useEffect(() => {
    const { heard, isYourTurn: wasYourTurn } = before.current;
    before.current = { heard: events.length, isYourTurn };
    const happened = events.slice(heard).map(({ event }) => event);
    const sound = soundFor(happened, { sounds, you, hasTurnCome: isYourTurn && !wasYourTurn });
    if (sound !== undefined) requestSound(sound);
  }, [events, sounds, you, isYourTurn]);
}
