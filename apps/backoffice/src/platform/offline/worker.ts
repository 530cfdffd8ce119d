import type { KeepingScope } from './worker-scope.ts';

// The service worker of the intake page of the yard, and of no other page: its scope is that address. It keeps the document and the files
// that the page has loaded, and answers with them when there is no connection. With one, the document always comes from the server, so that
// a new version replaces the old one at once. Calls are never stored. It is self-contained: the build only strips its types.
declare const self: KeepingScope;

const STORE = 'patio-yard';
/** The one document: its address has no query, so that a filter in it makes no second copy. */
const PAGE = '/painel/patio/entrada';

self.addEventListener('install', () => {
  // An older one has nothing to finish.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The page says which files it consists of; what it no longer names is of an older version.
self.addEventListener('message', (event) => event.waitUntil(keepOnly(namesIn(event.data))));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(documentOf(event.request));
  else if (pathname.startsWith('/painel/assets/')) event.respondWith(fileOf(event.request));
});

/** A file: its name changes with its content, so a stored one is as good as that of the server. */
async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The document of the server; the stored one without a connection. */
async function documentOf(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function keepOnly(names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const store = await caches.open(STORE);
  const stored = new Set((await store.keys()).map(({ url }) => new URL(url).pathname));
  // The document every time: it names the files of the version that has just been opened.
  for (const name of names)
    if (name === PAGE || !stored.has(name)) await store.add(name).catch(() => undefined);
  for (const name of stored) if (name !== PAGE && !names.includes(name)) await store.delete(name);
}

function namesIn(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return [];
  return data.filter(
    (name): name is string =>
      typeof name === 'string' && (name === PAGE || name.startsWith('/painel/assets/')),
  );
}
