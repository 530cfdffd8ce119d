import { expect, test } from './journey.ts';
import { OfferPage } from './pages/offer-page.ts';

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
