/** The part of a service worker's API that the worker of the yard uses; the compiler knows only pages. */
export interface KeepingScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: () => void): void;
  addEventListener(name: 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'message', listener: (event: KeepMessage) => void): void;
  addEventListener(name: 'fetch', listener: (event: PageRequest) => void): void;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface KeepMessage extends Lasting {
  readonly data: unknown;
}

interface PageRequest {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
