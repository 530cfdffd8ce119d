import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { attributesOf, boxOf, press } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

const SERRA = 3_205_002;
const VILA_VELHA = 3_205_200;
const SAO_PAULO = 3_550_308;

beforeEach(() => page.viewport(1400, 900));

describe('the panel of filters', () => {
  test('stands open beside the list of a desktop, FILT-01', async () => {
    const home = await new HomeScreen().open();
    await expect.element(home.filters.getByRole('heading', { name: 'Filtros' })).toBeVisible();
    await expect.element(home.group('Marcas')).toBeVisible();
    expect(boxOf(home.filters).right).toBeLessThanOrEqual(boxOf(home.grid).left);
  });

  test('is 280 px wide, folds to 52 and opens again with "Filtrar", FILT-02', async () => {
    const home = await new HomeScreen().open();
    const width = () => boxOf(home.filters).width;
    await expect.poll(width).toBe(280);
    await home.filters.getByRole('button', { name: 'Recolher filtros' }).click();
    await expect.poll(width).toBe(52);
    await home.filterBy.click();
    await expect.poll(width).toBe(280);
  });
});

describe('lots and single vehicles', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await world.offer({ title: `Uno ${word}` });
    await world.offer({ title: `Par ${word}`, vehicles: [{ brand: 'Volvo' }, { brand: 'Volvo' }] });
  });

  test('without lots only offers of one vehicle are listed, FILT-03, GENL-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.poll(home.shown).toEqual([`Par ${word}`, `Uno ${word}`]);
    await press(home.filters.getByRole('switch', { name: /Lotes/ }), ' ');
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
  });

  test('without single vehicles only lots are listed, and without both nothing, FILT-04, GENL-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await press(home.filters.getByRole('switch', { name: /Veículos/ }), ' ');
    await expect.poll(home.shown).toEqual([`Par ${word}`]);
    await press(home.filters.getByRole('switch', { name: /Lotes/ }), ' ');
    await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await expect.poll(home.shown).toEqual([]);
  });
});

test('a state leaves only its offers, and a city of it only those of the city, FILT-14', async () => {
  const word = world.word();
  await world.offer({ title: `Serra ${word}`, vehicles: [{ cityCode: SERRA }] });
  await world.offer({ title: `Vila Velha ${word}`, vehicles: [{ cityCode: VILA_VELHA }] });
  await world.offer({ title: `São Paulo ${word}`, vehicles: [{ cityCode: SAO_PAULO }] });
  const home = await new HomeScreen().open(`term=${word}`);
  const [state, city] = [home.filters.getByLabelText('Estado'), home.filters.getByLabelText('Cidade')];
  await expect.element(city).toBeDisabled();
  await state.selectOptions(valueOf(state.getByRole('option', { name: /^(ES|Espírito Santo)/ })));
  await expect.poll(home.shown).toEqual([`Vila Velha ${word}`, `Serra ${word}`]);
  await expect.element(city.getByRole('option', { name: /^Serra/ })).toBeInTheDocument();
  await city.selectOptions(valueOf(city.getByRole('option', { name: /^Serra/ })));
  await expect.poll(home.shown).toEqual([`Serra ${word}`]);
  expect(currentAddress()).toMatch(/city=/);
});

function valueOf(option: Parameters<typeof attributesOf>[0]): string {
  return attributesOf(option, 'value')[0] ?? '';
}

describe('on a phone', () => {
  test('the filters cover the screen, fold, choose, and say how many offers they leave, FILT-02, FILT-15', async () => {
    await page.viewport(360, 760);
    const word = world.word();
    await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat', fuel: 'Flex' }] });
    await world.offer({ title: `Ka ${word}`, vehicles: [{ brand: 'Ford', fuel: 'Diesel' }] });
    const home = await new HomeScreen().open(`term=${word}`);
    await expect.element(page.getByCss('aside[aria-label="Filtros"]')).not.toBeVisible();
    await home.filterBy.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect.element(sheet).toBeVisible();
    expect(boxOf(sheet)).toMatchObject({ left: 0, top: 0, width: 360, height: 760 });
    await sheet.getByRole('button', { name: 'Combustível' }).click();
    await sheet.getByLabelText(/^Flex/).click();
    await sheet.getByRole('button', { name: 'Ver 1 oferta' }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await expect.element(home.chosen.getByRole('link', { name: 'Remover filtro Flex' })).toBeVisible();
  });
});
