import { listRefunds } from '@patio/contract/sales/cancellations/list-refunds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import { deletionScene } from '../../../../../test/scenes/deletion-scene.ts';
import { purchaseOf } from '../../../../../test/scenes/purchases/undone-sale.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { eraseBankDataJob } from '../public.ts';

const day = 86_400_000;

let server: CatalogueServer;
let sales: StaffMember;
let finance: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startCatalogueServer();
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const boss = () => buildStaff(server, { staffRole: 'administrator' });

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
const decide = (id: number, decisao: string, by: StaffMember = sales) =>
  by.post(`/admin/cancellations/${id}`, { decisao });
const refunded = (id: number, by: Pick<Buyer, 'post'> = finance) =>
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
  for (const by of [ana, sales]) expect((await refunded(waiting, by)).statusCode).toBe(403);
});

describe('four eyes: a refund is confirmed', () => {
  const refusal = { erros: [expect.stringContaining('Quem decidiu este cancelamento')] };

  it('by no one who granted the cancellation, not even an administrator, and by another one', async () => {
    const [one, other] = [await boss(), await boss()];
    const id = await paidAndCancelled();
    await decide(id, 'aprovar', one);
    expect((await expectRefused(server, () => refunded(id, one), 409)).json()).toEqual(refusal);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => refunded(id, other), {
      cancellation: { refunded_at: [null, at], refund_payee: [null, expect.any(String)] },
      audit: added({ actor_id: other.id, action: 'mark-refunded', at }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    const late = () => one.post(`/admin/cancellations/${id}/refunded`, { comprovante: 'TED 1' });
    await expectRefused(server, late, 409);
  });

  it.each([
    ['default', { motivo: 'Não retirou no prazo.' }],
    ['withdraw', { causa: 'ordem-judicial', motivo: 'Boletim de ocorrência 4711.' }],
  ])('by no one who ended the sale by %s', async (step, body) => {
    const [one, other] = [await boss(), await boss()];
    const offer = await buildPurchasedOffer(server, ana.id, { columns: { payment_approved: true } });
    const undone = await one.post(`/admin/purchases/${await purchaseOf(server, offer)}/${step}`, body);
    expect(undone.statusCode).toBe(200);
    const listed = async (by: StaffMember) =>
      listRefunds.success.schema.parse((await by.get(`/admin/refunds?oferta=${offer}`)).json()).data[0];
    const id = (await listed(one))?.codigo ?? 0;
    expect(await listed(one)).toMatchObject({ decididoPor: { codigo: one.id }, acoes: { devolvido: null } });
    expect((await listed(other))?.acoes.devolvido).not.toBeNull();
    expect((await listed(sales))?.acoes.devolvido).toBeNull();
    await expectRefused(server, () => refunded(id, one), 409);
    expect((await refunded(id, other)).statusCode).toBe(200);
  });
});
