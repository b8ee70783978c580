import { setSession } from '../../../device/audio.ts';

/** Why there is no microphone: the page may not request it (plain http), permission was refused, or there is none. */
export type MicrophoneTrouble = 'insecure' | 'refused' | 'no-microphone';

/** Asks for permission to use the microphone. */
export async function askMicrophone(): Promise<
  { kind: 'given'; voice: MediaStream } | { kind: 'trouble'; trouble: MicrophoneTrouble }
> {
  // Missing on plain http.
  if (navigator.mediaDevices === undefined) return { kind: 'trouble', trouble: 'insecure' };
  // An iPhone ends the microphone of a page whose audio session is ambient.
  setSession('play-and-record');
  try {
    const wishes = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
    return { kind: 'given', voice: await navigator.mediaDevices.getUserMedia({ audio: wishes }) };
  } catch (error) {
    setSession('ambient');
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    return { kind: 'trouble', trouble: isRefused ? 'refused' : 'no-microphone' };
  }
}
