import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listCategoryOffers } from '@patio/contract/catalogue/catalogue/list-category-offers.ts';
import { listOffers } from '@patio/contract/catalogue/catalogue/list-offers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';

const cap = 3;
let server: CatalogueServer;
let ana: Buyer;
const codes: number[] = [];

beforeAll(async () => {
  server = await startCatalogueServer({ OFFER_LIST_CAP: String(cap) });
  await buildPartner(server.deps.database, { store: 'loja-teste' });
  for (let turn = 0; turn < 5; turn += 1) {
    const vehicles = [{ categoryCode: turn < 4 ? 5 : 1 }];
    codes.unshift(
      await server.offer({ title: `Oferta ${turn}`, tags: 'x, "favorite" : false, y', vehicles }),
    );
  }
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const codesIn = (body: string): number[] => {
  const { data } = listOffers.success.schema.parse(JSON.parse(body));
  return data.map(({ codigo }) => codigo);
};

test('a whole list stops at the cap, says how many there are and leads to the rest, rules 0.37, API-01', async () => {
  const reply = await server.get('/offer');
  expect(codesIn(reply.body)).toEqual(codes.slice(0, cap));
  expect(reply.json<{ total: number }>().total).toBe(5);
  const link = /^<(\/api\/offer\?[^>]+)>; rel="next"$/.exec(String(reply.headers['link']))?.[1];
  const rest = await server.app.inject({ method: 'GET', url: link ?? '' });
  expect(codesIn(rest.body)).toEqual(codes.slice(cap));
});

test('the list of a category has a link to its own rest, rules 0.37, API-03', async () => {
  const reply = await server.get('/offer/category/5?idiom=EN');
  expect(codesIn(reply.body)).toEqual(codes.slice(1, 4));
  expect(listCategoryOffers.success.schema.parse(reply.json()).total).toBe(4);
  const link = /<([^>]+)>/.exec(String(reply.headers['link']))?.[1] ?? '';
  expect(link).toContain('idiom=EN');
  expect(codesIn((await server.app.inject({ method: 'GET', url: link })).body)).toEqual(codes.slice(4));
});

test('a list that is whole has no link, and a store has its own', async () => {
  const reply = await server.get('/offer?partner=loja-teste');
  expect([codesIn(reply.body), reply.headers['link']]).toEqual([[], undefined]);
  expect((await server.get('/offer/category/77')).headers['link']).toBeUndefined();
});

test('what was said already is not sent again, and every packing says the same', async () => {
  const plain = await server.get('/offer');
  const etag = String(plain.headers['etag']);
  const again = await server.get('/offer', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const zipped = await server.get('/offer', { 'accept-encoding': 'gzip' });
  expect([zipped.headers['content-encoding'], zipped.headers['etag']]).toEqual(['gzip', etag]);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  const brotli = await server.get('/offer', { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
});

test('the favourites of one user are marked for them alone, whatever the texts say', async () => {
  await server.get('/offer');
  await ana.post('/offer/favorite', { codigoOferta: codes[1] });
  const marked = (body: string) =>
    listOffers.success.schema.parse(JSON.parse(body)).data.map(({ codigo, favorite }) => [codigo, favorite]);
  const own = marked((await ana.get('/offer')).body);
  expect(own).toEqual(codes.slice(0, cap).map((code, index) => [code, index === 1]));
  const others = marked((await server.get('/offer')).body);
  expect(others).toEqual(codes.slice(0, cap).map((code) => [code, false]));
});

test('a changed offer is in the next list', async () => {
  const newest = await server.offer({ title: 'Nova' });
  expect(codesIn((await server.get('/offer')).body)).toEqual([newest, ...codes.slice(0, cap - 1)]);
});
