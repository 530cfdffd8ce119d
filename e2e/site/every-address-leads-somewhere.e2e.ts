import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';

test('any other address is a page that says 404 and leads on, ROUT-27, ERRS-04', async ({ page }) => {
  for (const path of ['/a/b/c', '/naoexiste', '/home/1/2', '/oferta', '/painel-que-nao-ha/x']) {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('main')).toContainText('404');
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
  }
  await ready(page);
  await page.getByRole('main').getByRole('link', { name: 'Ver ofertas' }).click();
  await expect(page.locator('#ofertas')).toBeVisible();
});

test('a page asked for by the page before leads where the page itself would, ROUT-19', async ({
  request,
}) => {
  for (const [asked, leads] of [
    ['/favoritos.data?_routes=routes%2Fprofile%2Ffavoritos', '/auth/?redirectFrom=%2Ffavoritos'],
    ['/home.data?term=gol&lat=-20&lon=-40&_routes=routes%2Fhome', '/home?term=gol'],
    ['/nao-ha/home.data?_routes=root', '/home'],
    ['/_.data?termo=gol', '/home?termo=gol'],
  ] as const) {
    expect(await (await request.get(asked)).text(), asked).toContain(`"redirect","${leads}"`);
  }
});

test.describe('navigation that goes wrong', () => {
  test('the same way again and again, and back in the middle, throws nothing, ROUT-35', async ({
    page,
    complaints,
  }) => {
    await new HomePage(page).open();
    await page.getByRole('contentinfo').locator('a[href="/texto/lojista"]').click();
    await expect(page).toHaveURL(/\/texto\/lojista$/);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('footer a[href="/texto/empresa"]');
      for (let time = 0; time < 5; time += 1) link?.click();
      window.history.back();
      link?.click();
    });
    await page.getByRole('contentinfo').locator('a[href="/texto/empresa"]').click();
    await page.getByRole('contentinfo').locator('a[href="/texto/empresa"]').click();
    await expect(page).toHaveURL(/\/texto\/empresa$/);
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('without a connection a link leaves the page as it is and can be tried again, ROUT-35', async ({
    page,
    context,
    complaints,
  }) => {
    const home = await new HomePage(page).open();
    await context.setOffline(true);
    await page.getByRole('contentinfo').locator('a[href="/texto/empresa"]').click();
    const notice = page.getByRole('status').filter({ hasText: 'Parece que você está sem conexão' });
    await expect(notice).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(home.cards.first()).toBeAttached();
    await context.setOffline(false);
    await notice.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page).toHaveURL(/\/texto\/empresa$/);
    expect(complaints.filter((text) => !/offline|ERR_INTERNET_DISCONNECTED/i.test(text))).toEqual([]);
  });

  test('a page whose data cannot be loaded says so in the frame and comes on the next try, ROUT-35', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await new HomePage(page).open();
    await page.route('**/texto/empresa.data*', (route) =>
      route.fulfill({ status: 502, body: 'bad gateway' }),
    );
    await page.getByRole('contentinfo').locator('a[href="/texto/empresa"]').click();
    await expect(page.getByRole('heading', { name: 'Não conseguimos abrir esta página' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute('**/texto/empresa.data*');
    await page.getByRole('main').getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/texto\/empresa$/);
    expect(errors).toEqual([]);
  });

  test('a part of the page that is gone after a deployment says so and offers to reload the page, ROUT-35', async ({
    page,
    context,
    world,
  }) => {
    await world.signedIn(context);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const offer = await new OfferPage(page).open(await world.offer({ buyNow: 30_000 }));
    await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await offer.buyNow.click();
    const notice = page.getByRole('status').filter({ hasText: 'Não foi possível carregar esta parte' });
    await expect(notice).toBeVisible();
    await page.unroute('**/assets/*.js');
    await notice.getByRole('button', { name: 'Tentar de novo' }).click();
    await ready(page);
    await offer.buyNow.click();
    await expect(page).toHaveURL(/\/fluxo\//);
    expect(errors).toEqual([]);
  });
});

test('a submit that the network loses says the generic words, and nothing is lost, ERRS-02', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await (await new OfferPage(page).open(await world.offer({ buyNow: 30_000 }))).buyNow.click();
  const flow = new FlowPage(page);
  await flow.toReview();
  await page.route('**/api/compreja*', (route) => route.abort());
  await flow.commit();
  await expect(page.getByRole('dialog')).toContainText(
    'Houve um erro na requisição. Por favor, contate ao administrador da plataforma.',
  );
  await page.unroute('**/api/compreja*');
  await page.keyboard.press('Escape');
  await expect(flow.agree).toBeChecked();
  await flow.confirm.click();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
});
