import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { openScreen } from '../../../../../test/screens/open-screen.tsx';

beforeEach(() => page.viewport(1400, 900));

for (const path of ['/home/999', '/home/abc', '/home/-1', '/home/1.5']) {
  test(`${path} shows an empty grid, never an error screen, and leads to the categories there are, HOME-04, HOME-11`, async () => {
    await openScreen(path);
    const home = new HomeScreen();
    await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await expect.element(home.grid.getByText(/^Esta categoria não existe\./)).toBeVisible();
    await expect.element(home.grid.getByText('0 ofertas', { exact: true })).toBeVisible();
    await expect.element(home.order).toBeVisible();
    await expect.element(home.filters).toBeVisible();
    await expect.element(home.filters.getByText(/\(\d+\)/).first()).not.toBeInTheDocument();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(home.grid.getByRole('button', { name: 'Limpar' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Salvar esta busca' })).not.toBeInTheDocument();
    await home.grid.getByRole('link', { name: 'Caminhões' }).click();
    await expect.poll(currentAddress).toBe('/home/5');
    await expect.element(new HomeScreen().cards.first()).toBeVisible();
  });
}

for (const query of ['priceStart=-5', 'priceStart=NaN', 'brands=xyz', 'page=0', 'order=ZZZ', 'term=%07']) {
  test(`${query} is left out, and the list stands, FILT-19`, async () => {
    const home = await new HomeScreen().open(query);
    await expect.element(home.cards.first()).toBeVisible();
    await expect.element(home.chosen).not.toBeInTheDocument();
    await expect.element(home.slider('Preço: mínimo')).toHaveValue('0');
    await expect.element(home.slider('Preço: máximo')).toHaveAttribute('aria-valuetext', 'Ilimitado');
  });
}

test('a search of 500 characters is cut to 200, and the screen says so, SRCH-03', async () => {
  const home = await new HomeScreen().open(`term=${'uno '.repeat(125)}`);
  await expect.element(page.getByText(/^A busca pode ter até 200 caracteres\./)).toBeVisible();
  await expect.element(home.chosen.getByRole('link').first()).toMatchTextContent(/^Busca: (uno ?){50}$/);
});
