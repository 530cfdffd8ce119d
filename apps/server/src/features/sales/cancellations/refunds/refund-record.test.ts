import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../../test/builders/bank-data.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { startCatalogueServer, type CatalogueServer } from '../../../../../test/scenes/catalogue-server.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { forgetPersonalDataJob } from '../../../../forget-personal-data.job.ts';
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

/** Ana's granted request to cancel a paid purchase. */
async function dueRefund(): Promise<number> {
  const cdOfrta = await buildPurchasedOffer(server, ana.id, { columns: { invoice_issued: true } });
  const body = { cdOfrta, cdJustf: 1, obsJustf: null, ...bank };
  expect((await ana.post('/offer/cancelCompra', body)).json()).toEqual({ data: 'AGUARDANDO' });
  const row = await server.deps.database.row<{ id: number }>(
    { name: 'test.request', text: 'select id from cancellation where offer_code = $1' },
    [cdOfrta],
  );
  const id = row?.id ?? 0;
  await sales.post(`/admin/cancellations/${id}`, { decisao: 'aprovar' });
  return id;
}
const refund = (id: number, body: object = { comprovante: 'TED 4711' }) =>
  finance.post(`/admin/cancellations/${id}/refunded`, body);
const recordOf = (id: number, by: StaffMember = finance) =>
  by.get(`/admin/cancellations/${id}/refund-record?motivo=${encodeURIComponent('Pedido do fisco')}`);

it('payee and receipt belong to the record and outlive the bank data, rules 0.43', async () => {
  const id = await dueRefund();
  const at = server.clock.now();
  await expectOnlyChanged(server, () => refund(id), {
    audit: added({ actor_id: finance.id, action: 'mark-refunded', at }),
    cancellation: {
      refunded_at: [null, at],
      refund_payee: [null, expect.any(String)],
      refund_receipt: [null, 'TED 4711'],
    },
    mail: mailTo(ana.email),
    notification: noticeTo(ana.id),
  });
  server.clock.advance(91 * day);
  await eraseBankDataJob(server.deps).run();
  const reply = await expectOnlyChanged(server, () => recordOf(id), {
    audit: added({ actor_id: finance.id, action: 'get-refund-record' }),
  });
  expect(reply.json()).toMatchObject({
    data: {
      valor: 12_000,
      comprovante: 'TED 4711',
      favorecido: { nome: 'Maria da Conta', documento: '123' },
      devolvidoEm: new Date(at).toISOString(),
    },
  });
  const stored = await server.deps.database.row<{ bank: unknown; payee: Buffer }>(
    {
      name: 'test.stored',
      text: 'select bank_data as bank, refund_payee as payee from cancellation where id = $1',
    },
    [id],
  );
  expect(stored?.bank).toBeNull();
  expect(stored?.payee.toString('latin1')).not.toContain('Maria');
});

it('a receipt may come later, and stays what it was', async () => {
  const id = await dueRefund();
  await refund(id, {});
  await expectOnlyChanged(server, () => refund(id, { comprovante: 'PIX 1' }), {
    audit: added({ action: 'mark-refunded' }),
    cancellation: { refund_receipt: [null, 'PIX 1'] },
  });
  await expectNothingChanged(server, () => refund(id, { comprovante: 'PIX 2' }));
});

it('is read by finance, with a reason, where there was a refund', async () => {
  const id = await dueRefund();
  await expectRefused(server, () => recordOf(id), 404);
  await refund(id);
  await expectRefused(server, () => recordOf(id, sales), 403);
  await expectRefused(server, () => finance.get(`/admin/cancellations/${id}/refund-record`), 422);
});

it('after ten years, not before, payee, receipt and who bought are forgotten; the sale remains, rules 0.43', async () => {
  const id = await dueRefund();
  await refund(id);
  const read = () =>
    server.deps.database.row<Record<string, unknown>>(
      {
        name: 'test.kept',
        text: `select c.refund_payee is not null as payee, c.refund_receipt as receipt, s.personal is not null as person, s.hash,
            p.value_cents as value
          from cancellation c join purchase p on p.code = c.purchase_code
          join purchase_snapshot s on s.purchase_code = p.code where c.id = $1`,
      },
      [id],
    );
  const before = await read();
  expect(before).toMatchObject({ payee: true, receipt: 'TED 4711', person: true, value: 1_200_000 });
  server.clock.advance(3650 * day);
  await forgetPersonalDataJob(server.deps).run();
  expect(await read()).toEqual(before);
  server.clock.advance(4 * day);
  await forgetPersonalDataJob(server.deps).run();
  expect(await read()).toEqual({ ...before, payee: false, receipt: null, person: false });
});
