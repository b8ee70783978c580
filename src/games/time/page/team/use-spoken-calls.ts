import { useSyncExternalStore } from 'react';
import { useSoundOn } from '../../../../client/device/sound.ts';
import { useNewEvents } from '../../../../client/kit/table/use-new-events.ts';
import type { Viewer } from '../../../../engine/game.ts';
import type { SeenTimeEvent } from '../seen-event.ts';
import type { Words } from '../words.ts';
import { canSpeak, onVoices, speak } from './speech.ts';

/** Whether this device has a voice for the language of the page. */
export function useCanSpeak({ locale }: Pick<Words, 'locale'>): boolean {
  return useSyncExternalStore(onVoices, () => canSpeak(locale));
}

/** DT-26 Says aloud what others call, in the listener's language; the newest call is heard. */
export function useSpokenCalls(
  events: readonly SeenTimeEvent[],
  { words, you, volume }: { words: Words; you: Viewer; volume: number },
): void {
  const isSoundOn = useSoundOn();
  useNewEvents(events, (happened) => {
    const called = happened.findLast((event) => event.kind === 'called' && event.seat !== you);
    if (called?.kind !== 'called' || volume === 0 || !isSoundOn) return;
    speak(words.game.call(called.call, words.names), { locale: words.locale, volume });
  });
}
