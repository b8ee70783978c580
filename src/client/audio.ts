/** What a browser takes for a tap: of a finger only its end counts. */
const TAPS = ['pointerup', 'touchend', 'click', 'keydown'] as const;
/** A sound that would be heard later than this is not heard at all. */
const LATE = 500;

let context: AudioContext | undefined;
let waking: Promise<void> = Promise.resolve();

/**
 * Makes the page's audio inside a tap and wakes it there: phones start it at no other time.
 * A call or another app puts it to sleep again; it is woken by the next tap, or when the page is back.
 */
export function wakeAudioOnTap(isWanted: () => boolean): void {
  for (const tap of TAPS) {
    addEventListener(tap, () => isWanted() && wakeAudio(), { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && context !== undefined && isWanted()) wakeAudio();
  });
}

/** To be called inside a tap. */
export function wakeAudio(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'running') return;
  waking = context.resume().catch(() => undefined);
}

/** What sounds are played through, once it runs; `undefined` where it sleeps: a browser keeps a refused one waiting. */
export async function awakeAudio(): Promise<AudioContext | undefined> {
  if (context === undefined) return undefined;
  if (context.state !== 'running') await Promise.race([waking, new Promise((resolve) => setTimeout(resolve, LATE))]);
  return context.state === 'running' ? context : undefined;
}
