import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { hostileTexts } from '../../../../../test/fuzz/hostile.ts';

let server: CatalogueServer;
const codes = new Map<string, number>();
const titles = [
  'Caminhão baú',
  'Furgão frigorífico',
  'Automóvel clássico',
  'Reboques canavieiros e fuéis',
  'Trator agrícola',
  'Utilitário leve',
  'Compressor industrial',
  'Semirreboque graneleiro',
  'Toyota Corolla XEi',
  'Scania R450',
  'Volkswagen Gol',
];

beforeAll(async () => {
  server = await startCatalogueServer();
  // A category of its own, so that its name finds none of the others.
  for (const title of titles)
    codes.set(title, await server.offer({ title, vehicles: [{ categoryCode: 3 }] }));
});
afterAll(() => server.close());

async function search(term: string, more: Record<string, string | number> = {}) {
  const reply = await server.ask(listOffers, { query: { term, ...more } });
  return { found: reply.data.map(({ title }) => title), corrected: reply.corrigido, total: reply.total };
}

describe('singular, plural, accents and case find the same, FILT-12, rule 0.16', () => {
  test.each([
    ['Caminhão baú', ['caminhões', 'caminhão', 'caminhoes', 'CAMINHAO', 'Baús', 'bau']],
    ['Furgão frigorífico', ['furgões', 'FURGAO', 'frigorificos']],
    ['Automóvel clássico', ['automóveis', 'automoveis clássico', 'clássicos']],
    ['Reboques canavieiros e fuéis', ['fuel', 'reboque canavieiro']],
    ['Trator agrícola', ['tratores', 'trator', 'agricolas']],
    ['Utilitário leve', ['utilitários', 'utilitario', 'leves']],
    ['Compressor industrial', ['compressores', 'industriais']],
    ['Semirreboque graneleiro', ['semirreboques', 'graneleiros']],
  ])('%s', async (title, terms) => {
    for (const term of terms) expect(await search(term), term).toEqual({ found: [title], total: 1 });
  });
});

describe('a misspelt word is corrected to one that offers have, and the reply says so', () => {
  test.each([
    ['volksvagen', 'Volkswagen Gol', 'volkswagen'],
    ['corola', 'Toyota Corolla XEi', 'corolla'],
    ['scnia', 'Scania R450', 'scania'],
    ['SCNIA r450', 'Scania R450', 'scania r450'],
    ['toiota corola', 'Toyota Corolla XEi', 'toyota corolla'],
  ])('%s', async (term, title, corrected) => {
    expect(await search(term, { exact: 0 })).toEqual({ found: [title], corrected, total: 1 });
    expect(await search(term, { exact: 1 }), 'exact').toEqual({ found: [], total: 0 });
  });

  test('but a word that offers have stays, and so does what nothing resembles', async () => {
    expect(await search('corol')).toEqual({ found: ['Toyota Corolla XEi'], total: 1 });
    expect(await search('toyota scania')).toEqual({ found: [], total: 0 });
    expect(await search('zzzzzzzz')).toEqual({ found: [], total: 0 });
    expect(await search('corola zzzzzzzz')).toEqual({ found: [], total: 0 });
  });

  test('filters and counts hold for the corrected words', async () => {
    const reply = await server.ask(listOffers, { query: { term: 'corola', category: 1 } });
    expect(reply).toMatchObject({ total: 0, data: [], corrigido: 'corolla' });
    expect(reply.facets?.categories).toMatchObject([{ codigo: 3, count: 1 }]);
  });
});

test('hostile texts are answered in words, never with a fault', async () => {
  for (const text of hostileTexts) {
    const value = encodeURIComponent(text.toWellFormed());
    for (const query of [
      'offer?term',
      'offer/suggest?term',
      'offer?state',
      'offer?city',
      'offer?partner',
      'offer?colors',
    ]) {
      const reply = await server.get(`/${query}=${value}`);
      expect([200, 422], `${query}=${value}`).toContain(reply.statusCode);
      if (reply.statusCode === 422) expect(reply.json()).toHaveProperty('erros.0');
    }
  }
});

test('a search that found nothing finds what has come since, at once', async () => {
  expect(await search('Rodofreios', { exact: 1 })).toMatchObject({ total: 0 });
  await server.offer({ title: 'Rodofreios raros', vehicles: [{ categoryCode: 3 }] });
  expect(await search('Rodofreios', { exact: 1 })).toMatchObject({ total: 1 });
});
