import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { answerCall, sentCalls, reply } from '../../../../../test/screens/calls.ts';
import { attributesOf, textsOf } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { fieldOf } from '../../../../../test/world/world.ts';
import { world } from '../../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

describe('brands and subcategories', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await world.offer({
      title: `Uno ${word}`,
      spotlight: true,
      vehicles: [{ brand: 'Fiat', subcategoryCode: 101, fuel: 'Flex' }],
    });
    await world.offer({
      title: `Fiesta ${word}`,
      spotlight: true,
      vehicles: [{ brand: 'Ford', subcategoryCode: 102, fuel: 'Diesel' }],
    });
    await world.offer({ title: `FH ${word}`, vehicles: [{ brand: 'Volvo', subcategoryCode: 101 }] });
  });

  test('a brand leaves only its offers, and a second one adds its own, FILT-08', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.choice(/Fiat/).click();
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await home.choice(/Ford/).click();
    await expect.poll(home.shown).toEqual([`Fiesta ${word}`, `Uno ${word}`]);
    expect(currentAddress()).toMatch(/brands=\d+(%2C|,)\d+/);
  });

  test('a subcategory leaves only its offers, FILT-09', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.choice(/Sedã/).click();
    await expect.poll(home.shown).toEqual([`Fiesta ${word}`]);
  });

  test('one choice changes the grid, the row "Destaques", both counts and the numbers of the other filters, FILT-15', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const spotlights = () => textsOf(home.spotlight.getByRole('article').getByRole('heading', { level: 3 }));
    const counts = () => textsOf(page.getByRole('main').getByText(/^[\d.]+ ofertas?$/));
    await expect.poll(counts).toEqual(['2 ofertas', '3 ofertas']);
    await expect.element(home.choice(/^Hatch/)).toHaveAccessibleName('Hatch 2');
    await home.choice(/Fiat/).click();
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await expect.poll(spotlights).toEqual([`Uno ${word}`]);
    await expect.poll(counts).toEqual(['1 oferta', '1 oferta']);
    await expect.element(home.choice(/^Hatch/)).toHaveAccessibleName('Hatch 1');
  });
});

test('a model leaves only its offers, FILT-10', async () => {
  const word = world.word();
  const wanted = await world.offer({ title: `Modelo ${word}` });
  await world.offer({ title: `Outro ${word}` });
  // The model that most offers hold stands among the first ten.
  const model = await world.value(
    'name',
    `with m as (select m.code, m.name from offer o join model m on m.code = o.model_codes[1] where o.status = 'A'
         group by 1, 2 order by count(*) desc limit 1)
     update offer set model_codes = array[(select code from m)] where code = $1 returning (select name from m) as name`,
    [wanted],
  );
  const home = new HomeScreen();
  // Lists hear of a change within a third of a second.
  await expect
    .poll(async () => {
      await home.open(`term=${word}`);
      return textsOf(home.group('Modelos').getByCss('label')).filter((name) => name === `${String(model)}1`);
    })
    .toHaveLength(1);
  await home
    .group('Modelos')
    .getByRole('checkbox', { name: `${String(model)} 1`, exact: true })
    .click();
  await expect.poll(home.shown).toEqual([`Modelo ${word}`]);
});

describe('long lists', () => {
  test('show five brands, five subcategories and ten models, and the rest in a dialog, FILT-26', async () => {
    const home = await new HomeScreen().open();
    for (const [name, shown] of [
      ['Marcas', 5],
      ['Categorias', 5],
      ['Modelos', 10],
    ] as const) {
      const group = home.group(name);
      await expect.poll(() => group.getByRole('checkbox').elements().length).toBe(shown);
      await group.getByRole('button', { name: /Mostrar mais/ }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBeGreaterThan(shown);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });

  test('are searched by a part of the name in any case, and what is applied is chosen, FILT-26, FILT-27', async () => {
    const home = await new HomeScreen().open();
    const brands = home.group('Marcas');
    await brands.getByRole('button', { name: /Mostrar mais/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Marcas' });
    await dialog.getByRole('searchbox', { name: 'Buscar na lista' }).fill('OLV');
    await expect.poll(() => attributesOf(dialog.getByRole('checkbox'), 'type')).toHaveLength(1);
    await dialog.getByRole('checkbox', { name: /Volvo/ }).click();
    await dialog.getByRole('button', { name: 'Aplicar' }).click();
    await expect.poll(currentAddress).toMatch(/brands=\d+/);
    await expect.element(brands.getByRole('checkbox', { name: /Volvo/ })).toBeChecked();
  });

  test('that cannot be fetched say so and are asked for again, FILT-26', async () => {
    const home = await new HomeScreen().open();
    answerCall('GET', '/filter', () => reply(500, {}));
    await home
      .group('Marcas')
      .getByRole('button', { name: /Mostrar mais/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Marcas' });
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Não foi possível carregar a lista agora\./);
    answerCall('GET', '/filter', (_call, pass) => pass());
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBeGreaterThan(6);
  });
});

describe('the choices of a category', () => {
  const MACHINES = 3;

  test('are those that the API has for it, FILT-28', async () => {
    const names = async (category: number) =>
      namesIn(await (await fetch(`/api/filter?category=${category}`)).json());
    const [own, all] = [await names(MACHINES), await names(0)];
    expect(own.length).toBeLessThan(all.length);
    const home = await new HomeScreen().open('', `/home/${MACHINES}`);
    const shown = textsOf(home.group('Categorias').getByCss('label span.truncate'));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !own.includes(name))).toEqual([]);
    await home
      .group('Marcas')
      .getByRole('button', { name: /Mostrar mais/ })
      .click();
    await expect
      .element(page.getByRole('dialog', { name: 'Marcas' }).getByRole('checkbox').first())
      .toBeVisible();
    expect(sentCalls('GET', '/filter').at(-1)?.query.get('category')).toBe(String(MACHINES));
  });

  test('show their "inativo" picture, and the "ativo" one once chosen, in panel and dialog, FILT-28', async () => {
    const home = await new HomeScreen().open('', '/home/1');
    const [on, off] = ['/media/icons/tipo-101-hat.svg', '/media/icons/tipo-101-hat-inativo.svg'];
    const line = home.group('Categorias').getByCss('label').filter({ hasText: 'Hatch' });
    await expect.poll(() => attributesOf(line.getByCss('img'), 'src')).toEqual([off]);
    await line.click();
    await expect.poll(() => attributesOf(line.getByCss('img'), 'src')).toEqual([on]);
    await home
      .group('Categorias')
      .getByRole('button', { name: /Mostrar mais/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Categorias' });
    const inDialog = dialog.getByCss('label').filter({ hasText: 'Hatch' });
    await expect.poll(() => attributesOf(inDialog.getByCss('img'), 'src')).toEqual([on]);
    await inDialog.click();
    await expect.poll(() => attributesOf(inDialog.getByCss('img'), 'src')).toEqual([off]);
  });
});

function namesIn(lists: unknown): string[] {
  const subcategories = fieldOf(lists, 'subcategories');
  return Array.isArray(subcategories) ? subcategories.map((entry) => String(fieldOf(entry, 'name'))) : [];
}
