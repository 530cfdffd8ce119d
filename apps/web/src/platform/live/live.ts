import type { LiveNotice, Tab } from './tab.ts';

export type { LiveNotice };

/** The line is nothing of the first sight: it begins once the page is there. */
const PAUSE_MS = 1200;

let engine: Promise<Tab> | undefined;

/** Uses the live line once it is there; gives the way to stop, also before that. */
export function withLive(use: (live: Tab) => () => void): () => void {
  let stop: (() => void) | null = null;
  let over = false;
  engine ??= pageLoaded().then(async () => (await import('./live-engine.ts')).startEngine());
  engine.then(
    (live) => {
      if (!over) stop = use(live);
    },
    // It could not be loaded: the next page tries again.
    () => (engine = undefined),
  );
  return () => {
    over = true;
    stop?.();
  };
}

/** Calls back for every notification that is written from now on, in every tab; gives the way to stop. */
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
