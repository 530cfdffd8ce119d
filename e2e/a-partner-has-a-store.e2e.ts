import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';
import { fieldOf, numberOf } from './world/world.ts';

test.describe('the store of a partner', () => {
  let store = '';
  let id = 0;
  let code = 0;
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    store = `loja-${word.replaceAll(/[^a-z]/g, '')}`;
    id = numberOf(
      await world.value(
        'id',
        `insert into partner (store, name, description, photo, status, member_since)
         values ($1, 'Loja da Serra', 'Usados com garantia', '/media/' || $1, 'approved', '2025-03-01T12:00:00Z') returning id`,
        [store],
      ),
    );
    code = await world.offer({
      title: `Da loja ${word}`,
      partnerId: id,
      buyNow: 30_000,
      acceptsProposals: true,
    });
    await world.offer({ title: `De fora ${word}` });
  });

  test('opens at its name, shows only its offers, and every call names it, ROUT-29, ROUT-30, ROUT-33', async ({
    page,
  }) => {
    await page.goto(`/${store}`);
    await expect(page).toHaveURL(new RegExp(`/${store}/home$`));
    await expect(page.getByRole('heading', { name: 'Loja da Serra' })).toBeVisible();
    await expect(page.getByText('Usados com garantia')).toBeVisible();
    const home = new HomePage(page);
    await ready(page);
    await expect(home.titles).toHaveText([`Da loja ${word}`]);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/') && !request.url().endsWith('/stream')) calls.push(request.url());
    });
    await home.card('Da loja').getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/${store}/oferta/${code}$`));
    await expect.poll(() => calls.some((url) => url.includes('/ledger'))).toBe(true);
    expect(calls.filter((url) => !url.includes(`partner=${store}`))).toEqual([]);
  });

  test('offers buying and proposing but no bids, and shows who sells, DETL-16, DETL-17, ROUT-29', async ({
    page,
  }) => {
    await page.goto(`/${store}/oferta/${code}?view=leilao`);
    await ready(page);
    const offer = new OfferPage(page);
    await expect(offer.buyNow).toBeVisible();
    await expect(offer.propose).toBeVisible();
    await expect(offer.bidField).toHaveCount(0);
    await expect(offer.automaticBid).toHaveCount(0);
    await expect(offer.panel.getByText('Loja da Serra').first()).toBeVisible();
    await expect(offer.panel.locator(`img[src^="/media/${store}"]`)).toBeVisible();
  });

  test('goes with a purchase as parceiroId, FLOW-22, BUYN-06', async ({ page, context, world }) => {
    await world.signedIn(context);
    await page.goto(`/${store}/oferta/${code}`);
    await ready(page);
    await new OfferPage(page).buyNow.click();
    await expect(page).toHaveURL(new RegExp(`/${store}/fluxo/`));
    const flow = new FlowPage(page);
    await flow.toReview();
    const call = page.waitForRequest('**/api/compreja*');
    await page.route('**/api/compreja*', (route) =>
      route.fulfill({ status: 422, json: { erros: ['ensaio'] } }),
    );
    await flow.commit();
    const body: unknown = (await call).postDataJSON();
    expect(fieldOf(body, 'parceiroId')).toBe(id);
  });

  test('is left by going to an address without it, and an unknown one leads home, ROUT-31, ROUT-34', async ({
    page,
  }) => {
    await page.goto(`/${store}/home`);
    await ready(page);
    await page.goto('/naoexiste/home');
    await expect(page).toHaveURL(/\d\/home$/);
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.cards).toHaveCount(2);
  });
});
