import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { overflow } from '../../../../test/screens/accessibility.ts';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { attributesOf, boxOf, textsOf } from '../../../../test/screens/elements.ts';
import { ComparisonScreen } from '../../../../test/screens/pages/comparison-screen.ts';
import { HomeScreen } from '../../../../test/screens/pages/home-screen.ts';
import { world } from '../../../../test/screens/world.ts';

let [cheap, expensive, over, lot] = [0, 0, 0, 0];
let word = '';
beforeAll(async () => {
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
  expensive = await world.offer({
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
beforeEach(() => page.viewport(1400, 900));

describe('the table', () => {
  test('comes from its address and marks what differs', async () => {
    const comparison = await new ComparisonScreen().open([cheap, expensive]);
    await expect.element(comparison.heads.nth(0)).toMatchTextContent(`Barato ${word}`);
    await expect.element(comparison.heads.nth(0)).toMatchTextContent('R$ 30.000,00');
    await expect.element(comparison.heads.nth(1)).toMatchTextContent(/Faltam (24|23) h/);
    expect(textsOf(comparison.cells('Cor'))).toEqual(['Prata', 'Preta']);
    await expect
      .element(comparison.row('Cor').getByRole('rowheader'))
      .toMatchTextContent('Diferente entre as ofertas');
    expect(textsOf(comparison.cells('Câmbio'))).toEqual(['Manual', 'Manual']);
    await expect.element(comparison.row('Câmbio').getByRole('rowheader')).toHaveTextContent('Câmbio');
    expect(textsOf(comparison.cells('Ar condicionado'))).toEqual([
      expect.stringMatching(/^Tem\s*Bom$/),
      'Não consta',
    ]);
  });

  test('heads each offer with the price it can be had at and leads to where it can be, C-41', async () => {
    const bids = await world.offer({ title: `Leilão ${word}`, base: 20_000, vehicles: [{}] });
    const comparison = await new ComparisonScreen().open([cheap, bids]);
    await expect.element(comparison.heads.nth(0)).toMatchTextContent(/Compre já\s*R\$ 30\.000,00/);
    await expect.element(comparison.heads.nth(1)).toMatchTextContent(/Lance inicial\s*R\$ 20\.000,00/);
    const see = comparison.heads.getByRole('link', { name: /^Ver / });
    expect(attributesOf(see, 'href')).toEqual([`/oferta/${cheap}`, `/oferta/${bids}?view=leilao`]);
  });

  test('shows only what differs, and loses an offer that is removed', async () => {
    const comparison = await new ComparisonScreen().open([cheap, expensive]);
    await page.getByRole('link', { name: 'Só o que difere' }).click();
    await expect.poll(currentAddress).toBe(`/comparar?codigos=${cheap},${expensive}&diferencas=1`);
    await expect.element(comparison.row('Câmbio')).not.toBeInTheDocument();
    await expect.element(comparison.row('Cor')).toBeVisible();
    await page.getByRole('link', { name: `Remover Caro ${word} da comparação` }).click();
    await expect.poll(currentAddress).toBe(`/comparar?codigos=${cheap}`);
    await expect.element(page.getByText(/^Só há uma oferta aqui\./)).toBeVisible();
  });

  test('sums lots up, says which are over, and names what was left out', async () => {
    const comparison = await new ComparisonScreen().open([cheap, over, 999_999_999, 'abc', lot]);
    await expect.poll(() => comparison.heads.elements().length).toBe(3);
    await expect.element(comparison.heads.nth(1)).toMatchTextContent('Vendida');
    await expect.element(comparison.cells('Preço').nth(1)).toHaveTextContent('Encerrada');
    expect(textsOf(comparison.cells('Veículos'))).toEqual(['1', '1', '2']);
    await expect.element(comparison.cells('Fabricação/modelo').nth(2)).toHaveTextContent('2015–2020');
    await expect.element(comparison.cells('Quilometragem').nth(2)).toHaveTextContent('10.000–80.000 Km');
    await expect.element(page.getByText(/^As ofertas 999999999, abc não existem/)).toBeVisible();
    await comparison.open([cheap, expensive, over, lot, 5, 6]);
    await expect.poll(() => comparison.heads.elements().length).toBe(4);
    await expect.element(page.getByText(/Ficaram de fora: 5, 6\./)).toBeVisible();
  });

  test('takes another one from the list, beside those of a shared address', async () => {
    const comparison = await new ComparisonScreen().open([cheap, lot]);
    await page.getByRole('link', { name: 'Adicionar oferta' }).click();
    await expect.poll(currentAddress).toBe('/home');
    await expect.element(comparison.compare).toHaveTextContent('Comparar (2)');
    await new HomeScreen().open(`term=${word}`);
    await expect.element(comparison.toggle(`Lote ${word}`)).toHaveAttribute('aria-pressed', 'true');
    await comparison.toggle(`Caro ${word}`).click();
    await comparison.compare.click();
    await expect.poll(currentAddress).toBe(`/comparar?codigos=${cheap},${lot},${expensive}`);
    await page.getByRole('link', { name: `Remover Lote ${word} da comparação` }).click();
    await expect.poll(() => comparison.heads.elements().length).toBe(2);
    history.back();
    await expect.poll(() => comparison.heads.elements().length).toBe(3);
  });

  test('keeps heads and titles in sight: of the window on a desktop, of its own box on a phone', async () => {
    const comparison = await new ComparisonScreen().open([cheap, expensive, lot]);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    expect(window.scrollY).toBeGreaterThan(100);
    await expect.element(comparison.heads.nth(0)).toBeInViewport({ ratio: 0.95 });
    await page.viewport(360, 700);
    const box = page.getByRole('group', { name: 'Comparação das ofertas' });
    box.element().scrollIntoView();
    box.element().scrollTo(150, 300);
    expect(box.element().scrollTop).toBeGreaterThan(0);
    await expect.element(comparison.heads.nth(1)).toBeInViewport();
    expect(boxOf(comparison.row('Cor').getByRole('rowheader')).x).toBe(boxOf(box).x);
    expect(overflow()).toBe(0);
  });

  test('says so when an offer ends while one looks', async () => {
    const short = await world.offer({ title: `Breve ${word}`, endsInSeconds: 8, softCloseSeconds: 0 });
    const comparison = await new ComparisonScreen().open([cheap, short]);
    await expect.element(comparison.heads.nth(1)).toMatchTextContent(/Faltam \d s/);
    await expect.element(comparison.heads.nth(1)).toMatchTextContent('Encerrada');
    await expect.element(comparison.cells('Preço').nth(1)).toHaveTextContent('Encerrada');
  });

  test('has a heart for a user signed in, the same as everywhere, FAVR-03', async () => {
    const { id } = await world.signedIn();
    await new ComparisonScreen().open([cheap, expensive]);
    await page.getByRole('button', { name: `Favoritar Caro ${word}` }).click();
    await expect
      .element(page.getByRole('button', { name: `Remover Caro ${word} dos favoritos` }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(() =>
        world.value(
          'n',
          'select count(*)::int as n from favourite where account_id = $1 and offer_code = $2',
          [id, expensive],
        ),
      )
      .toBe(1);
  });

  test('speaks English to a reader of English', async () => {
    await new ComparisonScreen().open([cheap, expensive], '&idiom=EN');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Compare offers');
    await expect.element(page.getByRole('rowheader', { name: 'Gearbox' })).toBeVisible();
  });

  test('counts as English does, and marks what sellers wrote as Portuguese', async () => {
    await new ComparisonScreen().open([cheap, lot], '&idiom=EN');
    await expect.element(page.getByRole('cell', { name: '10,000–80,000 Km', exact: true })).toBeVisible();
    const title = (name: string) => page.getByRole('table').getByText(name, { exact: true });
    await expect.element(title('Ar condicionado')).toHaveAttribute('lang', 'pt-BR');
    await expect.element(title('Colour')).not.toHaveAttribute('lang');
  });
});

test('nothing chosen leads to the offers', async () => {
  await new ComparisonScreen().open([]);
  await expect.element(page.getByRole('heading', { name: 'Nada para comparar ainda' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ver ofertas' }).click();
  await expect.poll(currentAddress).toBe('/home');
});
