import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf, undoSale } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

/** The last millisecond of June and the first of July in São Paulo: three hours into July in UTC. */
const JULY = Date.parse('2026-07-01T03:00:00Z');
const HOUR = 3_600_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  await server.deps.database.run({
    name: 'test.reason',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false) on conflict do nothing`,
  });
});
beforeEach(async () => {
  server.clock.set(JULY - 2 * HOUR);
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    endAt: JULY + 48 * HOUR,
    ...given,
  });
const buy = async (code: number, buyer = ana) =>
  buyer.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 45_900, frete: 'N', endereco: null });
const left = async (buyer = ana) =>
  (await buyer.get('/usrio/limites'))
    .json<{ tipo: string; valor: number | null }[]>()
    .find(({ tipo }) => tipo === 'PODE_COMPRAR')?.valor;
const seenByStaff = async () =>
  (await sales.get(`/admin/accounts/${ana.id}/limits`)).json<{ data: { limites: object[] } }>().data
    .limites[1];

/** Uses the three purchases of an individual up; gives the offers. */
async function useUp(): Promise<number[]> {
  const codes = [await offer(), await offer(), await offer()];
  for (const code of codes) expect((await buy(code)).statusCode).toBe(201);
  return codes;
}
async function propose(code: number): Promise<number> {
  const body = { cdusrio: ana.id, cdofrta: code, cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null };
  return (await ana.post('/lance/purpose', body)).json<{ data: { codigo: number } }>().data.codigo;
}

describe('the purchases of a month', () => {
  it.each([
    [7, 3],
    [4, 10],
    [5, 30],
    [6, 1],
  ] as const)('of profile %i are %i, S-04', async (profileCode, count) => {
    expect(await left(await buildBuyer(server, { profileCode }))).toBe(count);
  });

  it('count until the month ends in São Paulo, and start again with the next, S-04, CONS-03', async () => {
    await useUp();
    const next = await offer();
    server.clock.set(JULY - 1);
    expect(await left()).toBeNull();
    expect(await seenByStaff()).toMatchObject({ usados: 3, permitidos: 3, valor: null });
    await expectRefused(server, () => buy(next), 206);
    server.clock.set(JULY);
    expect(await left()).toBe(3);
    expect(await seenByStaff()).toMatchObject({ usados: 0, permitidos: 3, valor: 3 });
    expect((await buy(next)).statusCode).toBe(201);
    expect(await left()).toBe(2);
  });

  it('give one back which was not stored, S-04', async () => {
    const [first = 0] = await useUp();
    const motivo = 'Não pagou no prazo.';
    await sales.post(`/admin/purchases/${await purchaseOf(server, first)}/default`, { motivo });
    expect(await left()).toBe(1);
    expect(await seenByStaff()).toMatchObject({ usados: 2, valor: 1 });
    expect((await buy(await offer())).statusCode).toBe(201);
    expect((await buy(await offer())).statusCode).toBe(206);
  });

  it.each([
    ['cancelled at once', '/offer/cancelCompra'],
    ['regretted', '/offer/arrependimento'],
  ])('do not give one back which was %s: it stays used, rule 0.28', async (_how, path) => {
    const [first = 0] = await useUp();
    expect((await ana.post(path, { cdOfrta: first, cdJustf: 1, obsJustf: null })).statusCode).toBe(200);
    expect(await left()).toBeNull();
    expect(await seenByStaff()).toMatchObject({ usados: 3, valor: null });
    const another = await offer();
    await expectRefused(server, () => buy(another), 206);
    server.clock.set(JULY);
    expect(await left()).toBe(3);
  });

  it('do not give one back for a request that waits, but once it is approved, S-13', async () => {
    const [first = 0] = await useUp();
    await sales.post(`/admin/purchases/${await purchaseOf(server, first)}/step`, { passo: 'negociacao' });
    await ana.post('/offer/cancelCompra', { cdOfrta: first, cdJustf: 1, obsJustf: null });
    expect(await left()).toBeNull();
    const open = (await sales.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>().data;
    await sales.post(`/admin/cancellations/${open[0]?.codigo}`, { decisao: 'aprovar' });
    expect(await left()).toBe(1);
  });

  it('are nobody else’s', async () => {
    await useUp();
    expect(await left(await buildBuyer(server))).toBe(3);
  });
});

describe('whose purchases of the month are used up', () => {
  it('has no proposal accepted before the next month, S-04', async () => {
    const proposal = await propose(await offer());
    await useUp();
    const accept = () => sales.post(`/admin/proposals/${proposal}/accept`, { valor: 9_000 });
    server.clock.set(JULY - 1);
    await expectRefused(server, accept, 409);
    server.clock.set(JULY);
    expect((await accept()).statusCode).toBe(200);
    expect(await left()).toBe(2);
  });

  it('takes no counter-proposal before the next month, S-04', async () => {
    const proposal = await propose(await offer());
    await sales.post(`/admin/proposals/${proposal}/counter`, { valor: 9_500, valorProposta: 9_000 });
    await useUp();
    const take = () => ana.post(`/lance/purpose/${proposal}/aceitar`, { vllance: 9_500 });
    server.clock.set(JULY - 1);
    await expectRefused(server, take, 206);
    server.clock.set(JULY);
    expect((await take()).statusCode).toBe(201);
    expect(await left()).toBe(2);
  });

  it('is offered no second chance before the next month, and takes none, S-04', async () => {
    const caio = await buildBuyer(server);
    const bids = [
      [ana, 12_000],
      [caio, 15_000],
    ] as const;
    server.clock.set(JULY - 3 * HOUR);
    const [first, second] = [await undoSale(server, sales, bids), await undoSale(server, sales, bids)];
    const chance = (code: number) => sales.post(`/admin/offers/${code}/second-chance`, {});
    const take = () => ana.post(`/offer/${first}/segunda-chance`, { aceita: true });
    expect((await chance(first)).statusCode).toBe(201);
    await useUp();
    server.clock.set(JULY - 1);
    await expectRefused(server, () => chance(second), 409);
    await expectRefused(server, take, 206);
    server.clock.set(JULY);
    expect((await take()).statusCode).toBe(200);
    expect((await chance(second)).statusCode).toBe(201);
    expect(await left()).toBe(2);
  });
});
