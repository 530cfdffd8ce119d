import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';
import { fieldOf, numberOf } from '../world/world.ts';

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

  test('what is chosen there keeps who sells it, through a reload, up to the call, PART-06, FLOW-22, BUYN-06', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    await page.goto(`/${store}`);
    await expect(page).toHaveURL(new RegExp(`/${store}/home$`));
    await page.goto(`/${store}/oferta/${code}`);
    await ready(page);
    await new OfferPage(page).buyNow.click();
    await expect(page).toHaveURL(new RegExp(`/${store}/fluxo/`));
    const stored: unknown = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('patio.fluxo'))) ?? 'null',
    );
    expect(fieldOf(stored, 'parceiro')).toEqual({ id, nome: 'Loja do Vale' });
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
