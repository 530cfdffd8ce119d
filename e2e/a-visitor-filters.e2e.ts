import type { Locator } from '@playwright/test';
import { expect, test } from './journey.ts';
import { freeze } from './pages/freeze.ts';
import { HomePage } from './pages/home-page.ts';

const SERRA = 3_205_002;
const SAO_PAULO = 3_550_308;

test.use({ viewport: { width: 1400, height: 900 } });

/** Moves a thumb as the keyboard or a finger would. */
async function slide(thumb: Locator, value: number): Promise<void> {
  await thumb.fill(String(value));
}

test.describe('the filter panel', () => {
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    await world.offer({
      title: `Uno ${word}`,
      tags: 'frotista',
      description: '<p>Revisado em oficina</p>',
      buyNow: 20_000,
      vehicles: [{ brand: 'Fiat', subcategoryCode: 101, usage: 40_000, cityCode: SERRA }],
    });
    await world.offer({
      title: `Fiesta ${word}`,
      buyNow: 45_000,
      vehicles: [{ brand: 'Ford', subcategoryCode: 102, usage: 90_000, cityCode: SAO_PAULO }],
    });
    await world.offer({
      title: `Par ${word}`,
      buyNow: 600_000,
      vehicles: [
        { brand: 'Volvo', usage: 200_000 },
        { brand: 'Volvo', usage: 210_000 },
      ],
    });
  });

  test('stands open beside the list, 280 px wide, and folds to 52, FILT-01, FILT-02', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await expect.poll(async () => (await home.filters.boundingBox())?.width).toBe(280);
    await home.filters.getByRole('button', { name: 'Recolher filtros' }).click();
    await expect.poll(async () => (await home.filters.boundingBox())?.width).toBe(52);
    await home.filterBy.click();
    await expect.poll(async () => (await home.filters.boundingBox())?.width).toBe(280);
  });

  test('leaves out lots or single vehicles, and everything without both, FILT-03, FILT-04, GENL-02', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const [vehicles, lots] = [
      home.filters.getByRole('switch', { name: /Veículos/ }),
      home.filters.getByRole('switch', { name: /Lotes/ }),
    ];
    await lots.press('Space');
    await expect(home.titles).toHaveText([`Fiesta ${word}`, `Uno ${word}`]);
    await lots.press('Space');
    await vehicles.press('Space');
    await expect(home.titles).toHaveText([`Par ${word}`]);
    await lots.press('Space');
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  });

  test('leaves out a price that stands exactly on a bound, and keeps the dearest without an upper one, FILT-05, FILT-06, FILT-19', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}&priceStart=20000&priceEnd=45000`);
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await home.open(`term=${word}&priceStart=19999&priceEnd=45001`);
    await expect(home.cards).toHaveCount(2);
    await home.open(`term=${word}&priceStart=45000&priceEnd=-1`);
    await expect(home.titles).toHaveText([`Par ${word}`]);
    await home.open(`term=${word}`);
    await expect(home.cards).toHaveCount(3);
  });

  test('leaves out a mileage that stands exactly on a bound, FILT-07', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}&usageStart=40000&usageEnd=90000`);
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await home.open(`term=${word}&usageStart=39999&usageEnd=90000`);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
  });

  test('filters by brand and by subcategory, in list and counts at once, FILT-08, FILT-09, FILT-15', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    await expect(home.count).toHaveText('1 oferta');
    await home.filters.getByRole('checkbox', { name: /Ford/ }).click();
    await expect(home.cards).toHaveCount(2);
    await expect(page).toHaveURL(/brands=\d+(%2C|,)\d+/);
    await home.open(`term=${word}`);
    await home.filters.getByRole('checkbox', { name: /Sedã/ }).click();
    await expect(home.titles).toHaveText([`Fiesta ${word}`]);
  });

  test('filters by model, FILT-10', async ({ page, world }) => {
    const own = world.word();
    const wanted = await world.offer({ title: `Modelo ${own}` });
    await world.offer({ title: `Outro ${own}` });
    const model = await world.value(
      'name',
      `with m as (select m.code, m.name from offer o join model m on m.code = o.model_codes[1] where o.status = 'A'
           group by 1, 2 order by count(*) desc limit 1)
       update offer set model_codes = array[(select code from m)] where code = $1 returning (select name from m) as name`,
      [wanted],
    );
    const home = new HomePage(page);
    const choice = home.filters
      .getByRole('group', { name: 'Modelos' })
      .getByRole('checkbox', { name: String(model) })
      .first();
    // Lists hear of a change within a third of a second, and a visitor's page is kept for a moment.
    await expect(async () => {
      await home.open(`term=${own}`);
      await expect(choice).toBeVisible({ timeout: 1500 });
    }).toPass();
    await choice.click();
    await expect(home.titles).toHaveText([`Modelo ${own}`]);
  });

  test('filters by state and city, FILT-14', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const [state, city] = [home.filters.getByLabel('Estado'), home.filters.getByLabel('Cidade')];
    await expect(city).toBeDisabled();
    const [wanted] = await state
      .getByRole('option', { name: /^(ES|Espírito Santo)/ })
      .evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    await state.selectOption(wanted ?? '');
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    const serra = city.getByRole('option', { name: /^Serra/ });
    await city.selectOption((await serra.getAttribute('value')) ?? '');
    await expect(page).toHaveURL(/city=/);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
  });

  test('has a price slider to 500000 and one of mileage to 150000, unlimited at the end, FILT-20, FILT-21, FILT-22, FILT-24', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const price = home.filters.getByRole('slider', { name: 'Preço: máximo' });
    const usage = home.filters.getByRole('slider', { name: 'Quilometragem: máximo' });
    await expect(price).toHaveAttribute('min', '0');
    await expect(price).toHaveAttribute('max', '500000');
    await price.focus();
    await page.keyboard.press('End');
    await expect(home.filters.getByRole('tooltip')).toHaveText('Ilimitado');
    await expect(usage).toHaveAttribute('max', '150000');
    await slide(usage, 120_000);
    await usage.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(home.filters.getByRole('tooltip')).toHaveText('119.000 km');
    await page.keyboard.press('End');
    await expect(home.filters.getByRole('tooltip')).toHaveText('Ilimitado');
    await expect(usage).toHaveAttribute('aria-valuetext', 'Ilimitado');
  });

  test('takes a slider half a second after its last move and sends its end as unlimited, FILT-23, FILT-25', async ({
    page,
  }) => {
    await page.clock.install();
    const home = await new HomePage(page).open(`term=${word}`);
    await freeze(page);
    const price = home.filters.getByRole('slider', { name: 'Preço: máximo' });
    await slide(price, 30_000);
    await page.clock.runFor(400);
    await slide(price, 25_000);
    await page.clock.runFor(400);
    expect(page.url()).not.toContain('priceEnd');
    await page.clock.runFor(200);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    await expect(page).toHaveURL(/priceEnd=25000/);
    await slide(home.filters.getByRole('slider', { name: 'Preço: mínimo' }), 10_000);
    await slide(price, 500_000);
    await page.clock.runFor(600);
    await expect(page).not.toHaveURL(/priceEnd=(25000|500000)/);
    await expect(home.cards).toHaveCount(3);
  });

  test('takes exact numbers beside the sliders, says what is wrong with others and loses nothing, FILT-05, FILT-22', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    const to = home.filters.getByRole('textbox', { name: 'Até (R$)' });
    await to.fill('R$ 45.000');
    await to.press('Enter');
    await expect(page).toHaveURL(/priceEnd=45000/);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    const from = home.filters.getByRole('textbox', { name: 'De (R$)' });
    await from.fill('90.000');
    await from.blur();
    await expect(home.filters.getByRole('alert')).toHaveText('O mínimo precisa ser menor que o máximo.');
    await expect(from).toHaveValue('90.000');
    await from.fill('muito');
    await from.blur();
    await expect(home.filters.getByRole('alert')).toHaveText(/Digite um número/);
    await from.fill('1000');
    await from.blur();
    await expect(page).toHaveURL(/priceStart=1000/);
    await expect(home.filters.getByRole('alert')).toHaveCount(0);
  });

  test('clears brands, kinds and ranges, and the term, FILT-17, FILT-18', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}&lot=0&priceEnd=30000&usageEnd=50000`);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    await home.filters.getByRole('button', { name: 'Limpar' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(home.filters.getByRole('switch', { name: /Lotes/ })).toBeChecked();
    await expect(home.search).toHaveValue('');
  });

  test('shows five brands and ten models, the rest in a dialog that is searched by substring, FILT-26, FILT-27', async ({
    page,
  }) => {
    const home = await new HomePage(page).open();
    const brands = home.filters.getByRole('group', { name: 'Marcas' });
    await expect(brands.getByRole('checkbox')).toHaveCount(5);
    await expect(home.filters.getByRole('group', { name: 'Modelos' }).getByRole('checkbox')).toHaveCount(10);
    await brands.getByRole('button', { name: /Mostrar mais/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Marcas' });
    await dialog.getByRole('searchbox', { name: 'Buscar na lista' }).fill('OLV');
    await expect(dialog.getByRole('checkbox')).toHaveCount(1);
    await dialog.getByRole('checkbox', { name: /Volvo/ }).click();
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(/brands=\d+/);
    await expect(brands.getByRole('checkbox', { name: /Volvo/ })).toBeChecked();
  });

  test('keeps the whole choice in the address: reload, back and a shared link show the same, FILT-15', async ({
    page,
    browser,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
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
    await page.goBack();
    await page.goBack();
    await expect(home.cards).toHaveCount(3);
  });
});
