import { expect, test } from '../journey.ts';

/** Of the demo world: an offer that nobody may see yet. */
const TOKEN = '853f3a25fc0a849080c17e1270e120e7';
const ADDRESS = `/oferta/verificar/${TOKEN}`;

test.use({ javaScriptEnabled: false });

test('a preview is never cached and sent to no other site, and without scripts its profile is chosen by a form, S-26, PREV-01, PREV-04 @phone', async ({
  page,
}) => {
  const answer = await page.goto(ADDRESS);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  expect(await page.locator('head').innerHTML()).not.toContain(TOKEN);
  await expect(page.getByRole('note')).toContainText('Página de teste');
  const first = await page.getByTestId('preview-price').textContent();
  await page.getByRole('radio', { name: 'Lojista' }).check();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByRole('radio', { name: 'Lojista' })).toBeChecked();
  await expect(page.getByTestId('preview-price')).not.toHaveText(first ?? '');
  const wrong = await page.goto(`/oferta/verificar/${'a'.repeat(32)}`);
  expect(wrong?.status()).toBe(404);
});
