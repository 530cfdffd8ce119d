import type { Page } from '@playwright/test';

/** What the page has pushed to the data layer so far. */
export function dataLayerOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => [...(window.dataLayer ?? [])]);
}

declare global {
  interface Window {
    dataLayer?: { readonly event: string }[] | undefined;
  }
}
