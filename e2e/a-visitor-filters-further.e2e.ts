import { expect, test } from './journey.ts';
import { HomePage } from './pages/home-page.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test.describe('what one can filter by beyond brand, price and place', () => {
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    await world.offer({
      title: `Novo ${word}`,
      buyNow: 50_000,
      endsInSeconds: 3600,
      vehicles: [{ yearModel: 2020, fuel: 'Diesel', gearbox: 'Automático', colour: 'Preto' }],
    });
    await world.offer({
      title: `Velho ${word}`,
      acceptsProposals: true,
      endsInSeconds: 200_000,
      vehicles: [{ yearModel: 2008, fuel: 'Flex', gearbox: 'Manual', colour: 'Branco' }],
    });
  });

  for (const { group, choose, address, title } of [
    { group: 'Como comprar', choose: /^Compre já/, address: /deal=buy/, title: 'Novo' },
    { group: 'Como comprar', choose: /^Aceita propostas/, address: /deal=proposal/, title: 'Velho' },
    { group: 'Prazo', choose: /^Encerra em até 24 horas/, address: /endingWithin=24/, title: 'Novo' },
    { group: 'Combustível', choose: /^Flex/, address: /fuels=Flex/, title: 'Velho' },
    { group: 'Câmbio', choose: /^Automático/, address: /gearboxes=/, title: 'Novo' },
    { group: 'Cor', choose: /^Branco/, address: /colors=Branco/, title: 'Velho' },
  ] as const) {
    test(`${group}: ${choose.source} leaves "${title}", with its number and in the address, FILT-15`, async ({
      page,
    }) => {
      const home = await new HomePage(page).open(`term=${word}`);
      const fold = home.filters.getByRole('button', { name: group, exact: true });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await fold.click();
      const line = home.filters.getByRole('group', { name: group }).getByLabel(choose);
      await expect(line).toHaveAccessibleName(/ 1$/);
      await line.click();
      await expect(home.titles).toHaveText([`${title} ${word}`]);
      await expect(page).toHaveURL(address);
      await page.reload();
      await expect(home.titles).toHaveText([`${title} ${word}`]);
      await expect(fold).toHaveAttribute('aria-expanded', 'true');
      await expect(line).toBeChecked();
    });
  }

  test('Ano: both ends are included', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await home.filters.getByRole('button', { name: 'Ano', exact: true }).click();
    const years = home.filters.getByRole('group', { name: 'Ano' });
    await years.getByLabel('De').selectOption('2020');
    await expect(home.titles).toHaveText([`Novo ${word}`]);
    await years.getByLabel('De').selectOption('2008');
    await expect(home.cards).toHaveCount(2);
    await years.getByLabel('Até').selectOption('2008');
    await expect(home.titles).toHaveText([`Velho ${word}`]);
    await expect(page).toHaveURL(/yearFrom=2008&yearTo=2008/);
  });
});

test.describe('what is chosen stands above the grid', () => {
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    await world.offer({ title: `Uno ${word}`, buyNow: 20_000, vehicles: [{ brand: 'Fiat', fuel: 'Flex' }] });
    await world.offer({ title: `Ka ${word}`, buyNow: 40_000, vehicles: [{ brand: 'Ford', fuel: 'Flex' }] });
  });

  test('each choice is removed by itself, and all at once, by keyboard too, FILT-17, FILT-18', async ({
    page,
  }) => {
    const home = await new HomePage(page).open(`term=${word}`);
    await home.filters.getByRole('checkbox', { name: /Fiat/ }).click();
    await expect(home.chosen.getByRole('link')).toHaveText([`Busca: ${word}`, 'Fiat', 'Limpar tudo']);
    await home.chosen.getByRole('link', { name: 'Remover filtro Fiat' }).focus();
    await page.keyboard.press('Enter');
    await expect(home.cards).toHaveCount(2);
    await expect(home.filters.getByRole('checkbox', { name: /Fiat/ })).not.toBeChecked();
    await home.chosen.getByRole('link', { name: 'Limpar tudo' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(home.chosen).toHaveCount(0);
  });

  test('without scripts the links remove choices, pages follow each other and Enter searches, HOME-06, SRCH-03', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const home = new HomePage(page);
    await page.goto(`/home?term=${word}&priceEnd=30000`);
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    await home.chosen.getByRole('link', { name: /Remover filtro Preço/ }).click();
    await expect(home.cards).toHaveCount(2);
    await home.search.fill(`Ka ${word}`);
    await home.search.press('Enter');
    await expect(home.titles).toHaveText([`Ka ${word}`]);
    await context.close();
  });

  test('an empty list names the filter to drop, with what comes back, HOME-10', async ({ page }) => {
    const home = await new HomePage(page).open(`term=${word}&priceEnd=10`);
    await expect(home.grid.getByRole('heading', { name: 'Nada aqui' })).toBeVisible();
    const out = home.grid.getByRole('link', { name: 'Sem Preço: até R$ 10 (2 ofertas)' });
    await out.click();
    await expect(home.cards).toHaveCount(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 760 } });

  test('the filters cover the screen, fold, and choose, FILT-02, FILT-26 @phone-only', async ({
    page,
    world,
  }) => {
    const word = world.word();
    await world.offer({ title: `Uno ${word}`, vehicles: [{ brand: 'Fiat', fuel: 'Flex' }] });
    await world.offer({ title: `Ka ${word}`, vehicles: [{ brand: 'Ford', fuel: 'Diesel' }] });
    const home = await new HomePage(page).open(`term=${word}`);
    await home.filterBy.tap();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: 'Combustível' }).tap();
    await sheet.getByLabel(/^Flex/).tap();
    await sheet.getByRole('button', { name: 'Ver 1 oferta' }).tap();
    await expect(sheet).toBeHidden();
    await expect(home.titles).toHaveText([`Uno ${word}`]);
    await expect(home.chosen.getByRole('link', { name: 'Remover filtro Flex' })).toBeVisible();
  });
});
