import { expect, test } from '../journey.ts';
import { ComparisonPage } from '../pages/comparison-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { OfferPage } from '../pages/offer-page.ts';
import { ready } from '../pages/ready.ts';

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

test('the table comes from its address without scripts, marks what differs and stays out of search engines', async ({
  browser,
  world,
}) => {
  const word = world.word();
  const base = { yearManufacture: 2019, yearModel: 2020, fuel: 'Flex', gearbox: 'Manual' } as const;
  const cheap = await world.offer({
    title: `Barato ${word}`,
    buyNow: 30_000,
    vehicles: [
      {
        ...base,
        colour: 'Prata',
        optionals: [{ title: 'Conforto', items: [{ name: 'Ar condicionado', stars: 3 }] }],
      },
    ],
  });
  const expensive = await world.offer({
    title: `Caro ${word}`,
    buyNow: 90_000,
    vehicles: [{ ...base, colour: 'Preta' }],
  });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const comparison = new ComparisonPage(page);
  await page.goto(`/comparar?codigos=${cheap},${expensive}`);
  await expect(comparison.heads.nth(0)).toContainText(`Barato ${word}`);
  await expect(comparison.heads.nth(0)).toContainText('R$ 30.000,00');
  await expect(comparison.heads.nth(1)).toContainText(/Faltam (24|23) h/);
  await expect(comparison.row('Preço').getByRole('cell')).toHaveText([/R\$\s30\.000,00/, /R\$\s90\.000,00/]);
  await expect(comparison.row('Cor').getByRole('cell')).toHaveText(['Prata', 'Preta']);
  await expect(comparison.row('Cor').getByRole('rowheader')).toContainText('Diferente entre as ofertas');
  await expect(comparison.row('Câmbio').getByRole('cell')).toHaveText(['Manual', 'Manual']);
  await expect(comparison.row('Câmbio').getByRole('rowheader')).toHaveText('Câmbio');
  await expect(comparison.row('Ar condicionado').getByRole('cell')).toHaveText([/^Tem\s*Bom$/, 'Não consta']);
  await page.getByRole('link', { name: 'Só o que difere' }).click();
  await expect(page).toHaveURL(/codigos=\d+,\d+&diferencas=1$/);
  await expect(comparison.row('Câmbio')).toHaveCount(0);
  await expect(comparison.row('Cor')).toBeVisible();
  await page.getByRole('link', { name: `Remover Caro ${word} da comparação` }).click();
  await expect(page).toHaveURL(new RegExp(`codigos=${cheap}$`));
  await expect(page.getByText('Só há uma oferta aqui.')).toBeVisible();
  await page.goto(`/comparar?codigos=${cheap},${expensive}&idiom=EN`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare offers');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/comparar\\?codigos=${cheap},${expensive}&idiom=EN$`),
  );
  await context.close();
});
