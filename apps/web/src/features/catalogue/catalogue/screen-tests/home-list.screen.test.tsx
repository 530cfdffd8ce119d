import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../../test/screens/deals/address.ts';
import { boxOf, textsOf } from '../../../../../test/screens/elements.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';
import { fieldOf } from '../../../../../test/world/world.ts';
import { world } from '../../../../../test/screens/world.ts';

beforeEach(() => page.viewport(1400, 900));

describe('home', () => {
  let word = '';
  beforeAll(async () => {
    word = world.word();
    await world.offer({ title: `Primeira ${word}`, buyNow: 90_000 });
    await world.offer({ title: `Segunda ${word}`, buyNow: 20_000, spotlight: true });
    await world.offer({ title: `Terceira ${word}`, buyNow: 50_000 });
  });

  test('lists the offers of the API in its order, HOME-03, ROUT-01', async () => {
    const reply: unknown = await (await fetch(`/api/offer?term=${word}&limit=9`)).json();
    const data = fieldOf(reply, 'data');
    const home = await new HomeScreen().open(`term=${word}`);
    expect(home.shown()).toEqual(Array.isArray(data) ? data.map((offer) => fieldOf(offer, 'title')) : []);
    expect(home.shown()).toHaveLength(3);
  });

  test('has an order, a filter and the number of offers above each list, HOME-05', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    const main = page.getByRole('main');
    expect(textsOf(main.getByText(/^[\d.]+ ofertas?$/))).toEqual(['1 oferta', '3 ofertas']);
    expect(main.getByRole('combobox', { name: 'Ordenar por' }).elements()).toHaveLength(2);
    expect(main.getByRole('button', { name: 'Filtrar' }).elements()).toHaveLength(2);
    await expect.element(home.count).toHaveTextContent('3 ofertas');
  });

  test('has only spotlight offers in the row "Destaques", HOME-02', async () => {
    const home = await new HomeScreen().open(`term=${word}`);
    expect(home.shown()).toHaveLength(3);
    await expect.element(home.spotlight.getByRole('heading', { name: 'Destaques' })).toBeVisible();
    expect(textsOf(home.spotlight.getByRole('article').getByRole('heading', { level: 3 }))).toEqual([
      `Segunda ${word}`,
    ]);
  });
});

test('lists only a category at its address, and all at 0, HOME-04, FILT-11', async () => {
  const word = world.word();
  await world.offer({ title: `Carro ${word}`, vehicles: [{ categoryCode: 1 }] });
  await world.offer({ title: `Caminhão ${word}`, vehicles: [{ categoryCode: 5 }] });
  const home = await new HomeScreen().open(`term=${word}`, '/home/5');
  expect(home.shown()).toEqual([`Caminhão ${word}`]);
  await home.open(`term=${word}`, '/home/1');
  expect(home.shown()).toEqual([`Carro ${word}`]);
  await home.open(`term=${word}`, '/home/0');
  expect(home.shown()).toEqual([`Caminhão ${word}`, `Carro ${word}`]);
});

test('says "Nada aqui" with a drawing and a way out when nothing is found, HOME-10', async () => {
  const home = await new HomeScreen().open('term=xqzwvnada');
  await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
  await expect
    .element(home.grid.getByText('Nenhuma oferta encontrada para os filtros escolhidos.'))
    .toBeVisible();
  // The icons of its controls are small; the drawing is not.
  expect([...document.querySelectorAll('#ofertas svg')].some((svg) => svg.clientHeight > 60)).toBe(true);
  expect(home.shown()).toEqual([]);
  await home.grid.getByRole('button', { name: 'Limpar' }).click();
  await expect.element(home.cards.first()).toBeVisible();
});

describe('pages', () => {
  let [nine, ten] = ['', ''];
  beforeAll(async () => {
    [nine, ten] = [world.word(), world.word()];
    await world.offer({ title: `Dez 0 ${ten}` });
    const rest = Array.from({ length: 9 }, (_, n) => n + 1);
    await Promise.all(rest.map((n) => world.offer({ title: `Dez ${n} ${ten}` })));
    await Promise.all(rest.map((n) => world.offer({ title: `Nove ${n} ${nine}` })));
  });

  test('nine offers fill a page and need no page numbers, HOME-06, HOME-08', async () => {
    const home = await new HomeScreen().open(`term=${nine}`);
    expect(home.shown()).toHaveLength(9);
    await expect.element(home.pages).not.toBeInTheDocument();
  });

  test('the tenth offer stands on a second page, and its number leads there, HOME-06', async () => {
    const home = await new HomeScreen().open(`term=${ten}`);
    expect(home.shown()).toHaveLength(9);
    expect(textsOf(home.pages.getByRole('link'))).toEqual(['1', '2']);
    await home.pages.getByRole('link', { name: 'Página 2' }).click();
    await expect.poll(home.shown).toEqual([`Dez 0 ${ten}`]);
    expect(currentAddress()).toMatch(/page=2/);
  });

  test('a number leads to the top of the grid, HOME-07', async () => {
    const home = await new HomeScreen().open();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await home.pages.getByRole('link', { name: 'Página 2' }).click();
    await expect.poll(currentAddress).toMatch(/page=2/);
    // Between the upper edge and where a header that stays would end.
    await expect.poll(() => boxOf(home.grid).top).toSatisfy((top: number) => top >= 0 && top < 100);
    expect(window.scrollY).toBeGreaterThan(300);
  });

  test('one beyond the last says how many there are and leads to the first, HOME-06', async () => {
    const home = await new HomeScreen().open(`term=${nine}&page=99999`);
    await expect
      .element(home.grid.getByText('Não existe a página 99.999: as ofertas cabem em 1.'))
      .toBeVisible();
    await home.grid.getByRole('link', { name: 'Ir para a primeira página' }).click();
    await expect.poll(home.shown).toHaveLength(9);
  });
});
