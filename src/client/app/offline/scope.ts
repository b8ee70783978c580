import type { NoticeScope } from './turn-notices.ts';

/** The part of ServiceWorkerGlobalScope that we use; TypeScript's `webworker` types conflict with those of `dom`. */
export interface ServiceWorkerScope extends Omit<NoticeScope, 'clients'> {
  location: Location;
  clients: {
    claim(): Promise<void>;
    matchAll(options?: { includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(page: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(kind: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: TappedEvent) => void): void;
}

/** An open page of ours. */
interface OpenPage {
  url: string;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

export interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

export interface RequestEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface PushedEvent extends LastingEvent {
  data: { json(): unknown } | null;
}

export interface TappedEvent extends LastingEvent {
  action: string;
  notification: { close(): void; tag: string; data: unknown };
}
