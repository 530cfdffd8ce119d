import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../../test/builders/staff.ts';
import { buildTransfer, type TransferScene } from '../../../../../test/scenes/purchases/transfer-scene.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../../test/state/whole-state.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';

const WHY = 'A multa é do transporte até o pátio.';
const DELIVERED = Date.UTC(2026, 4, 20, 15);

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let sale: TransferScene;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await buildBuyer(server);
  sale = await buildTransfer(server, ana, { columns: { finished_at: DELIVERED } });
});

const record = (given: object = {}, by = sales, of = sale) =>
  by.post(`/admin/purchases/${of.code}/fines`, {
    em: '2026-05-20',
    valor: 195.23,
    descricao: 'Velocidade, auto 5X-004411',
    paga: 'comprador',
    ...given,
  });

describe('a fine that became known after the sale', () => {
  it('is recorded with who pays it, audited, and the buyer is told', async () => {
    await expectOnlyChanged(server, () => record(), {
      transfer_fine: added({ cents: 19_523, payer: 'buyer', reason: null, recorded_by: sales.id }),
      audit: added({ actor_id: sales.id, action: 'add-transfer-fine', subject: `purchase ${sale.code}` }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect((await sale.shown()).multas).toMatchObject([{ valor: 195.23, paga: 'comprador', motivo: null }]);
    await expectRefused(server, () => record(), 409);
  });

  it('is paid by the seller before the delivery, unless the house says why not', async () => {
    const early = { em: '2026-05-19' };
    await expectRefused(server, () => record(early), 422);
    expect((await record({ ...early, motivo: WHY })).statusCode).toBe(201);
    expect((await sale.shown()).multas).toMatchObject([{ paga: 'comprador', motivo: WHY }]);
    await expectRefused(server, () => record({ em: '2026-06-09' }), 422);
    await expectRefused(server, () => record({ valor: -1 }), 422);
    await expectRefused(server, () => record({ valor: 0 }), 422);
    await expectRefused(server, () => record({ descricao: '' }), 422);
    const support = await buildStaff(server, { staffRole: 'support' });
    await expectRefused(server, () => record({}, support), 403);
  });

  it('is recorded by a store for its own sales, by the rule alone', async () => {
    const [own, other] = await Promise.all(
      ['loja-multas', 'loja-outra-multas'].map((store) => buildPartner(server.deps.database, { store })),
    );
    const columns = { finished_at: DELIVERED };
    const sold = await buildTransfer(server, ana, { store: own ?? null, columns });
    const owner = await buildStaff(server, { staffRole: null, partnerId: own ?? null });
    const outsider = await buildStaff(server, { staffRole: null, partnerId: other ?? null });
    await expectRefused(server, () => record({}, outsider, sold), 404);
    await expectRefused(server, () => record({ em: '2026-05-19', motivo: WHY }, owner, sold), 403);
    expect((await record({}, owner, sold)).statusCode).toBe(201);
  });

  it('is struck with a reason, once', async () => {
    await record();
    const code = (await sale.shown()).multas[0]?.codigo ?? 0;
    const strike = (motivo: string) =>
      sales.post(`/admin/purchases/${sale.code}/fines/${code}/remove`, { motivo });
    await expectRefused(server, () => strike('x'), 422);
    expect((await strike('Era de outro veículo.')).statusCode).toBe(200);
    expect((await sale.shown()).multas).toEqual([]);
    await expectRefused(server, () => strike('Era de outro veículo.'), 404);
  });
});
