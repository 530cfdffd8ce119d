import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../builders/buyer.ts';
import { buildOffer } from '../builders/offer.ts';
import { startCatalogueServer, type CatalogueServer } from '../scenes/catalogue-server.ts';

let server: CatalogueServer;
let shown: number;
let offer: number;
let buyer: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  const now = server.clock.now();
  shown = await buildOffer(server.deps.database, now);
  offer = await fresh();
  buyer = await buildBuyer(server);
});
afterAll(() => server.close());

const fresh = () =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
  });

/** What a user who is signed in may do on an offer, as its screens do it. */
const actions = (code: number, who: number) => {
  const terms = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null };
  return [
    ['/offer/favorite', { codigoOferta: code }],
    ['/offer/prgnt', { codigoOferta: code, pergunta: 'Tem chave reserva?' }],
    ['/lance', { ...terms, vllance: 12_000, ismaximo: false }],
    ['/lance', { ...terms, vllance: 20_000, ismaximo: true }],
    ['/lance/purpose', { ...terms, vllance: 9_000, cdusrio: who }],
    ['/compreja', { ...terms, vllance: 45_900 }],
  ] as const;
};

describe('roles, B§6', () => {
  it.each([
    '/offer',
    '/offer?page=1&limit=10',
    '/filter',
    '/header/catgr',
    '/subcatgr',
    '/brand',
    '/model',
    '/offer/suggest?term=gol',
    '/offer/:id',
    '/offer/:id/price',
    '/offer/:id/stat',
    '/offer/:id/gallery',
    '/offer/:id/gallery/all',
    '/offer/:id/gallery/vehicles',
    '/offer/:id/optionals',
    '/offer/:id/prgnt',
    '/offer/:id/ledger',
    '/offer/:id/increments',
    '/veicle/:id/semelhantes',
  ])('let a visitor browse, filter, search and view: GET %s, ROLE-01', async (path) => {
    const reply = await server.get(path.replace(':id', String(shown)));
    expect([path, reply.statusCode]).toEqual([path, 200]);
  });

  it('let a visitor neither ask, bid, buy, propose nor mark favourites, and nothing is stored, ROLE-02', async () => {
    for (const [path, payload] of actions(offer, buyer.id)) {
      const reply = await server.app.inject({ method: 'POST', url: `/api${path}`, payload });
      expect([path, reply.statusCode]).toEqual([path, 401]);
    }
    const stored = await server.deps.database.row<{ rows: number }>({
      name: 'test.kept-by-visitors',
      text: `select (select count(*) from favourite) + (select count(*) from question) + (select count(*) from bid)
        + (select count(*) from proposal) + (select count(*) from purchase) as rows`,
    });
    expect(stored?.rows).toBe(0);
  });

  it.each([0, 1, 2, 3, 4, 5])(
    'let a signed-in user favourite, ask, bid, bid automatically, propose and buy: action %i, ROLE-03',
    async (at) => {
      const person = await buildBuyer(server);
      const action = actions(await fresh(), person.id)[at];
      const reply = await person.post(action?.[0] ?? '', action?.[1] ?? {});
      expect([action?.[0], [200, 201, 204].includes(reply.statusCode)]).toEqual([action?.[0], true]);
    },
  );
});
