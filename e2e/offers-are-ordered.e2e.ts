import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { HomePage } from './pages/home-page.ts';

const SERRA = 3_205_002;
const SAO_PAULO = 3_550_308;
const WARNING = 'Sua permissão de localização está bloqueada. Ative para ordenar por distância.';

test.use({ viewport: { width: 1400, height: 900 } });

test.describe('the order of a list', () => {
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    await world.offer({ title: `Meio ${word}`, buyNow: 50_000, vehicles: [{ cityCode: SERRA }] });
    await world.offer({ title: `Caro ${word}`, buyNow: 90_000, vehicles: [{ cityCode: SAO_PAULO }] });
    await world.offer({ title: `Barato ${word}`, buyNow: 20_000, vehicles: [{}] });
  });

  test('offers the five orders of the house, SORT-01', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const values = await home.order
      .getByRole('option')
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    expect(values).toEqual(
      expect.arrayContaining(['MAIS_RECENTES', 'MAIS_ANTIGOS', 'MAIOR_PRECO', 'MENOR_PRECO', 'DISTANCIA']),
    );
  });

  for (const { order, titles, id } of [
    { order: 'MAIS_ANTIGOS', titles: ['Meio', 'Caro', 'Barato'], id: 'SORT-03' },
    { order: 'MAIOR_PRECO', titles: ['Caro', 'Meio', 'Barato'], id: 'SORT-04' },
    { order: 'MENOR_PRECO', titles: ['Barato', 'Meio', 'Caro'], id: 'SORT-05' },
  ]) {
    test(`${order} puts ${titles.join(', ')} in this order and stands in the address, ${id}`, async ({
      page,
    }) => {
      const home = await new HomePage(page).open(`term=${word}`);
      await home.order.selectOption(order);
      await expect(home.titles).toHaveText(titles.map((title) => `${title} ${word}`));
      await expect(page).toHaveURL(new RegExp(`order=${order}`));
    });
  }

  test('DISTANCIA puts the nearest first and offers without a place last, SORT-06', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -23.5, longitude: -46.6 });
    const home = await new HomePage(page).open(`term=${word}`);
    await home.order.selectOption('DISTANCIA');
    await expect(home.titles).toHaveText([`Caro ${word}`, `Meio ${word}`, `Barato ${word}`]);
  });

  test('a blocked position gives a warning for five seconds and leaves the order, SORT-07', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      const denied = {
        code: 1,
        message: 'denied',
        PERMISSION_DENIED: 1,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
      } as const;
      navigator.geolocation.getCurrentPosition = (_found, refused) => refused?.(denied);
    });
    await page.clock.install();
    const home = await new HomePage(page).open(`term=${word}`);
    const before = await home.titles.allTextContents();
    await freeze(page);
    await home.order.selectOption('DISTANCIA');
    await expect(page.getByText(WARNING)).toBeVisible();
    await page.clock.runFor(4500);
    await expect(page.getByText(WARNING)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(page.getByText(WARNING)).toBeHidden();
    expect(await home.titles.allTextContents()).toEqual(before);
  });

  test('TERMINA_LOGO puts what ends first before the rest', async ({ page, world }) => {
    const own = world.word();
    await world.offer({ title: `Depois ${own}`, endsInSeconds: 90_000 });
    await world.offer({ title: `Logo ${own}`, endsInSeconds: 3000 });
    await world.offer({ title: `Tarde ${own}`, endsInSeconds: 200_000 });
    const home = await new HomePage(page).open(`term=${own}`);
    await home.order.selectOption('TERMINA_LOGO');
    await expect(home.titles).toHaveText([`Logo ${own}`, `Depois ${own}`, `Tarde ${own}`]);
    await expect(page).toHaveURL(/order=TERMINA_LOGO/);
  });

  test('who blocks his position types a postal code instead, changes it and removes it, SORT-06, SORT-07', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        refused?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    const home = await new HomePage(page).open(`term=${word}`);
    await home.order.selectOption('DISTANCIA');
    await expect(page.getByText(WARNING)).toBeVisible();
    await expect(home.order).toHaveValue('MAIS_RECENTES');
    const cep = home.grid.getByRole('textbox', { name: 'CEP' });
    await cep.fill('123');
    await cep.press('Enter');
    await expect(home.grid.getByText('Digite os 8 números do CEP.')).toBeVisible();
    await cep.fill('01001000');
    await expect(cep).toHaveValue('01001-000');
    await cep.press('Enter');
    await expect(home.grid.getByText(/^Perto de São Paulo\/SP/)).toBeVisible();
    await expect(home.titles).toHaveText([`Caro ${word}`, `Meio ${word}`, `Barato ${word}`]);
    await expect(home.grid.getByText(/^A menos de 1 km|^A \d+ km/).first()).toBeVisible();
    await page.reload();
    await expect(home.grid.getByText(/^Perto de São Paulo\/SP/)).toBeVisible();
    await home.filters.getByRole('button', { name: 'Distância', exact: true }).click();
    await home.filters.getByRole('radio', { name: 'Até 100 km' }).click();
    await expect(home.titles).toHaveText([`Caro ${word}`]);
    await home.grid.getByRole('button', { name: 'Remover local' }).click();
    await expect(home.cards).toHaveCount(3);
    await expect(home.order).toHaveValue('MAIS_RECENTES');
  });

  test('an unknown postal code and a look-up that fails say so, and what was typed stays', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}&order=DISTANCIA`);
    await expect(home.grid.getByText(/Diga onde você está/)).toBeVisible();
    const cep = home.grid.getByRole('textbox', { name: 'CEP' });
    await cep.fill('00000000');
    await cep.press('Enter');
    await expect(home.grid.getByText('Não encontramos este CEP.')).toBeVisible();
    await page.route(/endereco\/posicao/, (route) => route.abort());
    await cep.fill('29100000');
    await cep.press('Enter');
    await expect(home.grid.getByText(/Não foi possível consultar o CEP agora/)).toBeVisible();
    await expect(cep).toHaveValue('29100-000');
  });
});
