import type { Page, Response } from '@playwright/test';
import { ready } from './ready.ts';

/** What a page made the browser load, in bytes as they travelled, bodies only. */
export interface Weight {
  readonly script: number;
  readonly stylesheet: number;
  readonly font: number;
}

/** Opens an address, lets the page be taken over, looks at it to its end, and adds up what came. */
export async function weigh(page: Page, address: string): Promise<Weight> {
  const replies: Response[] = [];
  page.on('response', (reply) => replies.push(reply));
  await page.goto(address);
  await ready(page);
  await page.keyboard.press('End');
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(
    replies.map(async (reply) => {
      const kind = reply.request().resourceType();
      const counted = kind === 'script' || kind === 'stylesheet' || kind === 'font';
      return { kind, bytes: counted ? (await reply.request().sizes()).responseBodySize : 0 };
    }),
  );
  const sum = (wanted: string): number =>
    sizes.reduce((total, { kind, bytes }) => (kind === wanted ? total + bytes : total), 0);
  return { script: sum('script'), stylesheet: sum('stylesheet'), font: sum('font') };
}
