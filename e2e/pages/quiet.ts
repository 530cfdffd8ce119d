import type { Page } from '@playwright/test';

const QUIET_MS = 500;

/** Watches what a page asks for. The live line never ends, so it does not count. */
export function watchRequests(page: Page) {
  const pending = new Set<object>();
  let started: () => void = () => undefined;
  const lineStarted = new Promise<void>((resolve) => (started = resolve));
  let since = performance.now();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') return started();
    pending.add(request);
  });
  const over = (request: object): void => {
    if (pending.delete(request)) since = performance.now();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return {
    /** Settles when the page has begun its live line. */
    lineStarted,
    /** Settles when nothing was asked for, and nothing came, for half a second. */
    async quiet(): Promise<void> {
      while (pending.size > 0 || performance.now() - since < QUIET_MS) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
