import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';
import { SignInPage } from './pages/sign-in-page.ts';

const categories = ['Carros', 'Utilitários', 'Máquinas', 'Ônibus', 'Caminhões', 'Implementos'];

test('are a button for each category with its two icons, 36 by 36, on and off, ROUT-17 INTR-01 INTR-02 INTR-03', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await page.goto('/interesses');
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('O que você procura?');
  await expect(main.getByText('Escolha as categorias que interessam a você.')).toBeVisible();
  await expect(main.getByRole('listitem')).toHaveText(categories);
  await expect(main.getByRole('button', { name: 'Continuar' })).toBeVisible();
  const cars = main.getByRole('button', { name: 'Carros' });
  const icon = cars.locator('img');
  expect(await icon.boundingBox()).toMatchObject({ width: 36, height: 36 });
  await expect(icon).toHaveAttribute('src', /-inativo\.svg$/);
  await cars.click();
  await expect(cars).toHaveAttribute('aria-pressed', 'true');
  await expect(icon).not.toHaveAttribute('src', /-inativo\.svg$/);
  await cars.click();
  await expect(cars).toHaveAttribute('aria-pressed', 'false');
});

test('of the signed-in user are updated and lead home, and are there the next time, C-99 INTR-05 API-59', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  await page.goto('/interesses');
  await ready(page);
  const main = page.getByRole('main');
  for (const name of ['Caminhões', 'Carros']) await main.getByRole('button', { name }).click();
  const call = page.waitForRequest(
    (request) => request.url().includes('/usrio/interest') && request.method() === 'PUT',
  );
  await main.getByRole('button', { name: 'Continuar' }).click();
  await call;
  await expect(page).toHaveURL(/\/home$/);
  expect(
    await world.query('select category_code from interest where account_id = $1 order by 1', [id]),
  ).toEqual([{ category_code: 1 }, { category_code: 5 }]);
  await page.goto('/interesses');
  await ready(page);
  await expect(main.getByRole('button', { pressed: true })).toHaveText(['Carros', 'Caminhões']);
});

test('of a visitor wait for the sign-in, and nothing chosen is lost by it', async ({ page, world }) => {
  const person = await world.person();
  await page.goto('/interesses');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Ônibus' }).click();
  await page.reload();
  await ready(page);
  await expect(main.getByRole('button', { name: 'Ônibus' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=/);
  await new SignInPage(page).signIn(person);
  await expect(page).toHaveURL(/\/interesses/);
  await expect(main.getByRole('button', { name: 'Ônibus' })).toHaveAttribute('aria-pressed', 'true');
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('that cannot be saved stay chosen, with the reason, and can be sent again', async ({
  page,
  context,
  world,
}) => {
  await world.signedIn(context);
  await page.goto('/interesses');
  await ready(page);
  const main = page.getByRole('main');
  await page.route('**/api/usrio/interest*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await main.getByRole('button', { name: 'Carros' }).click();
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(main.getByRole('alert')).toContainText('Houve um erro na requisição.');
  await expect(main.getByRole('button', { name: 'Carros' })).toHaveAttribute('aria-pressed', 'true');
  await page.unroute('**/api/usrio/interest*');
  await main.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('stand in English where English is read', async ({ page }) => {
  await page.goto('/interesses?idiom=EN');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'Cars',
    'Utility vehicles',
    'Machinery',
    'Buses',
    'Trucks',
    'Trailers and implements',
  ]);
});
