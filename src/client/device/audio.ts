/** The events that browsers accept as a user gesture: of a touch only its end counts. */
const TAPS = ['pointerup', 'touchend', 'click', 'keydown'] as const;
/** A sound that would play later than this is dropped. */
export const LATE = 500;

let context: AudioContext | undefined;
let waking: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/**
 * Creates and resumes the page's AudioContext inside a tap: phones allow it at no other time. A call or another app
 * suspends it again; the next tap resumes it, or the page becoming visible.
 */
export function wakeAudioOnTap(isWanted: () => boolean): void {
  for (const tap of TAPS) {
    addEventListener(tap, () => isWanted() && wakeAudio(), { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && isWanted()) wakeAudioAgain();
  });
}

/** To be called inside a tap. */
export function wakeAudio(): void {
  if (typeof AudioContext === 'undefined') return;
  if (context === undefined) {
    setSession('ambient');
    context = new AudioContext();
  }
  if (context.state === 'running') return;
  waking = context.resume().then(
    () => {
      for (const listener of listeners) listener();
    },
    () => undefined,
  );
}

/** Resumes an AudioContext that a tap has created; this needs no further tap. */
export function wakeAudioAgain(): void {
  if (context !== undefined) wakeAudio();
}

/** Suspends the AudioContext: a running one keeps a phone's processor busy even in silence. */
export function restAudio(): void {
  if (context?.state === 'running') void context.suspend();
}

/** Calls back whenever the AudioContext starts running. */
export function onAudioAwake(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The running AudioContext; `undefined` while it is suspended. A `resume()` that the browser refuses stays pending, so
 * the wait is limited.
 */
export async function awakeAudio(): Promise<AudioContext | undefined> {
  if (context === undefined) return undefined;
  if (context.state !== 'running') await Promise.race([waking, new Promise((resolve) => setTimeout(resolve, LATE))]);
  return context.state === 'running' ? context : undefined;
}

/**
 * On iPhones, `ambient` mixes with other apps and obeys the ring switch, but ends a microphone; voice chat needs
 * `play-and-record`. Other browsers do not have this.
 */
export function setSession(type: 'ambient' | 'play-and-record'): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession !== undefined) audioSession.type = type;
}
