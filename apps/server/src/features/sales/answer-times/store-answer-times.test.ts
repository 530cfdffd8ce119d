import { getStoreAnswerTimes } from '@patio/contract/sales/answer-times/get-store-answer-times.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

const HOUR = 3_600_000;
let server: TestServer;
let sales: StaffMember;
let user: Buyer;
let buyer: Buyer;
let store: number;
let other: number;

const run = (text: string, parameters: readonly (number | string | Date | null)[]) =>
  server.deps.database.run({ name: '', text }, parameters);

async function offerOf(partnerId: number): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), {});
  await run('update offer set partner_id = $2 where code = $1', [code, partnerId]);
  return code;
}

/** A question that was asked some hours before now; answered after some, or (null) not at all. */
async function asked(offer: number, ago: number, after: number | null): Promise<void> {
  const at = server.clock.now() - ago * HOUR;
  const answer = after === null ? null : 'Tem.';
  await run(
    `insert into question (offer_code, account_id, text, created_at, answer, answered_at, answered_by)
      values ($1, $2, 'Tem nota? Escreva para ana@exemplo.test', $3, $4, $5, $6)`,
    [
      offer,
      buyer.id,
      new Date(at),
      answer,
      after === null ? null : new Date(at + after * HOUR),
      after === null ? null : user.id,
    ],
  );
}

const read = async (by: Pick<Buyer, 'get'>, id: number, query = '') => {
  const reply = await by.get(`/admin/stores/${id}/answer-times${query}`);
  expect(reply.statusCode).toBe(200);
  return getStoreAnswerTimes.success.schema.parse(reply.json());
};

beforeAll(async () => {
  server = await startTestServer();
  const { database } = server.deps;
  sales = await buildStaff(server);
  store = await buildPartner(database, { store: 'loja-que-responde' });
  other = await buildPartner(database, { store: 'loja-que-demora' });
  user = await buildBuyer(server, { partnerId: store });
  buyer = await buildBuyer(server);
  const [own, theirs] = [await offerOf(store), await offerOf(other)];
  await asked(own, 20, 2);
  await asked(own, 60, 4);
  await asked(own, 24 * 20, 60);
  await asked(own, 24 * 60, 1);
  await asked(own, 1, null);
  await asked(own, 400, null);
  await asked(theirs, 40, 39);
});
afterAll(() => server.close());

it('says how fast a store answers, what is in time and what waits, without other stores', async () => {
  const { data } = await read(user, store);
  expect(data).toEqual([
    { tipo: 'question', respondidas: 3, mediana: 240, p90: 2928, noPrazo: 2, esperando: 2, atrasadas: 1 },
    { tipo: 'proposal', respondidas: 0, mediana: null, p90: null, noPrazo: 0, esperando: 0, atrasadas: 0 },
  ]);
  expect((await read(sales, store, '?dias=7')).data[0]).toMatchObject({ respondidas: 2, mediana: 180 });
  expect((await read(sales, other)).data[0]).toMatchObject({ respondidas: 1, esperando: 0 });
});

it('is read by the house and by the store itself alone', async () => {
  expect((await user.get(`/admin/stores/${other}/answer-times`)).statusCode).toBe(404);
  for (const staffRole of ['support', 'content'] as const) {
    const by = await buildStaff(server, { staffRole });
    expect((await by.get(`/admin/stores/${store}/answer-times`)).statusCode).toBe(403);
  }
  expect((await sales.get('/admin/stores/999999/answer-times')).statusCode).toBe(404);
});

it('questions show contact data to the house, and to a store without it, rule 0.21', async () => {
  const texts = async (by: Pick<Buyer, 'get'>) =>
    (await by.get('/admin/questions'))
      .json<{ data: { pergunta: string }[] }>()
      .data.map((one) => one.pergunta);
  expect((await texts(sales)).join(' ')).toContain('ana@exemplo.test');
  const seen = await texts(user);
  expect(seen.length).toBe(2);
  expect(seen.join(' ')).not.toContain('ana@exemplo.test');
});
