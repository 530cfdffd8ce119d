import type { BrowserContext } from '@playwright/test';
import { origin } from '../journey.ts';

/** Gives a browser the product under another address, for example one with https, as a proxy before it would; without the live line. */
export async function serveAs(context: BrowserContext, site: string): Promise<void> {
  await context.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname === '/api/live') return route.abort();
    const response = await route.fetch({ url: origin() + pathname + search, maxRedirects: 0 });
    return route.fulfill({ response });
  });
}
