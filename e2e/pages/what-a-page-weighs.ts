import type { Page, Response } from '@playwright/test';
import { watchRequests } from './quiet.ts';
import { ready } from './ready.ts';

/** What a page made the browser load, in bytes as they travelled, bodies only. */
export interface Weight {
  /** All scripts, those of the live line too, which begins when the page is there. */
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
}

/** Opens an address, lets the page be taken over, looks at it to its end, and adds up what came. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const replies: Response[] = [];
  page.on('response', (reply) => replies.push(reply));
  const requests = watchRequests(page);
  await page.goto(address);
  await ready(page);
  // Only what is in view is followed: the line begins before the page is scrolled.
  await requests.lineStarted;
  await page.keyboard.press('End');
  await requests.quiet();
  const sizes = await Promise.all(
    replies.map(async (reply) => {
      const type = reply.request().resourceType();
      const counted = type === 'script' || type === 'stylesheet' || type === 'font';
      return { type, bytes: counted ? (await reply.request().sizes()).responseBodySize : 0 };
    }),
  );
  const sum = (wanted: string): number =>
    sizes.reduce((total, { type, bytes }) => (type === wanted ? total + bytes : total), 0);
  return { script: sum('script'), stylesheet: sum('stylesheet'), font: sum('font') };
}
