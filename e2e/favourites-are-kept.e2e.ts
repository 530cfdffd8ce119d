import { expect, test } from './journey.ts';
import { ready } from './pages/ready.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('are listed with the controls of home, the panel closed; ended ones say so, FAVR-01 ROUT-22 S-55 C-38', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  const [dear, cheap, ended] = [
    await world.offer({ title: 'Caro', buyNow: 90_000 }),
    await world.offer({ title: 'Barato', buyNow: 10_000 }),
    await world.offer({ title: 'Passado', status: 'E', endsInSeconds: 0, buyNow: 50_000 }),
  ];
  for (const code of [dear, cheap, ended]) {
    await world.query('insert into favourite (account_id, offer_code, created_at) values ($1, $2, now())', [
      id,
      code,
    ]);
  }
  await page.goto('/favoritos');
  await ready(page);
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(['Passado', 'Barato', 'Caro']);
  await expect(page.getByText('Encerrada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir filtros' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('main').getByRole('combobox').first().selectOption('MAIOR_PRECO');
  await expect(titles).toHaveText(['Caro', 'Passado', 'Barato']);
  await expect(page).toHaveURL(/\/favoritos\?order=MAIOR_PRECO/);
  await page.goto('/favoritos?priceEnd=60000');
  await expect(titles).toHaveText(['Passado', 'Barato']);
});

test('the lists of the filter hold what the favourites hold, not the whole catalogue, FAVR-01', async ({
  page,
  context,
  world,
}) => {
  const { id } = await world.signedIn(context);
  for (const brand of ['Fiat', 'Ford', 'Toyota', 'Honda', 'Renault', 'Volvo', 'Scania']) {
    const code = await world.offer({ vehicles: [{ brand }] });
    await world.query('insert into favourite (account_id, offer_code, created_at) values ($1, $2, now())', [
      id,
      code,
    ]);
  }
  await page.goto('/favoritos');
  await ready(page);
  await page.getByRole('button', { name: 'Abrir filtros' }).click();
  await page.getByRole('button', { name: 'Mostrar mais (2)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcas' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(7);
  await dialog.getByRole('checkbox').last().check();
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
});

test('a heart flips at once, and goes back with a message when it cannot be kept, FAVR-03', async ({
  page,
  context,
  world,
}) => {
  const word = world.word();
  await world.signedIn(context);
  await world.offer({ title: `Gol ${word}` });
  await page.route('**/api/offer/favorite?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.fulfill({ status: 500, json: { erros: ['x'] } });
  });
  await page.goto(`/home?term=${word}`);
  await ready(page);
  const card = page.getByRole('region', { name: 'Ofertas' }).getByRole('article');
  await card.getByRole('button', { name: 'Favoritar' }).click();
  await expect(card.getByRole('button', { name: 'Remover dos favoritos' })).toHaveAttribute(
    'aria-pressed',
    'true',
    { timeout: 700 },
  );
  await expect(page.getByText('Não foi possível favoritar a oferta')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Favoritar' })).toHaveAttribute('aria-pressed', 'false');
});

test('the same offer has one heart in every list, and taken out of the favourites it can be brought back, FAVR-02 API-18', async ({
  page,
  context,
  world,
}) => {
  const word = world.word();
  const { id } = await world.signedIn(context);
  const code = await world.offer({ title: `Par ${word}`, spotlight: true });
  const kept = () =>
    world.value('n', 'select count(*)::int as n from favourite where account_id = $1 and offer_code = $2', [
      id,
      code,
    ]);
  await page.goto(`/home?term=${word}`);
  await ready(page);
  const grid = page.getByRole('region', { name: 'Ofertas' });
  await grid.getByRole('button', { name: 'Favoritar' }).click();
  await expect(page.getByRole('button', { name: 'Remover dos favoritos' })).toHaveCount(2);
  await expect.poll(kept).toBe(1);
  await page.goto('/favoritos');
  await ready(page);
  await page.getByRole('button', { name: 'Remover dos favoritos' }).click();
  await expect(page.getByText('Removida dos favoritos')).toBeVisible();
  await expect.poll(kept).toBe(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect.poll(kept).toBe(1);
  await page.getByRole('button', { name: 'Remover dos favoritos' }).click();
  await expect.poll(kept).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nenhum Favorito' })).toBeVisible();
  await expect(page.getByText('Você ainda não favoritou nenhuma oferta.')).toBeVisible();
});

test.describe('what is counted', () => {
  test.use({ consent: ['performance'] });

  test('only a favourite that was none before, FAVR-04', async ({ page, context, world }) => {
    const word = world.word();
    await world.signedIn(context);
    const code = await world.offer({ title: `Conta ${word}` });
    await page.goto(`/home?term=${word}`);
    await ready(page);
    const events = () =>
      page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'favorite'));
    const heart = page.getByRole('region', { name: 'Ofertas' }).getByRole('button', { name: /avorit/ });
    await heart.click();
    await expect.poll(events).toEqual([{ event: 'favorite', codigo: code }]);
    const removed = page.waitForResponse(/offer\/favorite/);
    await heart.click();
    await removed;
    await expect(heart).toHaveAccessibleName('Favoritar');
    expect(await events()).toHaveLength(1);
  });
});

test('a visitor has no hearts on cards, and his click on the detail does nothing, FAVR-05', async ({
  page,
  world,
}) => {
  const word = world.word();
  const code = await world.offer({ title: `Visita ${word}` });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/offer/favorite')) calls.push(request.url());
  });
  await page.goto(`/home?term=${word}`);
  await ready(page);
  await expect(page.getByRole('button', { name: 'Favoritar' })).toHaveCount(0);
  await page.goto(`/oferta/${code}`);
  await ready(page);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Favoritar' }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(calls).toEqual([]);
  await page.goto('/favoritos/');
  await expect(page).toHaveURL(/\/auth\/\?redirectFrom=%2Ffavoritos/);
});
