import type { Page } from '@playwright/test';

/** What the page has told the data layer so far. */
export function told(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => [...(window.dataLayer ?? [])]);
}

/** The names of the events, in order. */
export async function toldNames(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event));
}

declare global {
  interface Window {
    dataLayer?: { readonly event: string }[] | undefined;
  }
}
