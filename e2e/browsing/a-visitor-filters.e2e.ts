import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { ready } from '../pages/ready.ts';

const CAMPINAS = 3_509_502;
const SERRA = 3_205_002;

test.use({ viewport: { width: 1400, height: 900 } });

test('keeps the whole choice in the address: reload, back and a shared link show the same, FILT-15', async ({
  page,
  browser,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat' }] });
  await world.offer({ title: `Fiesta ${word}`, vehicles: [{ brand: 'Ford' }] });
  const home = new HomePage(page);
  // A moment passes until both are listed.
  await expect.poll(async () => (await home.open(`term=${word}`)).cards.count()).toBe(2);
  await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  await home.order.selectOption('MENOR_PRECO');
  await expect(page).toHaveURL(/order=MENOR_PRECO/);
  await page.reload();
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  await expect(home.order).toHaveValue('MENOR_PRECO');
  const other = await browser.newPage();
  await other.goto(page.url());
  await expect(new HomePage(other).titles).toHaveText([`Uno ${word}`]);
  await other.close();
  await ready(page);
  await page.goBack();
  await page.goBack();
  await expect(home.cards).toHaveCount(2);
});

test('a browser that shares its location sorts by distance, after a reload too, SORT-06', async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -23.5, longitude: -46.6 });
  const word = world.word();
  await world.offer({ title: `Perto ${word}`, vehicles: [{ cityCode: CAMPINAS }] });
  await world.offer({ title: `Longe ${word}`, vehicles: [{ cityCode: SERRA }] });
  const home = await new HomePage(page).open(`term=${word}`);
  await expect(home.titles).toHaveText([`Longe ${word}`, `Perto ${word}`]);
  await home.order.selectOption('DISTANCIA');
  await expect(home.titles).toHaveText([`Perto ${word}`, `Longe ${word}`]);
  await page.reload();
  await expect(home.titles).toHaveText([`Perto ${word}`, `Longe ${word}`]);
  await expect(home.grid.getByText('Perto de você')).toBeVisible();
});

test('without scripts the links remove choices, pages follow each other and Enter searches, HOME-06, SRCH-03', async ({
  browser,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, buyNow: 20_000 });
  await world.offer({ title: `Ka ${word}`, buyNow: 40_000 });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const home = new HomePage(page);
  await page.goto(`/home?term=${word}&priceEnd=30000`);
  await expect(home.titles).toHaveText([`Uno ${word}`]);
  await home.chosen.getByRole('link', { name: /Remover filtro Preço/ }).click();
  await expect(home.cards).toHaveCount(2);
  await home.search.fill(`Ka ${word}`);
  await home.search.press('Enter');
  await expect(home.titles).toHaveText([`Ka ${word}`]);
  await page.goto('/home');
  const first = await home.titles.allTextContents();
  await home.pages.getByRole('link', { name: 'Página 2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(home.cards).toHaveCount(9);
  await expect.poll(() => home.titles.allTextContents()).not.toEqual(first);
  await context.close();
});
