/** The little we need of a service worker's surroundings; the platform's own types cannot stand beside those of pages. */
export interface ServiceWorkerScope {
  location: Location;
  clients: { claim(): Promise<void>; matchAll(): Promise<readonly { postMessage(message: unknown): void }[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void;
}

export interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}
