import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

let server: TestServer;
let partnerId: number;

beforeAll(async () => {
  server = await startTestServer();
  partnerId = await buildPartner(server.deps.database, { store: 'loja-teste' });
  await server.deps.database.run(
    {
      name: 'test.partner-documents',
      text: `update partner set document = '12ABC34501DE35', representative_document = '52998224725' where id = $1`,
    },
    [partnerId],
  );
});
afterAll(() => server.close());

const own = 'Não é possível negociar a própria oferta.';
const staff = 'Quem trabalha na equipe não pode dar lances, fazer propostas nem comprar.';

const offer = async (given: { ownerId?: number; store?: number }) => {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    ownerId: given.ownerId ?? null,
  });
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, given.store ?? null],
  );
  return code;
};

const company = (document: string) => buildBuyer(server, { profileCode: 4, document });

/** Who stands on the selling side of an offer, and what is said to them. */
const sellers: readonly [string, string, () => Promise<readonly [Buyer, number]>][] = [
  [
    'the owner',
    own,
    async () => {
      const owner = await buildBuyer(server);
      return [owner, await offer({ ownerId: owner.id })];
    },
  ],
  [
    'another establishment of the company that owns it',
    own,
    async () => {
      const owner = await company('11222333000181');
      return [await company('11222333000262'), await offer({ ownerId: owner.id })];
    },
  ],
  [
    'a user of the store that sells it',
    own,
    async () => [await buildBuyer(server, { partnerId }), await offer({ store: partnerId })],
  ],
  [
    'a company with the root of the store’s CNPJ',
    own,
    async () => [await company('12ABC345000290'), await offer({ store: partnerId })],
  ],
  [
    'who represents the store',
    own,
    async () => [await buildBuyer(server, { document: '52998224725' }), await offer({ store: partnerId })],
  ],
  [
    'the sales team, on an offer of the house',
    staff,
    async () => [await buildBuyer(server, { staffRole: 'sales' }), await offer({})],
  ],
  [
    'the content editor, on an offer of a store',
    staff,
    async () => [await buildBuyer(server, { staffRole: 'content' }), await offer({ store: partnerId })],
  ],
];

const deals: readonly [string, object][] = [
  ['/lance', { vllance: 12_000, ismaximo: false }],
  ['/lance', { vllance: 12_000, ismaximo: true }],
  ['/lance/purpose', { vllance: 9_000 }],
  ['/compreja', { vllance: 45_900 }],
];

const actions = (code: number) =>
  server.deps.database.row(
    {
      name: 'test.actions',
      text: `select (select count(*) from bid where offer_code = $1) + (select count(*) from maximum where offer_code = $1)
               + (select count(*) from proposal where offer_code = $1) + (select count(*) from purchase where offer_code = $1)
               + (select count(*) from participation where offer_code = $1) as actions`,
    },
    [code],
  );

describe.each(sellers)('%s', (_who, text, build) => {
  it('neither bids nor proposes nor buys, and nothing is recorded', async () => {
    const [seller, code] = await build();
    for (const [path, more] of deals) {
      const body = { cdofrta: code, cdmoeda: 1, frete: 'N', endereco: null, cdusrio: seller.id, ...more };
      const reply = await seller.post(path, body);
      expect([path, reply.statusCode, reply.json()]).toEqual([path, 403, { erros: [text] }]);
    }
    expect(await actions(code)).toEqual({ actions: 0 });
  });
});

describe('who has nothing to do with a sale', () => {
  it('deals, also as a user of another store', async () => {
    const other = await buildPartner(server.deps.database, { store: 'loja-outra' });
    const code = await offer({ store: partnerId });
    expect((await (await buildBuyer(server, { partnerId: other })).bid(code, 12_000)).statusCode).toBe(201);
    expect((await (await company('99888777000100')).bid(code, 13_000)).statusCode).toBe(201);
  });
});
