import { gzipSync } from 'node:zlib';
import { expect, test } from '../journey.ts';
import { weigh } from '../pages/what-a-page-weighs.ts';
import { slowDown, watchLoading } from '../pages/what-moves-on-a-page.ts';

const KB = 1024;
/** Each page, and how many KB of scripts it loads at most. */
const PAGES = [
  ['home', 120],
  ['an offer', 130],
] as const;

for (const [name, most] of PAGES) {
  test.describe(name, () => {
    const addressOf = async (world: { offer: (options: object) => Promise<number> }): Promise<string> =>
      name === 'home' ? '/home' : `/oferta/${await world.offer({ photos: 8, acceptsProposals: true })}`;

    test(`loads at most ${most} KB of scripts, 20 KB of styles and 40 KB of letters, also once it is taken over`, async ({
      page,
      world,
    }) => {
      const weight = await weigh(page, await addressOf(world));
      expect(weight.script / KB).toBeLessThanOrEqual(most);
      expect(weight.script, 'something was weighed').toBeGreaterThan(50 * KB);
      expect(weight.stylesheet / KB).toBeLessThanOrEqual(20);
      expect(weight.font / KB).toBeLessThanOrEqual(40);
      expect(weight.font, 'the letters came').toBeGreaterThan(0);
    });

    test('does not move while it loads over a slow line, and what is largest comes first @phone', async ({
      page,
      world,
    }) => {
      const address = await addressOf(world);
      await slowDown(page);
      const { shift, moved, largest } = await watchLoading(page, address);
      expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02);
      expect(largest).toEqual({ tag: 'IMG', priority: 'high', loading: '' });
    });
  });
}

test('the document of home is under 120 KB, and under 25 KB compressed', async ({ request }) => {
  const html = await (await request.get('/home')).body();
  expect(html.length / KB).toBeLessThan(120);
  expect(gzipSync(html).length / KB).toBeLessThan(25);
});

test('only the language of the page is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (reply) => scripts.push(reply.url()));
  await weigh(page, '/home?idiom=EN');
  const names = scripts.map((url) => url.split('/').at(-1) ?? '');
  expect(names.filter((name) => name.startsWith('en-'))).not.toEqual([]);
  expect(names.filter((name) => name.startsWith('ptbr-'))).toEqual([]);
});
