import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';
import { fieldOf, numberOf } from './world/world.ts';

/** The addresses of this site that the page links to, without its language switch and downloads. */
function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]:not([href^="/api/"]):not([href*="idiom="])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('in the store of a partner', () => {
  let store = '';
  let id = 0;
  let code = 0;
  test.beforeAll(async ({ world }) => {
    store = `loja-${world.word().replaceAll(/[^a-z]/g, '')}`;
    id = numberOf(
      await world.value(
        'id',
        `insert into partner (store, name, description, photo, status, member_since)
         values ($1, 'Loja do Vale', 'Caminhões revisados', '/media/vale', 'approved', '2025-03-01T12:00:00Z') returning id`,
        [store],
      ),
    );
    code = await world.offer({ title: 'Do vale', partnerId: id, buyNow: 30_000 });
  });

  test('every link stays in it, on every page, PART-01, PART-02', async ({ page }) => {
    const paths = ['/home', `/oferta/${code}`, '/texto/empresa', '/auth/', '/politica-privacidade'];
    for (const path of paths) {
      await page.goto(`/${store}${path}`);
      await ready(page);
      const links = await linksOf(page);
      expect(links.length).toBeGreaterThan(5);
      expect([path, links.filter((link) => !link.startsWith(`/${store}/`))]).toEqual([path, []]);
    }
  });

  test('home says whose it is: photo, name, since when, description, PART-04', async ({ page }) => {
    await page.goto(`/${store}/home`);
    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Loja do Vale' }) })
      .last();
    await expect(card.locator('img')).toHaveAttribute('src', /vale/);
    await expect(card).toContainText('01/03/2025');
    await expect(card).toContainText('Caminhões revisados');
  });

  test('calls name it there and nowhere else, PART-03', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.endsWith('/stream'))
        calls.push(searchParams.get('partner') ?? '');
    });
    await page.goto(`/${store}/oferta/${code}`);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    expect([...new Set(calls)]).toEqual([store]);
    calls.length = 0;
    await page.goto(`/oferta/${code}`);
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    expect([...new Set(calls)]).toEqual(['']);
  });

  test('what is chosen there keeps who sells it, through a reload, up to the call, PART-06', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    await page.goto(`/${store}/oferta/${code}`);
    await ready(page);
    await new OfferPage(page).buyNow.click();
    await expect(page).toHaveURL(new RegExp(`/${store}/fluxo/`));
    const kept: unknown = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('patio.fluxo'))) ?? 'null',
    );
    expect(fieldOf(kept, 'parceiro')).toEqual({ id, nome: 'Loja do Vale' });
    await page.reload();
    const flow = new FlowPage(page);
    await flow.toReview();
    await page.route('**/api/compreja*', (route) => route.fulfill({ status: 422, json: { erros: ['x'] } }));
    const call = page.waitForRequest('**/api/compreja*');
    await flow.commit();
    const body: unknown = (await call).postDataJSON();
    expect(fieldOf(body, 'parceiroId')).toBe(id);
  });
});

test('an address of a store that is no screen leads back into the store; one of no store leads home, ROUT-27, ROUT-29', async ({
  page,
}) => {
  for (const [path, home] of [
    ['/loja-norte/a/b', '/loja-norte/home'],
    ['/naoexiste/a/b', '/home'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404);
    await ready(page);
    await expect(page.getByRole('main').getByText('404')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', home);
    const links = await page
      .getByRole('contentinfo')
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.filter((link) => link.startsWith('/loja-norte/')).length > 0).toBe(home !== '/home');
    await page.getByRole('main').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`\\d${home}$`));
  }
});

test('a store that does not exist has no id, no page of its own, and leads home from its screens, PART-05', async ({
  page,
}) => {
  const reply: unknown = await (await page.request.get('/api/partner?partner=naoexiste')).json();
  expect(fieldOf(reply, 'id')).toBeNull();
  expect((await page.goto('/naoexiste'))?.status()).toBe(404);
  await page.goto('/naoexiste/home');
  await expect(page).toHaveURL(/\d\/home$/);
  await expect(new HomePage(page).grid).toBeVisible();
});
