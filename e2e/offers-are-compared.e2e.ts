import { expect, test } from './journey.ts';
import { brokenRules, overflow } from './pages/accessibility.ts';
import { ComparisonPage } from './pages/comparison-page.ts';
import { HomePage } from './pages/home-page.ts';
import { OfferPage } from './pages/offer-page.ts';
import { ready } from './pages/ready.ts';

test.use({ viewport: { width: 1400, height: 900 } });

test('chosen on cards and on the offer page, kept through walks and reloads, a fifth is refused in words', async ({
  page,
  world,
  complaints,
}) => {
  const word = world.word();
  const titles = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco'].map((name) => `${name} ${word}`);
  const codes: number[] = [];
  for (const title of titles) codes.push(await world.offer({ title }));
  await new HomePage(page).open(`term=${word}`);
  const comparison = new ComparisonPage(page);
  await comparison.toggle(`Um ${word}`).click();
  await expect(comparison.toggle(`Um ${word}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(comparison.tray).toContainText('Escolha mais uma oferta');
  await comparison.toggle(`Dois ${word}`).click();
  await comparison.toggle(`Três ${word}`).click();
  await new OfferPage(page).open(codes[3] ?? 0);
  await page.getByRole('main').getByRole('button', { name: 'Comparar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Na comparação' })).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await ready(page);
  await expect(comparison.compare).toHaveText('Comparar (4)');
  await new HomePage(page).open(`term=${word}`);
  await comparison.toggle(`Cinco ${word}`).click();
  await expect(page.getByText('Você pode comparar até 4 ofertas.')).toBeVisible();
  await expect(comparison.toggle(`Cinco ${word}`)).toHaveAttribute('aria-pressed', 'false');
  await comparison.tray.getByRole('button', { name: `Remover Dois ${word} da comparação` }).click();
  await expect(comparison.tray).toBeFocused();
  await comparison.toggle(`Cinco ${word}`).click();
  await comparison.compare.click();
  await expect(page).toHaveURL(
    new RegExp(`/comparar\\?codigos=${[codes[0], codes[2], codes[3], codes[4]].join(',')}$`),
  );
  await expect(comparison.heads).toHaveCount(4);
  expect(complaints).toEqual([]);
});

test('the whole choice can be thrown away, and fetched back', async ({ page, world }) => {
  const word = world.word();
  await world.offer({ title: `Só ${word}` });
  await new HomePage(page).open(`term=${word}`);
  const comparison = new ComparisonPage(page);
  await comparison.toggle(`Só ${word}`).click();
  await comparison.tray.getByRole('button', { name: 'Limpar' }).click();
  await expect(comparison.tray).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(comparison.toggle(`Só ${word}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(comparison.tray).toBeVisible();
});

test.describe('the table', () => {
  let [cheap, dear, over, lot] = [0, 0, 0, 0];
  let word = '';
  test.beforeAll(async ({ world }) => {
    word = world.word();
    const base = { yearManufacture: 2019, yearModel: 2020, fuel: 'Flex', gearbox: 'Manual' } as const;
    cheap = await world.offer({
      title: `Barato ${word}`,
      buyNow: 30_000,
      photos: 1,
      vehicles: [
        {
          ...base,
          colour: 'Prata',
          usage: 50_000,
          counter: 'Km',
          optionals: [{ title: 'Conforto', items: [{ name: 'Ar condicionado', stars: 3 }] }],
        },
      ],
    });
    dear = await world.offer({
      title: `Caro ${word}`,
      buyNow: 90_000,
      vehicles: [{ ...base, colour: 'Preta', usage: 9000, counter: 'Km' }],
    });
    over = await world.offer({ title: `Passado ${word}`, status: 'V', endsInSeconds: 0, vehicles: [base] });
    lot = await world.offer({
      title: `Lote ${word}`,
      vehicles: [
        { ...base, colour: 'Azul', usage: 10_000, counter: 'Km' },
        { ...base, yearModel: 2015, colour: 'Verde', usage: 80_000, counter: 'Km' },
      ],
    });
  });

  test('comes from its address, also without scripts, and marks what differs', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const comparison = new ComparisonPage(page);
    await page.goto(`/comparar?codigos=${cheap},${dear}`);
    await expect(comparison.heads.nth(0)).toContainText(`Barato ${word}`);
    await expect(comparison.heads.nth(0)).toContainText('R$ 30.000,00');
    await expect(comparison.heads.nth(1)).toContainText(/Faltam (1 d 0|23) h/);
    await expect(comparison.row('Preço').getByRole('cell')).toHaveText([/R\$ 30\.000,00/, /R\$ 90\.000,00/]);
    await expect(comparison.row('Cor').getByRole('cell')).toHaveText(['Prata', 'Preta']);
    await expect(comparison.row('Cor').getByRole('rowheader')).toContainText('Diferente entre as ofertas');
    await expect(comparison.row('Câmbio').getByRole('cell')).toHaveText(['Manual', 'Manual']);
    await expect(comparison.row('Câmbio').getByRole('rowheader')).toHaveText('Câmbio');
    await expect(comparison.row('Ar condicionado').getByRole('cell')).toHaveText([
      /^Tem\s*Bom$/,
      'Não consta',
    ]);
    await page.getByRole('link', { name: 'Só o que difere' }).click();
    await expect(page).toHaveURL(/codigos=\d+,\d+&diferencas=1$/);
    await expect(comparison.row('Câmbio')).toHaveCount(0);
    await expect(comparison.row('Cor')).toBeVisible();
    await page.getByRole('link', { name: `Remover Caro ${word} da comparação` }).click();
    await expect(page).toHaveURL(new RegExp(`codigos=${cheap}$`));
    await expect(page.getByText('Só há uma oferta aqui.')).toBeVisible();
    await context.close();
  });

  test('sums lots up, says which are over, and names what was left out', async ({ page }) => {
    const comparison = await new ComparisonPage(page).open([cheap, over, 999_999_999, 'abc', lot]);
    await expect(comparison.heads).toHaveCount(3);
    await expect(comparison.heads.nth(1)).toContainText('Vendida');
    await expect(comparison.row('Preço').getByRole('cell').nth(1)).toHaveText('Encerrada');
    await expect(comparison.row('Veículos').getByRole('cell')).toHaveText(['1', '1', '2']);
    await expect(comparison.row('Fabricação/modelo').getByRole('cell').nth(2)).toHaveText('2015–2020');
    await expect(comparison.row('Quilometragem').getByRole('cell').nth(2)).toHaveText('10.000–80.000 Km');
    await expect(page.getByText('As ofertas 999999999, abc não existem')).toBeVisible();
    await comparison.open([cheap, dear, over, lot, 5, 6]);
    await expect(comparison.heads).toHaveCount(4);
    await expect(page.getByText('Ficaram de fora: 5, 6.')).toBeVisible();
  });

  test('takes another one from the list, beside those of a shared address', async ({ page }) => {
    const comparison = await new ComparisonPage(page).open([cheap, lot]);
    await page.getByRole('link', { name: 'Adicionar oferta' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(comparison.compare).toHaveText('Comparar (2)');
    await new HomePage(page).open(`term=${word}`);
    await expect(comparison.toggle(`Lote ${word}`)).toHaveAttribute('aria-pressed', 'true');
    await comparison.toggle(`Caro ${word}`).click();
    await comparison.compare.click();
    await expect(page).toHaveURL(new RegExp(`codigos=${cheap},${lot},${dear}$`));
    await page.getByRole('link', { name: `Remover Lote ${word} da comparação` }).click();
    await expect(comparison.heads).toHaveCount(2);
    await page.goBack();
    await expect(comparison.heads).toHaveCount(3);
  });

  test('keeps heads and titles in sight: of the window on a desktop, of its own box on a phone', async ({
    page,
  }) => {
    const comparison = await new ComparisonPage(page).open([cheap, dear, lot]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
    await expect(comparison.heads.nth(0)).toBeInViewport({ ratio: 0.95 });
    await page.setViewportSize({ width: 360, height: 700 });
    const box = page.getByRole('group', { name: 'Comparação das ofertas' });
    await box.scrollIntoViewIfNeeded();
    await box.evaluate((element) => element.scrollTo(150, 300));
    await expect(comparison.heads.nth(1)).toBeInViewport();
    const [edge, title] = await Promise.all([
      box.boundingBox(),
      comparison.row('Cor').getByRole('rowheader').boundingBox(),
    ]);
    expect(title?.x).toBe(edge?.x);
    expect(await overflow(page)).toBe(0);
  });

  test('an offer that ends while one looks says so', async ({ page, world }) => {
    const short = await world.offer({ title: `Breve ${word}`, endsInSeconds: 6, softCloseSeconds: 0 });
    const comparison = await new ComparisonPage(page).open([cheap, short]);
    await expect(comparison.heads.nth(1)).toContainText(/Faltam 0 min \d s/);
    await expect(comparison.heads.nth(1)).toContainText('Encerrada');
    await expect(comparison.row('Preço').getByRole('cell').nth(1)).toHaveText('Encerrada');
  });

  test('has a heart for somebody signed in, the same as everywhere, FAVR-03', async ({
    page,
    context,
    world,
  }) => {
    const { id } = await world.signedIn(context);
    await new ComparisonPage(page).open([cheap, dear]);
    await page.getByRole('button', { name: `Favoritar Caro ${word}` }).click();
    await expect(page.getByRole('button', { name: `Remover Caro ${word} dos favoritos` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect
      .poll(() =>
        world.value(
          'n',
          'select count(*)::int as n from favourite where account_id = $1 and offer_code = $2',
          [id, dear],
        ),
      )
      .toBe(1);
  });

  test('speaks English to whoever reads English, and stays out of search engines', async ({ page }) => {
    await page.goto(`/comparar?codigos=${cheap},${dear}&idiom=EN`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare offers');
    await expect(page.getByRole('rowheader', { name: 'Gearbox' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`/comparar\\?codigos=${cheap},${dear}&idiom=EN$`),
    );
  });
});

test('nothing chosen leads to the offers', async ({ page }) => {
  await new ComparisonPage(page).open([]);
  await expect(page.getByRole('heading', { name: 'Nada para comparar ainda' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver ofertas' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('the tray breaks no rule, covers no bar and leaves the page its width @phone', async ({
  page,
  world,
}) => {
  const code = await world.offer({ title: 'Bandeja', buyNow: 20_000 });
  await new OfferPage(page).open(code);
  await page.getByRole('main').getByRole('button', { name: 'Comparar', exact: true }).click();
  const { tray } = new ComparisonPage(page);
  await expect(tray).toBeVisible();
  expect(await brokenRules(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  const bar = page.locator('[data-bottom-bar]');
  if (await bar.isVisible()) {
    const [above, below] = [await tray.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  }
});
