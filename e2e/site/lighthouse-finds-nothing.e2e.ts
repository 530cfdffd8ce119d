import { chromium } from '@playwright/test';
import { expect, origin, test } from '../journey.ts';
import { judge } from '../pages/lighthouse.ts';
import type { World } from '../world/world.ts';

interface Judged {
  readonly name: string;
  readonly path: (world: World) => Promise<string> | string;
  /** Pages excluded from search engines cannot be crawled, and need not be. */
  readonly kept?: true;
  /** Judged with every run of the journeys; the others take minutes and are left to the check of a release. */
  readonly always?: true;
}

const PAGES: readonly Judged[] = [
  { name: 'home', path: () => '/home' },
  { name: 'a category', path: () => '/home/1' },
  {
    name: 'an offer',
    path: async (world) => `/oferta/${await world.offer({ photos: 8, acceptsProposals: true })}`,
  },
  {
    name: 'an ended offer',
    path: async (world) => `/oferta/${await world.offer({ status: 'V', endsInSeconds: 0 })}`,
    kept: true,
  },
  { name: 'a text', path: () => '/texto/empresa', always: true },
  { name: 'sign-in', path: () => '/auth/', kept: true },
];

const judged = PAGES.filter(({ always }) => always === true || process.env['LIGHTHOUSE_PAGES'] === 'all');

/** A browser of its own: Lighthouse drives it through its port. */
const PORT = 9222;

test('Lighthouse gives 100 for accessibility, good practice and search engines, on a phone', async ({
  world,
  launchOptions,
}) => {
  const port = PORT + test.info().parallelIndex;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  try {
    for (const { name, path, kept: stored = false } of judged) {
      await test.step(name, async () => {
        const found = await judge(origin() + (await path(world)), port, stored ? ['is-crawlable'] : []);
        expect.soft(found.scores, `${name}: ${found.complaints.join('; ')}`).toEqual({
          accessibility: 100,
          'best-practices': 100,
          seo: 100,
        });
      });
    }
  } finally {
    await browser.close();
  }
});
