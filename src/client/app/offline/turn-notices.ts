import type { PushedNotice } from '../../../protocol/turn-notices.ts';

/** The notification action that ends notices of its table. */
export const OFF_ACTION = 'off';

/** The part of a service worker that shows notifications and opens pages. */
export interface NoticeScope {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: {
    matchAll(options: {
      includeUncontrolled: boolean;
    }): Promise<readonly { url: string; focus?(): Promise<unknown> }[]>;
    openWindow(page: string): Promise<unknown>;
  };
  fetch(path: string, options: { method: string }): Promise<unknown>;
}

/** Shows a pushed notice; a later notice of the same table replaces the earlier. */
export async function showPushed({ registration }: NoticeScope, pushed: PushedNotice): Promise<void> {
  const { title, body, tag, page, off, offLabel } = pushed;
  const actions = [{ action: OFF_ACTION, title: offLabel }];
  await registration.showNotification(title, { body, tag, renotify: true, actions, data: { page, off } });
}

/** A tap on a notification: opens its table, or ends its notices. */
export async function followNotice(
  { clients, fetch }: NoticeScope,
  { action, tag, data }: { action: string; tag: string; data: Partial<Pick<PushedNotice, 'page' | 'off'>> | null },
): Promise<void> {
  if (action === OFF_ACTION && data?.off !== undefined) {
    await fetch(data.off, { method: 'POST' });
    return;
  }
  // A notification shown by a page itself has only its table's code.
  const page = data?.page ?? `/t/${tag}`;
  const open = (await clients.matchAll({ includeUncontrolled: true })).find(
    ({ url }) => new URL(url).pathname === page,
  );
  if (open?.focus === undefined) await clients.openWindow(page);
  else await open.focus();
}
