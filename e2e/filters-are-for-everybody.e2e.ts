import { expect, test } from './journey.ts';
import { brokenContrast, brokenRules } from './pages/accessibility.ts';
import { HomePage } from './pages/home-page.ts';

// In the other colours only contrast can differ.
for (const [colorScheme, broken] of [
  ['light', brokenRules],
  ['dark', brokenContrast],
] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    test('the panel with every group open, the dialog of a list and the suggestions break no rule, FILT-26, FILT-27', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      const home = await new HomePage(page).open('priceEnd=90000&radius=50');
      for (const name of ['Ano', 'Como comprar', 'Prazo', 'Combustível', 'Câmbio', 'Cor']) {
        await home.filters.getByRole('button', { name, exact: true }).click();
      }
      expect(await broken(page), 'panel').toEqual([]);
      await home.filters
        .getByRole('group', { name: 'Marcas' })
        .getByRole('button', { name: /Mostrar mais/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').nth(6)).toBeVisible();
      expect(await broken(page), 'dialog').toEqual([]);
      await page.keyboard.press('Escape');
      await home.search.click();
      await home.search.fill('fiat');
      await expect(
        page.getByRole('listbox', { name: 'Sugestões de busca' }).getByRole('option').first(),
      ).toBeVisible();
      await home.search.press('ArrowDown');
      expect(await broken(page), 'suggestions').toEqual([]);
    });

    for (const width of [360, 1024] as const) {
      test(`the filters over the page at ${width} px break no rule and never scroll sideways, FILT-02`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        const home = await new HomePage(page).open('priceStart=500000&priceEnd=500001&order=DISTANCIA');
        await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wide).toBe(0);
        expect(await broken(page), 'empty list').toEqual([]);
        await home.filterBy.click();
        await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
        expect(await broken(page), 'filters').toEqual([]);
      });
    }
  });
}
