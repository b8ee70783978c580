/** The part of ServiceWorkerGlobalScope that we use; TypeScript's `webworker` types conflict with those of `dom`. */
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
