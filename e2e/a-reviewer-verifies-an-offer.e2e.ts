import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';

/** Of the demo world: an offer that nobody may see yet. */
const TOKEN = '853f3a25fc0a849080c17e1270e120e7';
const ADDRESS = `/oferta/verificar/${TOKEN}`;

test('a preview link opens the offer without signing in, says that it is a test and sells nothing, ROUT-06, PREV-01, PREV-02 @phone', async ({
  page,
  complaints,
}) => {
  const answer = await page.goto(ADDRESS);
  await ready(page);
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('note')).toContainText('Página de teste');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of [/comprar/i, /lance/i, /proposta/i, /favoritar/i]) {
    await expect(page.locator('main').getByRole('button', { name })).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
});

test('prices and pictures change with the profile, in place, PREV-03, PREV-04, PREV-05', async ({ page }) => {
  await page.goto(ADDRESS);
  await ready(page);
  const profiles = page.getByRole('group', { name: 'Ver como' }).getByRole('radio');
  await expect(profiles).toHaveCount(4);
  await expect(page.getByRole('radio', { name: 'Pessoa Física' })).toBeChecked();
  const price = page.getByTestId('preview-price');
  const pictures = page.getByRole('region', { name: 'Fotos e vídeos' });
  const individual = { price: await price.textContent(), pictures: await pictures.textContent() };
  const address = page.url();
  await page.getByRole('radio', { name: 'Lojista' }).check();
  await expect(price).not.toHaveText(individual.price ?? '');
  await expect(price).toHaveText(/^R\$ [\d.]+,\d\d$/);
  expect(await pictures.textContent()).not.toBe(individual.pictures);
  await page.getByRole('radio', { name: 'Pessoa Física' }).check();
  await expect(price).toHaveText(individual.price ?? '');
  expect(page.url()).toBe(address);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the profile is chosen by a form, PREV-03, PREV-04', async ({ page }) => {
    await page.goto(ADDRESS);
    const first = await page.getByTestId('preview-price').textContent();
    await page.getByRole('radio', { name: 'Lojista' }).check();
    await page.getByRole('button', { name: 'Mostrar' }).click();
    await expect(page.getByRole('radio', { name: 'Lojista' })).toBeChecked();
    await expect(page.getByTestId('preview-price')).not.toHaveText(first ?? '');
  });
});

test('the address is kept by nobody and told to nobody, S-26', async ({ page }) => {
  const answer = await page.goto(ADDRESS);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  const head = await page.locator('head').innerHTML();
  expect(head).not.toContain(TOKEN);
});

test('a wrong link is not found and says why, S-26', async ({ page }) => {
  const answer = await page.goto(`/oferta/verificar/${'a'.repeat(32)}`);
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este link de verificação não vale mais' }),
  ).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Ver ofertas' })).toBeVisible();
});

test.describe('counted', () => {
  test.use({ consent: ['performance'] });

  test('a verified offer is told to the data layer once statistics are allowed, C-119', async ({ page }) => {
    await page.goto(ADDRESS);
    await ready(page);
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? [])))
      .toMatch(/"event":"verified","codigo":\d+/);
  });
});
