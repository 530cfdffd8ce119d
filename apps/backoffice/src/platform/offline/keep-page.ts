/** Where the server has the worker, and the only page that it keeps. */
const WORKER = '/painel/patio/entrada.worker.js';
const PAGE = '/painel/patio/entrada';

/**
 * Keeps this page for when there is no connection: registers its worker, and names it the document and the files that the page has loaded.
 * Nothing happens where browsers know no workers.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: PAGE });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage([PAGE, ...loadedFiles()]);
  } catch {
    // The page works without it while there is a connection.
  }
}

function loadedFiles(): readonly string[] {
  const linked = [...document.querySelectorAll('link[href], script[src]')].map((element) =>
    element instanceof HTMLLinkElement
      ? element.href
      : element instanceof HTMLScriptElement
        ? element.src
        : '',
  );
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = [...linked, ...fetched].flatMap((name) => {
    const address = URL.parse(name, location.href);
    return address?.origin === location.origin ? [address.pathname] : [];
  });
  return [...new Set(paths)].filter((path) => path.startsWith('/painel/assets/'));
}
