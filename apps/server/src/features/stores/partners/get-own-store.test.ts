import { errorText } from '@patio/contract/errors/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAccount, type AccountTraits } from '../../../../test/builders/account.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildSession } from '../../../../test/builders/session.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function seenBy(traits: Partial<AccountTraits>) {
  const { id } = await buildAccount(server.deps.database, traits);
  const { headers } = await buildSession(server.deps, id, { office: true });
  return server.app.inject({ url: '/api/admin/store', headers });
}
const ofStore = { name: 'test.of-store', text: 'update offer set partner_id = $2 where code = $1' };
async function offerOf(partnerId: number, given = {}) {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    ...given,
  });
  await server.deps.database.run(ofStore, [code, partnerId]);
  return code;
}

test('a user of a store sees its name, its state and its counts, and nothing of another store, LAYO-09', async () => {
  const database = server.deps.database;
  const own = await buildPartner(database, { store: 'loja-do-painel', name: 'Loja do Painel' });
  const other = await buildPartner(database, { store: 'outra-do-painel' });
  const sold = await offerOf(own);
  const asked = await offerOf(own);
  await offerOf(own);
  await offerOf(own, { endAt: server.clock.now() });
  await offerOf(other);
  const buyer = await buildBuyer(server);
  const terms = { cdmoeda: 1, frete: 'S', endereco: buyer.addressCode, cdusrio: buyer.id };
  const bought = await buyer.post('/compreja', { ...terms, cdofrta: sold, vllance: 45_900 });
  expect(bought.statusCode).toBe(201);
  const proposed = await buyer.post('/lance/purpose', { ...terms, cdofrta: asked, vllance: 9_000 });
  expect(proposed.statusCode).toBe(201);
  const reply = await seenBy({ partnerId: own });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({
    data: {
      nome: 'Loja do Painel',
      urlLoja: 'loja-do-painel',
      situacao: 'aberta',
      dataMembro: '2025-03-01T12:00:00.000Z',
      ofertasAbertas: 2,
      ofertas: 4,
      vendasEmAndamento: 1,
      propostasAbertas: 1,
    },
  });
});

test('the call is closed to users of a suspended store, and staff of the house find none, LAYO-09', async () => {
  const closed = await buildPartner(server.deps.database, {
    store: 'fechada-do-painel',
    status: 'suspended',
  });
  expect((await seenBy({ partnerId: closed })).json()).toEqual({
    erros: [errorText('store-suspended', 'PTBR')],
  });
  expect((await seenBy({ staffRole: 'administrator' })).statusCode).toBe(404);
  expect((await seenBy({ staffRole: 'sales' })).statusCode).toBe(403);
});
