import { suggestOffers } from '@patio/contract/catalogue/catalogue/suggest-offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

let server: CatalogueServer;

interface Row {
  readonly code: number;
  readonly name: string;
  readonly brand_code: number;
  readonly category_code: number;
}

/** A model of the reference data with the given names. */
async function model(brand: string, name: string): Promise<Row> {
  const row = await server.deps.database.row<Row & Record<string, unknown>>(
    {
      name: 'test.model',
      text: `select m.code, m.name, m.brand_code, m.category_code from model m join brand b on b.code = m.brand_code
             where search_text(b.name) = search_text($1) and search_text(m.name) = search_text($2) limit 1`,
    },
    [brand, name],
  );
  if (!row) throw new Error(`No model ${brand} ${name}`);
  return row;
}

beforeAll(async () => {
  server = await startCatalogueServer();
  const partnerId = await buildPartner(server.deps.database, { store: 'loja-teste' });
  const corolla = await model('Toyota', 'Corolla');
  const vehicle = {
    categoryCode: corolla.category_code,
    brandCode: corolla.brand_code,
    modelCode: corolla.code,
  };
  await server.offer({ title: 'Toyota Corolla XEi', vehicles: [vehicle] });
  await server.offer({
    title: 'Corolla blindado',
    vehicles: [vehicle, { categoryCode: 5, subcategoryCode: 501 }],
  });
  await server.offer({ title: 'Caminhão baú', partnerId, vehicles: [{ categoryCode: 5 }] });
  await server.offer({ title: 'Corolla vendido', status: 'V', vehicles: [vehicle] });
});
afterAll(() => server.close());

async function suggested(
  term: string,
  more: { category?: number; partner?: string } = {},
): Promise<string[]> {
  const { data } = await server.ask(suggestOffers, { query: { term, ...more } });
  return data.map(({ tipo, texto, total }) => `${tipo} ${texto} ${total}`);
}

test('names of open offers and titles come while a user types, each with its offers', async () => {
  expect(await suggested('coro')).toEqual([
    'modelo Toyota Corolla 2',
    'oferta Corolla blindado 1',
    'oferta Toyota Corolla XEi 1',
  ]);
  expect((await suggested('toyota')).slice(0, 2)).toEqual(['marca Toyota 2', 'modelo Toyota Corolla 2']);
  expect(await suggested('toyota coro')).toEqual(['modelo Toyota Corolla 2', 'oferta Toyota Corolla XEi 1']);
});

test('accents, case and typing errors are forgiven', async () => {
  expect(await suggested('CAMINHAO')).toEqual(['oferta Caminhão baú 1']);
  expect((await suggested('caminhões'))[0]).toBe('categoria Caminhões 2');
  expect((await suggested('corola'))[0]).toBe('modelo Toyota Corolla 2');
  expect((await suggested('toiota'))[0]).toBe('marca Toyota 2');
});

test('a category and a store restrict what counts', async () => {
  expect(await suggested('coro', { category: 5 })).toEqual([
    'modelo Toyota Corolla 1',
    'oferta Corolla blindado 1',
  ]);
  expect(await suggested('cam', { partner: 'loja-teste' })).toEqual([
    'categoria Caminhões 1',
    'oferta Caminhão baú 1',
  ]);
  expect(await suggested('coro', { partner: 'loja-teste' })).toEqual([]);
  expect(await suggested('coro', { partner: 'nenhuma' })).toEqual([]);
  expect(await suggested('coro', { category: 999 })).toEqual([]);
});

test('one letter, signs and what nothing resembles suggest nothing', async () => {
  for (const term of ['', 'c', '%', '***', 'zzzzzzzzz', '🚗'])
    expect(await suggested(term), term).toEqual([]);
  expect((await server.ask(suggestOffers)).data).toEqual([]);
});

test('there are at most eight, and a new offer is among them at once', async () => {
  for (let n = 0; n < 10; n += 1) await server.offer({ title: `Trator agrícola ${n}` });
  expect(await suggested('trator')).toHaveLength(3);
  expect((await suggested('to')).length).toBeLessThanOrEqual(8);
});
