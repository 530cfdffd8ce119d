import { expect, test } from '../journey.ts';
import { FlowPage } from '../pages/flow-page.ts';
import { OfferPage } from '../pages/offer-page.ts';

test('a reload keeps what was chosen; leaving begins again at step 0, FLOW-07', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await (await new OfferPage(page).open(await world.offer(), 'leilao')).bid('10000');
  const flow = new FlowPage(page);
  await flow.toReview();
  await page.reload();
  await expect(flow.agree).toBeVisible();
  await expect(flow.summary).toContainText('R$ 10.000,00');
  await page.getByRole('banner').getByRole('link', { name: 'Pátio' }).click();
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/fluxo');
  await expect(flow.current).toContainText('Dados pessoais');
});

test('a next step that cannot be loaded is reported, and the amount stays', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  const offer = await new OfferPage(page).open(await world.offer(), 'leilao');
  await page.route('**/assets/prepare-deal-*.js', (route) => route.abort());
  await offer.bid('10000');
  await expect(
    page.getByRole('status').filter({ hasText: 'Não foi possível carregar esta parte' }),
  ).toBeVisible();
  await expect(offer.bidField).toHaveValue('R$ 10.000,00');
  await expect(offer.sendBid).toBeEnabled();
});
