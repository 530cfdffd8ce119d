import type { WorkerScope } from './worker-scope.ts';

// The service worker of push alerts (/avisos.js): shows messages and opens what is tapped. It caches nothing and intercepts no requests. It
// is self-contained: the build only strips its types (vite/push-worker.ts).
declare const self: WorkerScope;

self.addEventListener('install', () => {
  // An older one has nothing to finish.
  void self.skipWaiting();
});

self.addEventListener('push', (event) => {
  const message = read(event.data);
  const text = (name: string, standard: string): string => {
    const value: unknown = Reflect.get(message, name);
    return typeof value === 'string' ? value : standard;
  };
  const english = text('idioma', 'PTBR') === 'EN';
  event.waitUntil(
    // Browsers require that every message is shown.
    self.registration.showNotification(text('titulo', 'Você tem um novo aviso'), {
      // A later alert about the same offer replaces this one, and alerts again.
      tag: text('marca', 'aviso'),
      renotify: true,
      lang: english ? 'en' : 'pt-BR',
      icon: '/favicon.svg',
      data: text('caminho', '/notification/'),
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  const { data } = event.notification;
  event.notification.close();
  event.waitUntil(open(typeof data === 'string' ? data : '/notification/'));
});

function read(data: { json(): unknown } | null): object {
  try {
    const message = data?.json();
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

/** Opens a path of this site in the window that shows it already, else in a new one. */
async function open(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find((page) => page.url === address.href);
  await (shown === undefined ? self.clients.openWindow(address.href) : shown.focus());
}
