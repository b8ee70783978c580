/** Called when a version newer than this page's is available. */
export type OnNewer = () => void;

/** How often an open page checks for a newer version. */
const EVERY_MS = 60 * 60_000;

/** Registers the service worker after the page has loaded, so that it does not slow down the first view. */
export function workOffline(onNewer: OnNewer): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ version?: string }>) => {
    if (data.version !== undefined && data.version !== ownVersion()) onNewer();
  });
  const register = async () => {
    try {
      const registration = await serviceWorker.register('/sw.js');
      setInterval(() => void registration.update().catch(() => undefined), EVERY_MS);
    } catch {
      // Forbidden by the browser, or no network yet: the app works without it.
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** The version this page was built as. */
function ownVersion(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="undercroft-version"]')?.content;
}
