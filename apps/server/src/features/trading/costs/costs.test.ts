import { getCosts } from '@patio/contract/trading/costs/get-costs.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildAccount } from '../../../../test/builders/account.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../test/scenes/catalogue-server.ts';

let plain: CatalogueServer;
let priced: CatalogueServer;
beforeAll(async () => {
  plain = await startCatalogueServer();
  priced = await startCatalogueServer({
    BUYER_FEE_PERCENT: '2,5',
    BUYER_FEE_MINIMUM: '300',
    BUYER_FEE_FIXED: '99,90',
    FREIGHT_PRICES: 'ES=900;SP=1.450,05',
  });
});
afterAll(async () => {
  await plain.close();
  await priced.close();
});

const costs = (server: CatalogueServer, id: number, query: object = {}, headers = {}) =>
  server.ask(getCosts, { params: { id }, query }, headers);

describe('a house without fee and freight prices, S-17', () => {
  test('gives the price and that freight is to be agreed, without a total', async () => {
    const code = await plain.offer({ buyNowCents: 4_590_000 });
    expect(await costs(plain, code, { uf: 'ES' })).toEqual({
      linhas: [
        { tipo: 'preco', texto: 'Preço', valor: 45_900 },
        { tipo: 'frete', texto: 'Frete até ES: a combinar com a equipe de vendas', valor: null },
      ],
      total: null,
      parcial: 45_900,
      taxa: { percentual: 0, minimo: 0, fixa: 0 },
      frete: null,
      destino: { cidade: null, uf: 'ES', aproximado: false },
      km: null,
      retirada: [],
      diarias: null,
    });
  });

  test('has a total for pickup', async () => {
    const code = await plain.offer({ buyNowCents: 4_590_000 });
    expect(await costs(plain, code, { frete: 'N' })).toMatchObject({ total: 45_900, frete: 0 });
  });
});

describe('a house with both, S-17', () => {
  test('adds price, fee and freight to the centavo', async () => {
    const code = await priced.offer({ buyNowCents: 4_590_001 });
    expect(await costs(priced, code, { uf: 'sp' })).toEqual({
      linhas: [
        { tipo: 'preco', texto: 'Preço', valor: 45_900.01 },
        { tipo: 'taxa', texto: 'Taxa do comprador (2,5%)', valor: 1_247.4 },
        { tipo: 'frete', texto: 'Frete até SP', valor: 1_450.05 },
      ],
      total: 48_597.46,
      parcial: 48_597.46,
      taxa: { percentual: 2.5, minimo: 300, fixa: 99.9 },
      frete: 1_450.05,
      destino: { cidade: null, uf: 'SP', aproximado: false },
      km: null,
      retirada: [],
      diarias: null,
    });
  });

  test('calculates with the value that is asked about, and keeps the minimum of the fee', async () => {
    const code = await priced.offer({ buyNowCents: 4_590_000 });
    const { linhas, total } = await costs(priced, code, { valor: 10_000.5, uf: 'ES' });
    expect(linhas.map(({ valor }) => valor)).toEqual([10_000.5, 399.9, 900]);
    expect(total).toBe(11_300.4);
  });

  test('agrees on the freight to a state that has no price, and says so in English', async () => {
    const code = await priced.offer({ buyNowCents: 4_590_000 });
    const { linhas, total } = await costs(priced, code, { uf: 'AC', idiom: 'EN' });
    expect(linhas.at(-1)).toEqual({
      tipo: 'frete',
      texto: 'Freight to AC: to be agreed with the sales team',
      valor: null,
    });
    expect(total).toBeNull();
  });

  test('takes the price of the profile that asks, S-21', async () => {
    const code = await priced.offer({
      buyNowCents: 4_590_000,
      profilePrices: [{ profileCode: 5, buyNowCents: 4_000_000 }],
    });
    const dealer = await buildAccount(priced.deps.database, { profileCode: 5 });
    const { headers } = await buildSession(priced.deps, dealer.id);
    expect((await costs(priced, code, {}, headers)).linhas[0]?.valor).toBe(40_000);
    expect((await costs(priced, code)).linhas[0]?.valor).toBe(45_900);
  });

  test('takes the price of the bids where nothing is for immediate sale, and none where there is none', async () => {
    const bids = await priced.offer({ auction: { baseCents: 1_000_000 } });
    expect((await costs(priced, bids)).linhas[0]?.valor).toBe(10_000);
    const none = await priced.offer({ auction: { baseCents: 0 } });
    expect(await costs(priced, none, { uf: 'ES' })).toMatchObject({ total: null, parcial: 900 });
  });
});

test.each([
  'valor=0',
  'valor=-5',
  'valor=abc',
  'valor=10.005',
  'uf=E',
  'uf=1A',
  'uf=ZZ',
  'cep=123',
  'acordo=x',
  'frete=X',
])('refuses %s with words', async (query) => {
  const code = await plain.offer({ buyNowCents: 4_590_000 });
  const reply = await plain.get(`/offer/${code}/custos?${query}`);
  expect(reply.statusCode).toBe(422);
  expect(reply.json<{ erros: string[] }>().erros[0]).toMatch(/\w/);
});

test('an unknown offer is 404', async () => {
  expect((await plain.get('/offer/99999999/custos')).statusCode).toBe(404);
});
