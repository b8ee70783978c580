import type { Words } from '../words.ts';
import { speak } from './speech.ts';
import { useCanSpeak } from './use-spoken-calls.ts';

/** How loud calls are spoken on this device, down to not at all; nothing where it has no voice for the language. */
export function SpeechVolume({
  words,
  volume,
  onVolume,
}: {
  words: Words;
  volume: number;
  onVolume(volume: number): void;
}) {
  const canSpeak = useCanSpeak(words);
  if (!canSpeak) return undefined;
  return (
    <label className="wrap">
      {words.page.speech}
      <input
        type="range"
        min={0}
        max={100}
        step={10}
        value={volume}
        onChange={(event) => {
          const wanted = event.target.valueAsNumber;
          onVolume(wanted);
          speak(words.page.sayings.thanks, { locale: words.locale, volume: wanted });
        }}
      />
    </label>
  );
}
