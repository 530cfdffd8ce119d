import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { currentAddress } from '../../../../test/screens/deals/address.ts';
import { changeReply, listOf, objectOf } from '../../../../test/screens/changed-reply.ts';
import { answerAboutCookies } from '../../../../test/screens/deals/consent.ts';
import { openScreen } from '../../../../test/screens/open-screen.tsx';
import { SIZES } from '../../../../test/screens/sizes.ts';
import { attributesOf, textsOf } from '../../../../test/screens/elements.ts';
import { fieldOf, numberOf } from '../../../../test/world/world.ts';

/** Of the demo world: an offer that nobody may see yet. */
const TOKEN = '853f3a25fc0a849080c17e1270e120e7';
const ADDRESS = `/oferta/verificar/${TOKEN}`;
const price = page.getByTestId('preview-price');
const pictures = page.getByRole('region', { name: 'Fotos e vídeos' });

async function replyOf(part: string): Promise<unknown> {
  const reply: unknown = await (await fetch(`/api/offer/token/${TOKEN}${part}`)).json();
  return reply;
}

for (const { screen, width, height } of SIZES) {
  test(`the link opens the offer on ${screen} without signing in, as a test page that sells nothing, ROUT-06, PREV-01, PREV-02`, async () => {
    await page.viewport(width, height);
    await openScreen(ADDRESS);
    await expect.element(page.getByRole('note')).toMatchTextContent('Página de teste');
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent(String(fieldOf(await replyOf(''), 'title')));
    for (const name of [/comprar/i, /lance/i, /proposta/i, /favoritar/i])
      await expect.element(page.getByRole('main').getByRole('button', { name })).not.toBeInTheDocument();
  });
}

describe('the profiles', () => {
  test('are those of the API, and the page begins as an individual, PREV-03', async () => {
    const profiles: unknown = fieldOf(await replyOf('/profiles'), 'data');
    const names = Array.isArray(profiles) ? profiles.map((one: unknown) => fieldOf(one, 'descricao')) : [];
    expect(names).toHaveLength(4);
    await openScreen(ADDRESS);
    const group = page.getByRole('group', { name: 'Ver como' });
    await expect.element(group).toBeVisible();
    expect(textsOf(group.getByCss('label'))).toEqual(names);
    await expect.element(page.getByRole('radio', { name: 'Pessoa Física' })).toBeChecked();
  });

  test('change the price in place, PREV-04', async () => {
    const list = await replyOf('/pricelist');
    const prices = Array.isArray(list) ? list.map((one: unknown) => one) : [];
    const priceOf = (profile: number): string => {
      const own = prices.find((one) => fieldOf(one, 'codigoPerfil') === profile);
      const reais = numberOf(fieldOf(own, 'valorCompreJa'));
      return `R$ ${reais.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
    };
    expect(priceOf(5)).not.toBe(priceOf(7));
    await openScreen(ADDRESS);
    await expect.element(price).toHaveTextContent(priceOf(7));
    await page.getByRole('radio', { name: 'Lojista' }).click();
    await expect.element(price).toHaveTextContent(priceOf(5));
    await page.getByRole('radio', { name: 'Pessoa Física' }).click();
    await expect.element(price).toHaveTextContent(priceOf(7));
    expect(currentAddress()).toBe(ADDRESS);
  });

  test('without a price to buy at show that of the bids, as cards do, PREV-04, C-41', async () => {
    changeReply('GET', /\/pricelist$/, (list) =>
      listOf(list).map((row) => ({ ...objectOf(row), valorCompreJa: 0, valorLeilao: 12_300 })),
    );
    await openScreen(ADDRESS);
    await expect.element(price).toHaveTextContent('R$ 12.300,00');
    const shown = page.getByRole('complementary').filter({ has: price });
    await expect.element(shown).toMatchTextContent(/Lance (inicial|atual)/);
    await expect.element(shown).not.toMatchTextContent('0.000,00');
  });

  test('change the pictures in place, PREV-05', async () => {
    const galleries: unknown = fieldOf(await replyOf('/gallery/all'), 'photos');
    const countOf = (profile: number): number => {
      const own = Array.isArray(galleries)
        ? galleries.find((one: unknown) => fieldOf(one, 'codigoProfile') === profile)
        : undefined;
      const photos: unknown = fieldOf(own, 'photos');
      return Array.isArray(photos) ? photos.length : 0;
    };
    expect(countOf(5)).not.toBe(countOf(7));
    await openScreen(ADDRESS);
    for (const [name, profile] of [
      ['Pessoa Física', 7],
      ['Lojista', 5],
    ] as const) {
      await page.getByRole('radio', { name }).click();
      await expect.element(pictures.getByText(`1 / ${countOf(profile)}`, { exact: true })).toBeVisible();
    }
  });
});

test('a wrong link is not found and says why, S-26', async () => {
  await openScreen(`/oferta/verificar/${'a'.repeat(32)}`);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Este link de verificação não vale mais' }))
    .toBeVisible();
  const home = page.getByRole('main').getByRole('link', { name: 'Ver ofertas' });
  expect(attributesOf(home, 'href')).toEqual(['/home']);
});

test('a verified offer is announced to the data layer once statistics are allowed, C-119', async () => {
  answerAboutCookies(['performance']);
  await openScreen(ADDRESS);
  await expect
    .poll(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? []))
    .toMatch(/"event":"verified","codigo":\d+/);
});
