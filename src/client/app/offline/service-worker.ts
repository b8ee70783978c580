import type { PushedNotice } from '../../../protocol/turn-notices.ts';
import { cacheName, type Precache, routeOf, staleCaches } from './routes.ts';
import type { ServiceWorkerScope } from './scope.ts';
import { followNotice, showPushed } from './turn-notices.ts';

declare const self: ServiceWorkerScope;

/** Filled in by the build plugin that writes this file. */
declare const __PRECACHE__: Precache;
const PRECACHE = __PRECACHE__;

/** A slower network counts as none while a cached page can be shown. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  event.waitUntil(install());
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName(PRECACHE.version));
  // Files with a digest in their name may come from the browser's cache; the page must be of this version.
  await cache.addAll(PRECACHE.files);
  await cache.addAll(PRECACHE.pages.map((page) => new Request(page, { cache: 'reload' })));
  // Open pages are not affected: files of both versions stay until they are reloaded.
  await self.skipWaiting();
}

self.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

async function activate(): Promise<void> {
  for (const name of staleCaches(await caches.keys(), PRECACHE.version)) await caches.delete(name);
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ version: PRECACHE.version });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const route = routeOf(
    { method: request.method, mode: request.mode, url: request.url },
    self.location.origin,
    PRECACHE,
  );
  if (route === 'page') event.respondWith(page(request));
  if (route === 'file') event.respondWith(file(request));
});

/** The server's page, or the cached one if it does not respond in time. */
async function page(request: Request): Promise<Response> {
  const ours = () => caches.match('/', { cacheName: cacheName(PRECACHE.version) });
  const impatience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const network = fetch(request).catch(() => undefined);
  const first = await Promise.race([network, impatience]);
  if (first !== undefined && first.status < 500) return first;
  return (await ours()) ?? (await network) ?? Response.error();
}

/** A file never changes under its name: once cached, it is never requested again. */
async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName(PRECACHE.version));
    await cache.put(request, response.clone());
  }
  return response;
}

self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(showPushed(self, event.data.json() as PushedNotice));
});

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const { tag, data } = notification;
  event.waitUntil(followNotice(self, { action, tag, data: data as Partial<PushedNotice> | null }));
});
