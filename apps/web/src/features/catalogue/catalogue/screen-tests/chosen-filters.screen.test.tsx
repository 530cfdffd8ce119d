import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { focusOn, textsOf } from '../../../../../test/screens/elements.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

let word = '';
beforeAll(async () => {
  word = world.word();
  await world.offer({
    title: `Uno ${word}`,
    buyNow: 20_000,
    vehicles: [{ brand: 'Fiat', subcategoryCode: 101, usage: 40_000, fuel: 'Flex' }],
  });
  await world.offer({ title: `Ka ${word}`, buyNow: 40_000, vehicles: [{ brand: 'Ford', fuel: 'Flex' }] });
});
beforeEach(() => page.viewport(1400, 900));

describe('"Limpar" in the panel', () => {
  test('unchecks brands, subcategories and models, opens the ranges and brings lots and vehicles back, FILT-17', async () => {
    const home = await new HomeScreen().open();
    const address = currentAddress();
    for (const name of ['Marcas', 'Categorias', 'Modelos']) {
      await home.group(name).getByRole('checkbox').first().click();
      await expect.element(home.group(name).getByRole('checkbox', { checked: true })).toBeVisible();
    }
    await expect.poll(() => new URLSearchParams(location.search).size).toBe(3);
    const chosen = new URLSearchParams(location.search);
    for (const [name, value] of [
      ['lot', '0'],
      ['vehicle', '0'],
      ['priceStart', '1000'],
      ['priceEnd', '30000'],
      ['usageStart', '1000'],
      ['usageEnd', '50000'],
    ] as const)
      chosen.set(name, value);
    await openScreen(`/home?${chosen.toString()}`);
    await expect.poll(() => home.filters.getByRole('checkbox', { checked: true }).elements().length).toBe(3);
    await expect.element(home.filters.getByRole('switch', { name: /Lotes/ })).not.toBeChecked();
    await home.filters.getByRole('button', { name: 'Limpar' }).click();
    await expect.poll(currentAddress).toBe(address);
    await expect.poll(() => home.filters.getByRole('checkbox', { checked: true }).elements().length).toBe(0);
    for (const name of [/Lotes/, /Veículos/])
      await expect.element(home.filters.getByRole('switch', { name })).toBeChecked();
    for (const name of ['Preço', 'Quilometragem']) {
      await expect.element(home.slider(`${name}: mínimo`)).toHaveValue('0');
      await expect.element(home.slider(`${name}: máximo`)).toHaveAttribute('aria-valuetext', 'Ilimitado');
    }
  });

  test('empties the term too, FILT-18', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceEnd=30000`);
    await expect.poll(home.shown).toEqual([`Uno ${word}`]);
    await expect.element(home.search).toHaveValue(word);
    await home.filters.getByRole('button', { name: 'Limpar' }).click();
    await expect.poll(currentAddress).toBe('/home');
    await expect.element(home.search).toHaveValue('');
    await expect.poll(home.shown).not.toEqual([`Uno ${word}`]);
  });
});

test('a new search unchooses the filters and keeps its own term, FILT-16, FILT-18', async () => {
  const home = await new HomeScreen().open(`term=${word}&priceEnd=30000`);
  await home.choice(/Fiat/).click();
  await expect.poll(currentAddress).toMatch(/brands=/);
  await home.searchFor(`Ka ${word}`);
  await expect.poll(home.shown).toEqual([`Ka ${word}`]);
  expect([...new URLSearchParams(location.search).keys()]).toEqual(['term']);
  await expect.element(home.search).toHaveValue(`Ka ${word}`);
  await expect.poll(() => home.filters.getByRole('checkbox', { checked: true }).elements().length).toBe(0);
  await expect.element(home.slider('Preço: máximo')).toHaveAttribute('aria-valuetext', 'Ilimitado');
});

describe('what is chosen stands above the grid', () => {
  test('each choice is removed by itself, by keyboard too, FILT-17', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    await home.choice(/Fiat/).click();
    await expect
      .poll(() => textsOf(home.chosen.getByRole('link')))
      .toEqual([`Busca: ${word}`, 'Fiat', 'Limpar tudo']);
    focusOn(home.chosen.getByRole('link', { name: 'Remover filtro Fiat' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(home.shown).toHaveLength(2);
    await expect.element(home.choice(/Fiat/)).not.toBeChecked();
  });

  test('all of it is removed at once, with the term, FILT-18', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceEnd=30000`);
    await home.chosen.getByRole('link', { name: 'Limpar tudo' }).click();
    await expect.poll(currentAddress).toBe('/home');
    await expect.element(home.chosen).not.toBeInTheDocument();
  });

  test('an empty list names the filter to drop, with what comes back, HOME-10', async () => {
    const home = await new HomeScreen().open(`term=${word}&priceEnd=10`);
    await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await home.grid.getByRole('link', { name: 'Sem Preço: até R$ 10 (2 ofertas)' }).click();
    await expect.poll(home.shown).toHaveLength(2);
  });
});
