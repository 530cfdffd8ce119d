import { expect, test } from './journey.ts';
import { OfferPage } from './pages/offer-page.ts';

test('a sold one says when and how, and has nothing left to press, BUYN-02, C-67 @phone', async ({
  page,
  world,
}) => {
  const word = world.word();
  const other = await world.offer({ title: `Parecida ${word}` });
  const code = await world.offer({ status: 'V', buyNow: 20_000, endsInSeconds: -3600 });
  const offer = await new OfferPage(page).open(code, 'leilao');
  await expect(offer.panel.getByRole('status')).toContainText(/^Vendida em \d\d\/\d\d\/\d{4} por lance/);
  await expect(offer.panel.getByText('Não divulgamos quem comprou.')).toBeVisible();
  for (const button of [offer.buyNow, offer.sendBid, offer.automaticBid, offer.propose]) {
    await expect(button).toHaveCount(0);
  }
  await expect(offer.history).toBeVisible();
  await offer.panel.getByRole('link', { name: 'Ver ofertas semelhantes' }).click();
  await expect(page.getByRole('region', { name: 'Ofertas semelhantes' }).first()).toBeInViewport();
  expect(other).toBeGreaterThan(0);
});

test('one bought before its end was over with the sale, and what the server wrote stays until its code is there, S-06', async ({
  page,
  world,
}) => {
  const code = await world.offer({ buyNow: 20_000, endsInSeconds: 5 * 86_400 });
  const buyer = await world.person();
  const bought = await page.request.post('/api/compreja', {
    headers: { 'security-token': await world.token(buyer) },
    data: { cdofrta: code, cdmoeda: 1, vllance: 20_000, frete: 'N', endereco: null },
  });
  expect(bought.status(), await bought.text()).toBe(201);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/ended-panel-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.url().includes(`/offer/${code}/stat`));
  const offer = await new OfferPage(page).open(code);
  await answered;
  const sold = offer.panel.getByText(/^Vendida em .+ pelo preço de compra já$/);
  // A tick of the clock later everything has been rendered again.
  await page.waitForTimeout(1500);
  expect(await sold.isVisible()).toBe(true);
  release();
  const [day = ''] = /\d\d\/\d\d\/\d{4}/.exec(await sold.innerText()) ?? [];
  await expect(offer.panel.getByText(new RegExp(`^Encerrada em ${day} \\d\\d:\\d\\d$`))).toBeVisible();
});

test('one without sale says so, to search engines too', async ({ page, world }) => {
  const code = await world.offer({ status: 'E', base: 5000, endsInSeconds: -3600 });
  const offer = await new OfferPage(page).open(code);
  await expect(offer.panel.getByRole('status')).toContainText(/^Encerrada em \d\d\/\d\d\/\d{4} sem venda/);
  await expect(offer.price).toHaveCount(0);
  const [vehicle] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(vehicle).toContain('https://schema.org/Discontinued');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test('one that nobody remembers is no longer listed', async ({ page, world }) => {
  const code = await world.offer({ status: 'E', endsInSeconds: -61 * 86_400 });
  await page.goto(`/oferta/${code}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('English readers are told in English, I18N-02', async ({ page, world }) => {
  const code = await world.offer({ status: 'E', endsInSeconds: -3600 });
  await page.goto(`/oferta/${code}?idiom=EN`);
  await expect(page.getByText(/^Ended on \d{1,2} [A-Z][a-z]{2} \d{4} without a sale$/)).toBeVisible();
});
