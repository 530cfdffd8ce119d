import { expect, test } from './journey.ts';
import { ConsentQuestion } from './pages/consent.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { watchLoading } from './pages/what-moves-on-a-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

const KEY = 'patio.functionality.vistas';

test('nothing is remembered without a yes', async ({ page, world }) => {
  await new OfferPage(page).open(await world.offer());
  await new HomePage(page).open();
  await page.keyboard.press('End');
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Vistas recentemente' })).toHaveCount(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
});

test.describe('after a yes', () => {
  test.use({ consent: ['functionality'] });

  test('the offers seen last stand below, the newest first, those that are over marked', async ({
    page,
    world,
  }) => {
    const word = world.word();
    const first = await world.offer({ title: `Visto ${word}` });
    const over = await world.offer({ title: `Vendido ${word}`, status: 'V', endsInSeconds: 0 });
    const last = await world.offer({ title: `Agora ${word}` });
    const offer = new OfferPage(page);
    await offer.open(first);
    await offer.open(over);
    await offer.open(last);
    const row = page.getByRole('region', { name: 'Vistas recentemente' });
    await expect(row.getByRole('heading', { level: 3 })).toHaveText([`Vendido ${word}`, `Visto ${word}`]);
    await expect(
      row.getByRole('listitem').filter({ hasText: 'Vendido' }).getByText('Vendida', { exact: true }),
    ).toBeVisible();
    await new HomePage(page).open();
    await expect(row.getByRole('heading', { level: 3 }).first()).toHaveText(`Agora ${word}`);
    await expect(row.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  test('"Limpar" forgets them, and can be undone', async ({ page, world }) => {
    const code = await world.offer();
    await new OfferPage(page).open(code);
    await new HomePage(page).open();
    const row = page.getByRole('region', { name: 'Vistas recentemente' });
    const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
    await row.getByRole('button', { name: 'Limpar' }).click();
    await expect(row).toHaveCount(0);
    expect(await stored()).toBe('');
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(row.getByRole('article')).toHaveCount(1);
    expect(await stored()).toBe(String(code));
  });

  test('withdrawing the yes deletes them at once', async ({ page, world }) => {
    await new OfferPage(page).open(await world.offer());
    await new HomePage(page).open();
    const row = page.getByRole('region', { name: 'Vistas recentemente' });
    await expect(row).toBeVisible();
    const consent = new ConsentQuestion(page);
    await consent.fromFooter.click();
    await consent.switch('Funcionalidade').click();
    await consent.save.click();
    await expect(row).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });

  test('a row that cannot be loaded says so and is asked for again', async ({ page, world }) => {
    await new OfferPage(page).open(await world.offer({ title: 'Volta' }));
    await page.route('**/api/offer?codes=*', (route) =>
      route.fulfill({ status: 500, json: { erros: ['x'] } }),
    );
    await new HomePage(page).open();
    const row = page.getByRole('region', { name: 'Vistas recentemente' });
    await expect(row.getByRole('alert')).toContainText('Não foi possível carregar as ofertas vistas');
    await page.unroute('**/api/offer?codes=*');
    await row.getByRole('alert').getByRole('button').click();
    await expect(row.getByRole('article')).toHaveCount(1);
  });

  test('their row moves nothing that one looks at @phone', async ({ page, world }) => {
    await new OfferPage(page).open(await world.offer());
    const { shift, moved } = await watchLoading(page, '/home');
    await expect(page.getByRole('region', { name: 'Vistas recentemente' })).toBeAttached();
    expect(shift, moved.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
