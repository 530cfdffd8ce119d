import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('searches on Enter only, shows the grid and sets the term, SRCH-01, SRCH-03, SRCH-04', async ({
  page,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Gol ${word}` });
  const code = await world.offer({ title: 'Outra' });
  await page.goto(`/oferta/${code}`);
  const home = new HomePage(page);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  await home.search.fill(word);
  await home.search.blur();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
  await home.search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/home\\?term=${word}`));
  await expect(home.titles).toHaveText([`Gol ${word}`]);
  await expect(home.grid).toBeInViewport();
  await expect(home.search).toHaveValue(word);
});

test('does nothing on Enter in an empty field, SRCH-02', async ({ page, world }) => {
  const code = await world.offer();
  await page.goto(`/oferta/${code}`);
  await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  const home = new HomePage(page);
  await home.search.fill('   ');
  await home.search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
});

test('finds words of title, description, tags and brand in any case and without accents, FILT-12, FILT-13', async ({
  page,
  world,
}) => {
  const word = world.word();
  const tag = `t${world.word()}`;
  await world.offer({
    title: `Ônibus ${word}`,
    tags: tag,
    description: '<p>Com bagageiro reforçado</p>',
    vehicles: [{ brand: 'Volvo' }],
  });
  const home = await new HomePage(page).open(`term=${tag.toUpperCase()}`);
  await expect(home.titles).toHaveText([`Ônibus ${word}`]);
  for (const found of [`onibus ${word}`, `REFORCADO ${word}`, `volvo ${word}`]) {
    await home.searchFor(found);
    await expect(page).toHaveURL(/term=/);
    await expect(home.search).toHaveValue(found);
    await expect(home.titles).toHaveText([`Ônibus ${word}`]);
  }
});

test('a new search clears the filters, FILT-16', async ({ page, world }) => {
  const word = world.word();
  await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat' }] });
  await world.offer({ title: `Ka ${word}`, vehicles: [{ brand: 'Ford' }] });
  const home = await new HomePage(page).open(`term=${word}`);
  await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
  await expect(home.cards).toHaveCount(1);
  await home.searchFor(`Ka ${word}`);
  await expect(home.titles).toHaveText([`Ka ${word}`]);
  await expect(page).not.toHaveURL(/brands=/);
});
