import { readStored } from '../../device/storage.ts';

/** The key under which it is stored that notifications are switched on. */
export const NOTICES_KEY = 'undercroft.notices';

/** Shows a notification, if they are switched on; on phones only a service worker can. */
export async function giveNotice(words: string, code: string): Promise<void> {
  if (!areNoticesOn()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  try {
    if (worker === undefined) new Notification(words, { tag: code });
    else await worker.showNotification(words, { tag: code });
  } catch {
    // The title and the sound announce it too.
  }
}

/** Whether notifications are switched on here. */
export function areNoticesOn(): boolean {
  return (
    typeof Notification !== 'undefined' && Notification.permission === 'granted' && readStored(NOTICES_KEY) === 'on'
  );
}
