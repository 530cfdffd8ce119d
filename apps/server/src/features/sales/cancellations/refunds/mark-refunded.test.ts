import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { eraseBankDataJob } from '../public.ts';

const day = 86_400_000;

let server: CatalogueServer;
let sales: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  ana = await buildBuyer(server);
}, 60_000);
afterAll(() => server.close());

/** Ana's request to cancel a paid purchase. */
async function paidAndCancelled(): Promise<number> {
  const cdOfrta = await buildPurchasedOffer(server, ana.id, { columns: { invoice_issued: true } });
  const body = { cdOfrta, cdJustf: 1, obsJustf: 'Pago, mas desisti', ...bank };
  expect((await ana.post('/offer/cancelCompra', body)).json()).toEqual({ data: 'AGUARDANDO' });
  const row = await server.deps.database.row<{ id: number }>(
    { name: 'test.request', text: 'select id from cancellation where offer_code = $1' },
    [cdOfrta],
  );
  return row?.id ?? 0;
}
const decide = (id: number, decisao: string) => sales.post(`/admin/cancellations/${id}`, { decisao });
const refunded = (id: number, by: Pick<Buyer, 'post'> = sales) =>
  by.post(`/admin/cancellations/${id}/refunded`, {});

it('is noted once and audited; then bank data has a term and the account may be deleted, S-15, rule 0.14', async () => {
  const scene = deletionScene(server);
  const id = await paidAndCancelled();
  await decide(id, 'aprovar');
  expect((await scene.askToGo(ana.id)).statusCode).toBe(409);
  const at = new Date(server.clock.now()).toISOString();
  const replies = await Promise.all([refunded(id), refunded(id)]);
  server.clock.advance(1000);
  for (const reply of [...replies, await refunded(id)]) {
    expect([reply.statusCode, reply.json()]).toMatchObject([200, { data: { codigo: id, devolvidoEm: at } }]);
  }
  expect(
    await scene.value(`select count(*) as value from audit where action = 'mark-refunded' and $1 > 0`, 1),
  ).toBe(1);
  expect((await scene.askToGo(ana.id)).statusCode).toBe(201);
  server.clock.advance(90 * day);
  await eraseBankDataJob(server.deps).run();
  expect(await scene.value('select bank_data as value from cancellation where id = $1', id)).toBeNull();
});

it('is refused while the request waits, after it was refused, for what is none, and to everybody else', async () => {
  const waiting = await paidAndCancelled();
  const refusal = { erros: ['Só o cancelamento aprovado de uma compra pode ser reembolsado.'] };
  const early = await refunded(waiting);
  expect([early.statusCode, early.json()]).toEqual([409, refusal]);
  await decide(waiting, 'recusar');
  expect((await refunded(waiting)).statusCode).toBe(409);
  expect((await refunded(999_999)).statusCode).toBe(404);
  expect((await refunded(waiting, ana)).statusCode).toBe(403);
});
