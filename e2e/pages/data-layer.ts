import type { Page } from '@playwright/test';

/** What the page has sent to the data layer so far. */
export function told(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => [...(window.dataLayer ?? [])]);
}

declare global {
  interface Window {
    dataLayer?: { readonly event: string }[] | undefined;
  }
}
