import type { Page } from '@playwright/test';

/** Stops the clock of a page whose clock was installed; from now on only `page.clock.runFor` moves it. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 2000);
}
