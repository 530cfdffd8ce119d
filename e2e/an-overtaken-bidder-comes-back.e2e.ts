import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { FlowPage } from './pages/flow-page.ts';
import { NegotiationsPage } from './pages/negotiations-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { endIn } from './world/listings.ts';
import { rivalOf, type Rival } from './world/rival.ts';
import type { World } from './world/world.ts';

let rival: Rival;

test.beforeEach(async ({ browser, world, context }) => {
  rival = await rivalOf(browser, world);
  await world.signedIn(context);
});
test.afterEach(() => rival.leave());

/** Somebody who leads an offer with R$ 10.000,00, and looks at it. */
async function leads(page: Page, world: World, title = 'Gol 1.6') {
  const code = await world.offer({ title });
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.bid('10000');
  await new FlowPage(page).complete('Retirar no pátio');
  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
  return { code, offer, flow: new FlowPage(page) };
}

test('with one tap and one confirmation, BIDS-07 @phone', async ({ page, world }) => {
  const { code, offer, flow } = await leads(page, world);
  expect(await rival.bid(code, 10_500)).toBe(201);
  await expect(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
  await offer.panel.getByRole('button', { name: 'Dar lance de R$ 10.600,00' }).click();
  await flow.confirmAtOnce();
  await offer.open(code, 'leilao');
  await expect(offer.price).toHaveText('R$ 10.600,00');
  await expect(offer.panel.getByText('Você está ganhando')).toBeVisible();
});

test('from an alert: the next bid stands in the field, follows the price, and nothing is sent by itself', async ({
  page,
  world,
  browser,
}) => {
  const { code, offer } = await leads(page, world);
  await rival.bid(code, 10_500);
  let bids = 0;
  page.on('request', (request) => (bids += /\/api\/lance\b/.test(request.url()) ? 1 : 0));
  await offer.open(code, 'leilao', 'minimo');
  await expect(offer.bidField).toHaveValue('R$ 10.600,00');
  await expect(offer.bidField).toBeFocused();
  await expect(offer.panel.getByText('Preenchemos com o próximo lance.')).toBeVisible();
  expect(await rival.bid(code, 12_000, true)).toBe(201);
  const third = await rivalOf(browser, world);
  expect(await third.bid(code, 11_000)).toBe(409);
  await third.leave();
  await expect(offer.bidField).toHaveValue('R$ 11.200,00');
  await offer.bidField.fill('11150');
  await expect(offer.bidField).toHaveValue('11150');
  expect(bids).toBe(0);
  await offer.sendBid.click();
  await expect(page).toHaveURL(/\/fluxo\/\?step=2/);
});

test('after a bid that a maximum answered at once: told honestly, with the next amount at a tap, rules 0.19', async ({
  page,
  world,
}) => {
  const code = await world.offer();
  expect(await rival.bid(code, 12_000, true)).toBe(201);
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.bid('11000');
  const flow = new FlowPage(page);
  await flow.toReview('Retirar no pátio');
  await flow.commit();
  const dialog = offer.dialog('Seu lance foi coberto na hora');
  await expect(dialog).toContainText('A oferta já recebeu um lance maior!');
  await expect(dialog).toContainText('Seu lance de R$ 11.000,00 ficou registrado');
  await expect(dialog).toContainText('O lance atual é R$ 11.100,00.');
  await dialog.getByRole('button', { name: 'Dar lance de R$ 11.200,00' }).click();
  await expect(flow.agree).not.toBeChecked();
  await expect(flow.summary).toContainText('R$ 11.200,00');
  await flow.commit();
  await expect(dialog).toContainText('O lance atual é R$ 11.300,00.');
  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Seu lance foi superado')).toBeVisible();
  await expect(offer.history.getByText('Você', { exact: true })).toHaveCount(2);
});

test('is warned on the review when the price moves on, and changes the amount there', async ({
  page,
  world,
}) => {
  const code = await world.offer();
  const offer = await new OfferPage(page).open(code, 'leilao');
  await offer.bid('10200');
  const flow = new FlowPage(page);
  await flow.toReview('Retirar no pátio');
  await expect(page.getByText('Lance inicial: R$ 10.000,00')).toBeVisible();
  await rival.bid(code, 10_300);
  await expect(page.getByText('O lance atual já é R$ 10.300,00: o seu não basta mais.')).toBeVisible();
  await page.getByRole('button', { name: 'Dar lance de R$ 10.400,00' }).click();
  await expect(page.getByText('o seu não basta mais')).toHaveCount(0);
  await flow.commit();
  await expect(page.getByRole('heading', { name: 'Tudo Encaminhado!' })).toBeVisible();
});

test('from the negotiations, with the next bid in the field, NEGO-12', async ({ page, world }) => {
  const { code } = await leads(page, world, 'Gol superado de novo');
  await rival.bid(code, 10_500);
  const row = (await new NegotiationsPage(page).open()).row('Gol superado de novo');
  await expect(row).toContainText('Lance superado');
  await row.getByRole('link', { name: 'Dar lance' }).click();
  await expect(new OfferPage(page).bidField).toHaveValue('R$ 10.600,00');
});

test('inside the closing window: the moved end and its latest are shown in place, GENL-05', async ({
  page,
  world,
}) => {
  const { code, offer, flow } = await leads(page, world);
  await endIn(world, code, 40, 60);
  await rival.bid(code, 10_500);
  await expect(
    offer.panel.getByText(/^Prorrogada até \d\d:\d\d:\d\d \(máximo até \d\d:\d\d:\d\d\)$/),
  ).toBeVisible();
  await offer.panel.getByRole('button', { name: 'Dar lance de R$ 10.600,00' }).click();
  await expect(page.getByText('Minutos finais: um lance')).toBeVisible();
  await flow.confirmAtOnce();
  await offer.open(code, 'leilao');
  await expect(offer.panel.getByText('Prorrogada até')).toBeVisible();
});

test('the quick amounts follow the price into the next band, without a reload, DETL-03, API-07', async ({
  page,
  world,
}) => {
  const code = await world.offer({ base: 19_900 });
  const offer = await new OfferPage(page).open(code, 'leilao');
  await expect(offer.quickBids).toHaveText(['20.000', '20.100', '20.200', '20.300']);
  await page.evaluate(() => (document.title = 'nunca recarregada'));
  await rival.bid(code, 21_000);
  await expect(offer.quickBids).toHaveText(['21.200', '21.400', '21.600', '21.800']);
  await expect(page).toHaveTitle('nunca recarregada');
});
