import { expect, origin, test } from './journey.ts';
import { ready } from './pages/ready.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('a fresh browser reads Portuguese, I18N-01', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('English is offered by the list of languages, kept in the cookie and after a reload, I18N-02, I18N-03, I18N-05', async ({
  page,
  context,
}) => {
  await page.goto('/home?order=MENOR_PRECO');
  const choices = page.getByRole('navigation', { name: 'Idioma' }).getByRole('link');
  await expect(choices).toHaveText([/Português/, /English/]);
  await choices.last().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/order=MENOR_PRECO/);
  expect((await context.cookies()).find(({ name }) => name === 'idiom')?.value).toBe('EN');
  await page.goto('/texto/empresa');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('every call of the page names the language, I18N-04', async ({ page, context, world }) => {
  await world.signedIn(context);
  await context.addCookies([{ name: 'idiom', value: 'EN', url: origin() }]);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/api\//.test(request.url()) && !request.url().endsWith('/stream')) calls.push(request.url());
  });
  await page.goto(`/oferta/${await world.offer()}?view=leilao`);
  await ready(page);
  await expect.poll(() => calls.some((url) => url.includes('/ledger'))).toBe(true);
  await page.goto('/negociacao/');
  await expect.poll(() => calls.some((url) => url.includes('/myoffers'))).toBe(true);
  expect(calls.filter((url) => !/[?&]idiom=EN\b/.test(url))).toEqual([]);
});

test('English pages name days as English readers do, and money stays in reais, I18N-02', async ({
  page,
  world,
}) => {
  const code = await world.offer({ buyNow: 12_300 });
  await page.goto(`/oferta/${code}?idiom=EN`);
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/^Ends on \d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByTestId('price').first()).toHaveText('R$ 12.300,00');
});

test('an unknown language in the address is Portuguese, I18N-01', async ({ page }) => {
  await page.goto('/home?idiom=XX');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});
