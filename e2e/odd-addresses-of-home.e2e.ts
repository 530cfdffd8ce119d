import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

for (const path of ['/home/999', '/home/abc', '/home/-1', '/home/1.5']) {
  test(`${path} is not found and leads to the categories there are, HOME-04, ROUT-27`, async ({ page }) => {
    const reply = await page.goto(path);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Esta categoria não existe' })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('main').getByRole('link', { name: 'Caminhões' }).click();
    await expect(page).toHaveURL(/\/home\/5$/);
    await expect(page.locator('#ofertas')).toBeVisible();
  });
}

test('a page beyond the last says how many there are and leads to the first, HOME-06', async ({
  page,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}` });
  const reply = await page.goto(`/home?term=${word}&page=99999`);
  expect(reply?.status()).toBe(200);
  const home = new HomePage(page);
  await expect(home.grid.getByText('Não existe a página 99.999: as ofertas cabem em 1.')).toBeVisible();
  await home.grid.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(home.titles).toHaveText([`Uno ${word}`]);
});

for (const query of ['priceStart=-5', 'priceStart=NaN', 'brands=xyz', 'page=0', 'order=ZZZ', 'term=%07']) {
  test(`${query} is left out, and the list stands, FILT-19`, async ({ page }) => {
    const reply = await page.goto(`/home?${query}`);
    expect(reply?.status()).toBe(200);
    const home = new HomePage(page);
    await expect(home.cards.first()).toBeVisible();
    await expect(home.chosen).toHaveCount(0);
  });
}

test('a range that ends before it begins matches nothing, and can be dropped, FILT-05', async ({ page }) => {
  const reply = await page.goto('/home?priceStart=50000&priceEnd=10000');
  expect(reply?.status()).toBe(200);
  const home = new HomePage(page);
  await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  await home.chosen.getByRole('link', { name: /Remover filtro Preço/ }).click();
  await expect(home.cards.first()).toBeVisible();
});

test('a search of 500 characters is cut, and the page says so, SRCH-03', async ({ page }) => {
  const reply = await page.goto(`/home?term=${'uno '.repeat(125)}`);
  expect(reply?.status()).toBe(200);
  await expect(page.getByText('A busca pode ter até 200 caracteres.')).toBeVisible();
});
