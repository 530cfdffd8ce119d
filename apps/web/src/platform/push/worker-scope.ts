/** The part of a service worker's API that the push worker uses; the compiler knows only pages. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    matchAll(options: object): Promise<readonly ShownWindow[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install', listener: () => void): void;
  addEventListener(name: 'push', listener: (event: PushMessageEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationClick) => void): void;
}

interface ShownWindow {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(done: Promise<unknown>): void;
}

interface PushMessageEvent extends Lasting {
  readonly data: { json(): unknown } | null;
}

interface NotificationClick extends Lasting {
  readonly notification: { readonly data: unknown; close(): void };
}
