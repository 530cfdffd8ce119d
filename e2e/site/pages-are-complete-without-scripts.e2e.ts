import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('home is complete: cards, prices, filters, pages and links, HOME-03', async ({ page, world }) => {
    const word = world.word();
    const code = await world.offer({ title: `Legível ${word}`, buyNow: 12_300 });
    await page.goto(`/home?term=${word}`);
    await expect(page.getByRole('article').filter({ hasText: `Legível ${word}` })).toContainText(
      'R$ 12.300,00',
    );
    await expect(page.locator(`#ofertas a[href="/oferta/${code}"]`).first()).toBeVisible();
    await expect(page.getByText('1 oferta', { exact: true })).toBeVisible();
    await page.goto('/home');
    await expect(page.locator('#ofertas').getByRole('article')).toHaveCount(9);
    await expect(
      page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Página 2', exact: true }),
    ).toHaveAttribute('href', /page=2/);
  });

  test('an offer is complete: title, price, facts and structured data without the whole plate, DETL-01, DETL-19', async ({
    page,
    world,
  }) => {
    const code = await world.offer({
      title: 'Gol para robôs',
      buyNow: 12_300,
      description: '<p>Bem cuidado</p>',
    });
    await page.goto(`/oferta/${code}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gol para robôs');
    await expect(page.getByTestId('price').first()).toHaveText('R$ 12.300,00');
    await expect(page.getByText('Bem cuidado')).toBeVisible();
    await expect(page).toHaveTitle(/Gol para robôs/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/oferta/${code}$`),
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0);
    expect(await page.content()).not.toContain('ABC1D23');
  });
});

test('no screen has an error, a refused script or style, or an unknown request', async ({
  page,
  world,
  complaints,
}) => {
  const code = await world.offer({ photos: 3, acceptsProposals: true });
  for (const path of [
    '/home',
    '/home/5',
    `/oferta/${code}`,
    `/oferta/${code}?view=leilao`,
    `/oferta/${code}?view=proposta`,
    '/auth/',
    '/texto/termos',
    '/a/b/c',
  ]) {
    const answer = await page.goto(path);
    await ready(page);
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src [^;]*'nonce-/);
    expect(/script-src [^;]*/.exec(policy)?.[0], path).not.toContain('unsafe-inline');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const own404 = path === '/a/b/c';
    expect(
      complaints.filter((text) => !(own404 && text.includes('404'))),
      path,
    ).toEqual([]);
  }
});

test('going to the same address twice leaves no error, ROUT-35', async ({ page, complaints }) => {
  await page.goto('/home');
  await ready(page);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pátio' });
  await logo.click();
  await logo.dblclick();
  await expect(page.locator('#ofertas')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('two tabs of one buyer both know that they lead', async ({ context, world }) => {
  await world.signedIn(context);
  const code = await world.offer();
  const first = await new OfferPage(await context.newPage()).open(code, 'leilao');
  const second = await new OfferPage(await context.newPage()).open(code, 'leilao');
  await first.page.evaluate(
    async ([offer, token]) => {
      await fetch('/api/lance?idiom=PTBR', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'security-token': token ?? '' },
        body: JSON.stringify({
          cdofrta: offer,
          cdmoeda: 1,
          vllance: 10_000,
          ismaximo: false,
          frete: 'N',
          endereco: null,
        }),
      });
    },
    [code, (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''] as const,
  );
  for (const tab of [first, second]) await expect(tab.panel.getByText('Você está ganhando')).toBeVisible();
});
