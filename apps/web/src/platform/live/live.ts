import type { LiveNotice, Tab } from './tab.ts';

export type { LiveNotice };

/** The stream is not needed for the first paint: it starts once the page is there. */
const PAUSE_MS = 1200;

let engine: Promise<Tab> | undefined;

/** Uses the stream once it is loaded; returns a function that stops it, also before that. */
export function withLive(use: (live: Tab) => () => void): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  engine ??= pageLoaded().then(async () => (await import('./live-engine.ts')).startEngine());
  engine.then(
    (live) => {
      if (!over) stop = use(live);
    },
    // It could not be loaded: the next page retries.
    () => (engine = undefined),
  );
  return () => {
    over = true;
    stop?.();
  };
}

/** Calls back for every new notification from now on, in every tab; returns a function that unsubscribes. */
export function onNotice(listener: (notice: LiveNotice) => void): () => void {
  return withLive((live) => live.on('notice', listener));
}

function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    const begin = (): void => void setTimeout(resolve, PAUSE_MS);
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  });
}
