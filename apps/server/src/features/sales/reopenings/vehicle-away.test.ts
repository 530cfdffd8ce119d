import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { buildYard, intake } from '../../../../test/scenes/yard-scene.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { fillPickupCodesJob, pickupCodeOf } from '../pickup-codes/public.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let plates = 1000;

const HOUR = 3_600_000;
const motivo = 'O veículo voltou.';

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  sales = await buildStaff(server);
  await buildYard(server);
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
});
afterAll(() => server.close());
beforeEach(async () => {
  plates += 1;
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});

const plate = () => `FOR${plates}`;

/** Bia bids, Ana buys at once and is released, an hour or two before the end of the offer. */
async function released() {
  const endAt = server.clock.now() + 2 * HOUR;
  const traits = { buyNowCents: 4_590_000, endAt };
  const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), traits);
  const vehicle = await server.deps.database.row<{ code: number }>(
    { name: 'test.away-plate', text: 'update vehicle set plate = $2 where offer_code = $1 returning code' },
    [offer, plate()],
  );
  await bia.bid(offer, 12_000);
  const terms = { cdofrta: offer, cdmoeda: 1, frete: 'N', endereco: null };
  expect((await ana.post('/compreja', { ...terms, vllance: 45_900 })).statusCode).toBe(201);
  const code = await purchaseOf(server, offer);
  expect((await sales.post(`/admin/purchases/${code}/step`, { passo: 'retirada' })).statusCode).toBe(200);
  await fillPickupCodesJob(server.deps).run();
  return { offer, code, vehicle: vehicle?.code ?? 0, endAt };
}

async function leave({ code, vehicle }: { readonly code: number; readonly vehicle: number }) {
  const left = await sales.post('/admin/yard/exits', {
    cliente: randomUUID(),
    compra: code,
    veiculo: vehicle,
    codigo: await pickupCodeOf(server.deps, server.deps.database, code),
    retirante: { nome: 'Beto', documento: '529.982.247-25', terceiro: true, autorizacao: 'Procuração' },
    uso: null,
    chaves: 1,
    observacao: '',
  });
  expect([left.statusCode, left.body]).toEqual([201, expect.any(String)]);
  return left.json<{ desfazer: string }>();
}

const regret = (offer: number) => ana.post('/offer/arrependimento', { cdOfrta: offer });
async function cancel(offer: number) {
  await ana.post('/offer/cancelCompra', { cdOfrta: offer, cdJustf: 1, obsJustf: null });
  const open = (await sales.get('/admin/cancellations')).json<{ data: { codigo: number }[] }>().data;
  return sales.post(`/admin/cancellations/${open.at(-1)?.codigo}`, { decisao: 'aprovar' });
}
const statusOf = async (offer: number) =>
  (
    await server.deps.database.row<{ status: string }>(
      { name: 'test.away-status', text: 'select status from offer where code = $1' },
      [offer],
    )
  )?.status;
const listed = async (offer: number) =>
  (await sales.get(`/admin/ended-offers?oferta=${offer}`)).json<{ data: object[] }>().data[0];
const reopen = (offer: number) => sales.post(`/admin/offers/${offer}/reopen`, { motivo });
const chance = (offer: number) => sales.post(`/admin/offers/${offer}/second-chance`, {});
const comeBack = async () => {
  server.clock.advance(1000);
  const taken = await sales.post('/admin/yard/vehicles', intake({ placa: plate() }));
  expect(taken.statusCode).toBe(201);
};

it('an offer whose vehicle left with its buyer is not reopened by a regret, until the vehicle is back', async () => {
  const sold = await released();
  await leave(sold);
  expect((await regret(sold.offer)).statusCode).toBe(200);
  expect(await statusOf(sold.offer)).toBe('E');
  expect(await listed(sold.offer)).toMatchObject({ veiculoFora: true, acoes: [] });
  await expectRefused(server, () => reopen(sold.offer), 409);
  await comeBack();
  expect(await listed(sold.offer)).toMatchObject({ veiculoFora: false, acoes: ['reabrir'] });
  expect((await reopen(sold.offer)).statusCode).toBe(200);
});

it('nor is it given to the next bidder after a cancellation, until then', async () => {
  const sold = await released();
  await leave(sold);
  expect((await cancel(sold.offer)).statusCode).toBe(200);
  server.clock.set(sold.endAt + 1);
  await expectRefused(server, () => chance(sold.offer), 409);
  await comeBack();
  expect((await chance(sold.offer)).statusCode).toBe(201);
});

it('an exit that was taken back keeps nothing: the regret reopens the offer', async () => {
  const sold = await released();
  const { desfazer } = await leave(sold);
  expect((await sales.post('/admin/undo', { desfazer })).statusCode).toBe(200);
  expect((await regret(sold.offer)).statusCode).toBe(200);
  expect(await statusOf(sold.offer)).toBe('A');
});
