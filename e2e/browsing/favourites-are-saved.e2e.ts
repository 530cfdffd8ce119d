import { expect, test } from '../journey.ts';
import { HomePage } from '../pages/home-page.ts';
import { ready } from '../pages/ready.ts';
import { SignInPage } from '../pages/sign-in-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('a visitor signs in on the way to the favourites, and what is marked stays marked, CARD-04, FAVR-02, FAVR-05, ROUT-22', async ({
  page,
  world,
}) => {
  const word = world.word();
  await world.offer({ title: `Gol ${word}` });
  const home = await new HomePage(page).open(`term=${word}`);
  await expect(home.cards).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Favoritar' })).toHaveCount(0);
  await page.goto('/favoritos/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Ffavoritos/);
  await ready(page);
  await new SignInPage(page).signIn(await world.person());
  await expect(page).toHaveURL(/\/favoritos/);
  await expect(page.getByRole('heading', { name: 'Nenhum Favorito' })).toBeVisible();
  await home.open(`term=${word}`);
  const saved = page.waitForResponse('**/api/offer/favorite*');
  await home.card('Gol').getByRole('button', { name: 'Favoritar' }).click();
  await saved;
  await page.reload();
  await expect(home.card('Gol').getByRole('button', { name: 'Remover dos favoritos' })).toBeVisible();
  await page.goto('/favoritos');
  await expect(page.getByRole('main').getByRole('article')).toContainText(`Gol ${word}`);
});
