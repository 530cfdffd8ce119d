import type { Page } from '@playwright/test';

/** Waits until the page answers to clicks: it was rendered on the server and then taken over in the browser. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
}
