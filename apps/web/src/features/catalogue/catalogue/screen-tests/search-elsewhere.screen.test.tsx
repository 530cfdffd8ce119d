import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../../test/screens/world.ts';

let word = '';
beforeAll(async () => {
  word = world.word();
  await world.offer({
    title: `Trator ${word}`,
    vehicles: [{ categoryCode: 3, counter: 'h' }],
    spotlight: true,
  });
});
beforeEach(() => page.viewport(1400, 900));

test('a search without results in its category shows those of all categories and says so, C-44, SRCH-03', async () => {
  const home = await new HomeScreen().open(`term=${word}`, '/home/1');
  expect(home.shown()).toEqual([`Trator ${word}`]);
  await expect
    .element(
      home.grid.getByText(`Nada em Carros para “${word}”. Estas ofertas são de todas as categorias.`, {
        exact: true,
      }),
    )
    .toBeVisible();
  await expect.element(home.count).toHaveTextContent('1 oferta');
  expect(currentAddress()).toBe(`/home/1?term=${word}`);
});

test('where there are results in the category nothing is said, C-44', async () => {
  const home = await new HomeScreen().open(`term=${word}`, '/home/3');
  expect(home.shown()).toEqual([`Trator ${word}`]);
  await expect.element(page.getByText(/^Nada em /)).not.toBeInTheDocument();
});

test('a search without results anywhere is an empty grid, C-44, HOME-10', async () => {
  const home = await new HomeScreen().open('term=zzqqxxyyzz', '/home/1');
  await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  await expect.element(page.getByText(/^Nada em /)).not.toBeInTheDocument();
});
