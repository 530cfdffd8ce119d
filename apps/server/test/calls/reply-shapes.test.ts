import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { builtPassword } from '../builders/account.ts';
import { buildPartner } from '../builders/partner.ts';
import { startCatalogueServer, type CatalogueServer } from '../scenes/catalogue-server.ts';

let server: CatalogueServer;
let ana: Buyer;
let offer: number;

beforeAll(async () => {
  server = await startCatalogueServer();
  ana = await buildBuyer(server);
  offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), { buyNowCents: 4_590_000 });
  await buildPartner(server.deps.database, { store: 'loja-teste' });
});
afterAll(() => server.close());

/** How a reply looks from outside: `[...]`, or the names of its keys in order. */
function shapeOf(text: string): string {
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) return '[...]';
  if (typeof body !== 'object' || body === null) return typeof body;
  return Object.entries(body)
    .map(([name, value]) => (Array.isArray(value) ? `${name}[]` : name))
    .toSorted()
    .join(' ');
}

describe('the form of every list and resource, wire §1', () => {
  it.each([
    ['API-01', '/offer', 'data[] total'],
    ['API-01 with paging', '/offer?page=1', 'data[] facets limit next page total'],
    ['API-03', '/offer/category/0', 'data[] total'],
    ['API-05', '/offer/:offer/price', 'codigoOferta codigoPerfil valorCompreJa valorLeilao'],
    ['API-06', '/offer/:offer/pricelist', '[...]'],
    ['API-07', '/offer/:offer/increments', 'incremento[] minimumStep passo'],
    ['API-08', '/offer/:offer/gallery', 'photos[] videos[]'],
    ['API-09', '/offer/:offer/gallery/all', 'photos[] videos[]'],
    ['API-11', '/offer/:offer/optionals', '[...]'],
    ['API-12', '/offer/:offer/optionalsStars', '[...]'],
    ['API-13', '/offer/:offer/impl', '[...]'],
    ['API-14', '/offer/:offer/tanq', '[...]'],
    ['API-15', '/offer/:offer/verify', 'codigoOferta status valido'],
    ['the legal sheets', '/offer/:offer/condicao', '[...]'],
    ['the FIPE references', '/offer/:offer/referencia', '[...]'],
    ['the costs', '/offer/:offer/custos', 'destino diarias frete km linhas[] parcial retirada[] taxa total'],
    ['API-16', '/offer/:offer/prgnt', 'perguntas[]'],
    ['API-21', '/offer/banner/0', '[...]'],
    ['API-22', '/veicle/:offer/semelhantes', 'data[]'],
    ['API-24', '/offer/justificativas', '[...]'],
    ['API-26', '/filter?category=1', 'brands[] models[] subcategories[]'],
    ['API-27', '/brand', '[...]'],
    ['API-27', '/subcatgr?ids=1', '[...]'],
    ['API-27', '/model/1,2', '[...]'],
    ['API-28', '/header/catgr', '[...]'],
    ['API-29', '/header/idiom', '[...]'],
    ['API-49', '/usrio/perfis', 'data[]'],
    ['API-57', '/usrio/interest', '[...]'],
    ['API-67', '/endereco/estados', '[...]'],
    ['API-68', '/endereco/cidades/32', '[...]'],
  ])('%s GET %s is %s', async (_row, path, shape) => {
    const reply = await server.get(path.replace(':offer', String(offer)));
    expect([reply.statusCode, shapeOf(reply.body)]).toEqual([200, shape]);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each([
    ['API-19', '/offer/favorites', 'data[]'],
    ['API-23', '/usrio/limites', '[...]'],
    ['API-50', '/usrio/notif', '[...]'],
    ['API-53', '/offer/myoffers', 'data[]'],
    ['API-63', '/usrio/address', '[...]'],
  ])('%s GET %s is %s for a signed-in user', async (_row, path, shape) => {
    const reply = await ana.get(path);
    expect([reply.statusCode, shapeOf(reply.body)]).toEqual([200, shape]);
  });

  it('says `{"data":null}` to a refresh without a session, API-30', async () => {
    for (const path of ['/header/refresh_token', '/auth/refresh_token']) {
      const reply = await server.app.inject({ method: 'POST', url: `/api${path}` });
      expect([reply.statusCode, reply.json()]).toEqual([200, { data: null }]);
    }
  });

  it('carries the session user bare and under data, API-36 API-37', async () => {
    const signedIn = await server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { login: ana.email, password: builtPassword },
    });
    for (const reply of [signedIn, await ana.get('/auth/me')]) {
      const { data, ...user } = reply.json<{ data: object }>();
      expect(data).toEqual(user);
      expect(Object.keys(user)).toEqual(
        expect.arrayContaining(['codigoUsuario', 'nome', 'token', 'notifications']),
      );
    }
  });

  it.each([
    ['unknown', '/partner?partner=nada-aqui', null],
    ['known', '/partner?partner=loja-teste', expect.any(Number)],
  ])('gives the fields of an %s store, API-25', async (_name, path, id) => {
    const reply = await server.get(path);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id });
    expect(Object.keys(reply.json())).toEqual(
      expect.arrayContaining(['id', 'nome', 'urlFoto', 'dataMembro', 'descricao']),
    );
  });
});

describe('the form of every failure, wire §1', () => {
  const failing = (status: number) =>
    ({ 404: '/offer/99999999', 422: '/offer?page=0', 401: '/usrio/address' })[status] ?? '';

  it.each([401, 404, 422])(
    '%i has erros that are not empty, in the language of the query',
    async (status) => {
      const path = failing(status);
      const texts = new Set<string>();
      for (const idiom of ['PTBR', 'EN']) {
        const reply = await server.get(`${path}${path.includes('?') ? '&' : '?'}idiom=${idiom}`);
        expect(reply.statusCode).toBe(status);
        expect(shapeOf(reply.body)).toBe('erros[]');
        const [first] = reply.json<{ erros: string[] }>().erros;
        expect(first).toMatch(/\w/);
        texts.add(first ?? '');
      }
      expect(texts.size).toBe(2);
    },
  );

  it.each([
    ['a call that does not exist', { method: 'GET', url: '/api/nada' }, 404],
    ['a method that a call does not have', { method: 'DELETE', url: '/api/offer' }, 404],
    [
      'a body that cannot be read',
      {
        method: 'POST',
        url: '/api/auth/login',
        payload: '{',
        headers: { 'content-type': 'application/json' },
      },
      400,
    ],
    [
      'a body of an unknown kind',
      { method: 'POST', url: '/api/auth/login', payload: 'x', headers: { 'content-type': 'application/x' } },
      400,
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/api/auth/login', payload: { login: 'x'.repeat(300_000) } },
      413,
    ],
    ['an address that cannot be read', { method: 'GET', url: '/api/offer/%zz' }, 400],
  ] as const)('says why to %s', async (_name, request, status) => {
    const reply = await server.app.inject(request);
    expect([reply.statusCode, shapeOf(reply.body)]).toEqual([status, 'erros[]']);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('sends nothing with 204', async () => {
    const reply = await ana.post('/auth/logout', {});
    expect([reply.statusCode, reply.body, reply.headers['content-type']]).toEqual([204, '', undefined]);
  });

  it('answers an impossible code and an unknown one alike, rule 0.25', async () => {
    for (const code of ['0', '-1', 'abc', '1.5', '99999999999999999999', '99999999']) {
      expect((await server.get(`/offer/${code}/stat`)).statusCode).toBe(404);
    }
  });
});
