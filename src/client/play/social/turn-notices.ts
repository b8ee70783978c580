import type { AskTurnNotices, TurnNoticesInfo } from '../../../protocol/turn-notices.ts';
import { bodyOf, postJson } from '../../connection/fetching.ts';
import { keptSeat } from '../../device/device.ts';

type Wish = NonNullable<AskTurnNotices['wish']>;

/** Whether this browser can receive notices while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** The turn notices of this seat at a table, after a change if one is given; undefined if that failed. */
export async function requestTurnNotices(code: string, wish?: Wish): Promise<TurnNoticesInfo | undefined> {
  const secret = keptSeat(code)?.secret;
  if (secret === undefined) return undefined;
  const ask = async (own?: PushSubscription) =>
    bodyOf<TurnNoticesInfo>(
      await postJson(`/api/tables/${code}/turn-notices`, { secret, endpoint: own?.endpoint, wish }),
    );
  return ownSubscription().then(ask, () => undefined);
}

/** Subscribes this browser at its push service; rejects if the browser or its owner refuses. */
export async function subscribeBrowser(
  key: string,
): Promise<Pick<Extract<Wish, { kind: 'push' }>, 'endpoint' | 'keys'>> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (worker === undefined) throw new Error('no service worker');
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscribed = await worker.pushManager.subscribe(options).catch(async () => {
    // It was made for another server's key at this address, as before a restored backup.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  });
  const { endpoint = '', keys } = subscribed.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

async function ownSubscription(): Promise<PushSubscription | undefined> {
  if (!canPush()) return undefined;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? undefined;
}
