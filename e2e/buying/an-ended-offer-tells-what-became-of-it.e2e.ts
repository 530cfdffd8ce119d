import { expect, test } from '../journey.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';

test('of one bought before its end, what the server wrote stays until its code is there, S-06', async ({
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
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/ended-panel-*.js', async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const words = (): boolean => document.body?.textContent.includes('pelo preço de compra já') === true;
    let written = false;
    new MutationObserver(() => {
      if (words()) written = true;
      else if (written) Object.assign(window, { lost: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/oferta/${code}`, { waitUntil: 'commit' });
  await asked.promise;
  const { panel } = new OfferPage(page);
  const sold = panel.getByText(/^Vendida em .+ pelo preço de compra já$/);
  await expect(sold).toBeVisible();
  released.resolve();
  await ready(page);
  await expect(sold).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'lost'))).toBeUndefined();
});
