import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { lowContrast, brokenRules, overflow } from '../../../../../test/screens/accessibility.ts';
import { HomeScreen } from '../../../../../test/screens/pages/home-screen.ts';

// In the other colours only contrast can differ.
for (const { colours, broken } of [
  { colours: 'light', broken: brokenRules },
  { colours: 'dark', broken: lowContrast },
] as const) {
  describe(`in ${colours} colours`, () => {
    beforeEach(() => commands.showColours(colours));
    afterEach(() => commands.showColours(null));

    test('the panel with every group open breaks no rule, FILT-01', async () => {
      await page.viewport(1440, 900);
      const home = await new HomeScreen().open('priceEnd=90000&radius=50');
      for (const name of ['Ano', 'Como comprar', 'Prazo', 'Combustível', 'Câmbio', 'Cor'])
        await home.filters.getByRole('button', { name, exact: true }).click();
      expect(await broken()).toEqual([]);
    });

    test('the dialog of a long list breaks no rule, FILT-26, FILT-27', async () => {
      await page.viewport(1440, 900);
      const home = await new HomeScreen().open();
      await home
        .group('Marcas')
        .getByRole('button', { name: /Mostrar mais/ })
        .click();
      await expect.element(page.getByRole('dialog').getByRole('checkbox').nth(6)).toBeVisible();
      expect(await broken()).toEqual([]);
    });

    test('the suggestions of the search break no rule, SRCH-01', async () => {
      const home = await new HomeScreen().open();
      await home.search.click();
      await home.search.fill('fiat');
      await expect.element(home.suggestions.getByRole('option').first()).toBeVisible();
      await userEvent.keyboard('{ArrowDown}');
      expect(await broken()).toEqual([]);
    });

    for (const width of [360, 1024] as const) {
      test(`at ${width} px an empty list and the filters over it break no rule and never scroll sideways, FILT-02, HOME-10`, async () => {
        await page.viewport(width, 800);
        const home = await new HomeScreen().open('priceStart=500000&priceEnd=500001&order=DISTANCIA');
        await expect.element(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
        expect(overflow()).toBe(0);
        expect(await broken(), 'empty list').toEqual([]);
        await home.filterBy.click();
        await expect.element(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
        expect(await broken(), 'filters').toEqual([]);
      });
    }
  });
}
