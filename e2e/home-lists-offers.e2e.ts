import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

const WIDE = { width: 1400, height: 900 };

test.describe('home', () => {
  test.use({ viewport: WIDE });

  test('lists offers with their number, order and filter, newest first, HOME-03, HOME-05, ROUT-01, SORT-02', async ({
    page,
    world,
  }) => {
    const word = world.word();
    const first = await world.offer({ title: `Primeira ${word}` });
    const second = await world.offer({ title: `Segunda ${word}` });
    expect(second).toBeGreaterThan(first);
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.titles).toHaveText([`Segunda ${word}`, `Primeira ${word}`]);
    await expect(home.count).toHaveText('2 ofertas');
    await expect(home.order).toHaveValue('MAIS_RECENTES');
    await expect(home.filterBy).toBeVisible();
  });

  test('has nine offers on a page, and page numbers only from the tenth on, HOME-06, HOME-07, HOME-08', async ({
    page,
    world,
  }) => {
    const [nine, ten] = [world.word(), world.word()];
    for (let n = 0; n < 9; n += 1) await world.offer({ title: `Nove ${n} ${nine}`, photos: 0 });
    for (let n = 0; n < 10; n += 1) await world.offer({ title: `Dez ${n} ${ten}`, photos: 0 });
    const home = await new HomePage(page).open(`term=${nine}`);
    await expect(home.cards).toHaveCount(9);
    await expect(home.pages).toHaveCount(0);
    await home.open(`term=${ten}`);
    await expect(home.cards).toHaveCount(9);
    await expect(home.pages.getByRole('link')).toHaveText(['1', '2']);
    await home.pages.getByRole('link', { name: 'Página 2' }).click();
    await expect(home.titles).toHaveText([`Dez 0 ${ten}`]);
    await expect(home.grid).toBeInViewport();
    await expect(page).toHaveURL(/page=2/);
  });

  test('has only spotlight offers in the row "Destaques", HOME-02', async ({ page, world }) => {
    const word = world.word();
    await world.offer({ title: `Comum ${word}` });
    await world.offer({ title: `Estrela ${word}`, spotlight: true });
    const home = await new HomePage(page).open(`term=${word}`);
    await expect(home.cards).toHaveCount(2);
    await expect(home.spotlight.getByRole('heading', { name: 'Destaques' })).toBeVisible();
    await expect(home.spotlight.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
      `Estrela ${word}`,
    ]);
  });

  test('lists only a category at its address, and all without one, HOME-04, FILT-11', async ({
    page,
    world,
  }) => {
    const word = world.word();
    await world.offer({ title: `Carro ${word}`, vehicles: [{ categoryCode: 1 }] });
    await world.offer({ title: `Caminhão ${word}`, vehicles: [{ categoryCode: 5 }] });
    const home = await new HomePage(page).open(`term=${word}`, '/home/5');
    await expect(home.titles).toHaveText([`Caminhão ${word}`]);
    await home.open(`term=${word}`, '/home/0');
    await expect(home.cards).toHaveCount(2);
  });

  test('says "Nada aqui" with a drawing and a way out when nothing is found, HOME-10', async ({ page }) => {
    const home = await new HomePage(page).open('term=xqzwvnada');
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    await expect(home.grid.getByText('Nenhuma oferta encontrada para os filtros escolhidos.')).toBeVisible();
    await expect(home.grid.locator('svg').first()).toBeVisible();
    await expect(home.cards).toHaveCount(0);
    await home.grid.getByRole('button', { name: 'Limpar' }).click();
    await expect(home.cards.first()).toBeVisible();
  });
});

test.describe('the width of the grid follows the screen and the filter panel, HOME-09, HOME-08, FILT-02', () => {
  for (const { width, open, closed, cards } of [
    { width: 1300, open: 878, closed: 1123, cards: [9, 12] },
    { width: 1700, open: 1123, closed: 1368, cards: [12, 15] },
  ]) {
    test(`at ${width} px it is ${open} and ${closed} px wide`, async ({ page, world }) => {
      await page.setViewportSize({ width, height: 900 });
      const word = world.word();
      for (let n = 0; n < 16; n += 1) await world.offer({ title: `Grade ${n} ${word}`, photos: 0 });
      const home = await new HomePage(page).open(`term=${word}`);
      await expect.poll(async () => (await home.grid.boundingBox())?.width).toBe(open);
      await expect(home.cards).toHaveCount(cards[0] ?? 0);
      await home.filters.getByRole('button', { name: 'Recolher filtros' }).click();
      await expect.poll(async () => (await home.grid.boundingBox())?.width).toBe(closed);
      await expect(home.cards).toHaveCount(cards[1] ?? 0);
    });
  }
});
