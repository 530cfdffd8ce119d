import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { ready } from '../pages/ready.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('a search from the page of an offer shows the grid of home, and a suggestion leads to an offer, SRCH-01, SRCH-03, SRCH-04', async ({
  page,
  world,
}) => {
  const word = world.word();
  const code = await world.offer({ title: `Toyota ${word}` });
  await page.goto(`/oferta/${code}`);
  await ready(page);
  const home = new HomePage(page);
  await home.search.fill('fiat');
  await home.search.blur();
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}$`));
  await home.search.press('Enter');
  await expect(page).toHaveURL(/\/home\?term=fiat/);
  await expect(home.search).toHaveValue('fiat');
  // Banners and "Destaques" stand above the grid: the window was scrolled to it.
  // What loads above it later may push it down a little.
  await expect.poll(async () => Math.abs((await home.grid.boundingBox())?.y ?? 999)).toBeLessThan(150);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.reload();
  await ready(page);
  await home.search.click();
  await home.search.fill('');
  await home.search.pressSequentially(word.slice(0, 12));
  const option = page
    .getByRole('listbox', { name: 'Sugestões de busca' })
    .getByRole('option', { name: new RegExp(`Toyota ${word}`) });
  await expect(option).toBeVisible();
  await home.search.press('ArrowDown');
  await home.search.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/oferta/${code}`));
});
