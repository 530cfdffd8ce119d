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
