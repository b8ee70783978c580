import { useEffect } from 'react';
import { settings } from '../../../../client/device/settings.ts';
import { useSoundOn } from '../../../../client/device/sound.ts';
import { primeSpeech, speak } from '../../../../client/device/speech.ts';
import { useNewEvents } from '../../../../client/kit/table/use-new-events.ts';
import type { Viewer } from '../../../../engine/game.ts';
import type { SeenTimeEvent } from '../seen-event.ts';
import type { Words } from '../words.ts';

/** DT-26 Speaks others' calls in the listener's language; a new call interrupts. */
export function useSpokenCalls(events: readonly SeenTimeEvent[], { words, you }: { words: Words; you: Viewer }): void {
  const isSoundOn = useSoundOn();
  useEffect(() => {
    const prime = () => isSoundOn && settings().speech > 0 && primeSpeech();
    addEventListener('click', prime, { capture: true });
    return () => removeEventListener('click', prime, { capture: true });
  }, [isSoundOn]);
  useNewEvents(events, (happened) => {
    const called = happened.findLast((event) => event.kind === 'called' && event.seat !== you);
    const { speech } = settings();
    if (called?.kind !== 'called' || speech === 0 || !isSoundOn) return;
    speak(words.game.call(called.call, words.names), { locale: words.locale, volume: speech });
  });
}
