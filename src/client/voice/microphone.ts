import { setSession } from '../device/audio.ts';

/** Why there is no microphone: this page may not ask (plain http), the reader said no, or there is none. */
export type MicrophoneTrouble = 'insecure' | 'refused' | 'no-microphone';

/** Asks the reader for their microphone. */
export async function askMicrophone(): Promise<
  { kind: 'given'; voice: MediaStream } | { kind: 'trouble'; trouble: MicrophoneTrouble }
> {
  // Missing where the page did not come over https.
  if (navigator.mediaDevices === undefined) return { kind: 'trouble', trouble: 'insecure' };
  // An iPhone ends a microphone in a page whose sounds are only ambient.
  setSession('play-and-record');
  try {
    const wishes = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    return { kind: 'given', voice: await navigator.mediaDevices.getUserMedia({ audio: wishes }) };
  } catch (trouble) {
    setSession('ambient');
    const isRefused = trouble instanceof DOMException && trouble.name === 'NotAllowedError';
    return { kind: 'trouble', trouble: isRefused ? 'refused' : 'no-microphone' };
  }
}
