import { expect, test } from '../journey.ts';

test('a shared offer brings its picture, of the right size and under 300 KB', async ({
  page,
  request,
  world,
}) => {
  const code = await world.offer({ title: 'Gol que se compartilha', buyNow: 12_300, photos: 1 });
  await page.goto(`/oferta/${code}`);
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(address).toMatch(new RegExp(`/media/cards/pt/-/${code}/[0-9a-f]{16}\\.jpg$`));
  const picture = await request.get(new URL(address).pathname);
  expect(picture.status()).toBe(200);
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await picture.body()).length).toBeLessThan(300_000);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /Compre já por R\$\s12\.300,00/,
  );
});

test('each language has its own address, and they name each other, I18N-02', async ({ page, world }) => {
  const code = await world.offer();
  const addresses = async (query: string) => {
    await page.goto(`/oferta/${code}${query}`);
    const links = page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]');
    return links.evaluateAll((all) =>
      all.map((link) => [
        link.getAttribute('hreflang') ?? 'canonical',
        link.getAttribute('href')?.replace(/^https?:\/\/[^/]+/, ''),
      ]),
    );
  };
  const plain = `/oferta/${code}`;
  const others = [
    ['pt-BR', plain],
    ['en', `${plain}?idiom=EN`],
    ['x-default', plain],
  ];
  expect(await addresses('?utm_source=x&view=leilao')).toEqual([['canonical', plain], ...others]);
  expect(await addresses('?idiom=EN')).toEqual([['canonical', `${plain}?idiom=EN`], ...others]);
});

test('the map of the site leads to every open offer, and robots.txt to the map', async ({
  request,
  world,
}) => {
  const code = await world.offer();
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(robots).toContain('Disallow: /fluxo');
  const index = await request.get('/sitemap.xml');
  expect(index.headers()['content-type']).toContain('application/xml');
  const pages = [...(await index.text()).matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  expect(pages).toEqual(expect.arrayContaining(['/sitemaps/pages.xml', '/sitemaps/offers-1.xml']));
  const fixed = await (await request.get('/sitemaps/pages.xml')).text();
  for (const [, path] of fixed.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)) {
    expect([path, (await request.get(path ?? '')).status()]).toEqual([path, 200]);
  }
  expect(code).toBeGreaterThan(0);
});

test('what is personal or not there says so to search engines, ROUT-27', async ({ page }) => {
  for (const path of ['/auth/', '/fluxo/', '/negociacao/', '/notification/']) {
    await page.goto(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  }
  for (const path of ['/oferta/999999999', '/oferta/abc', '/a/b/c']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
});
