import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { readStoredAuction } from '../../../../test/scenes/stored-auction.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { endAuction, purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { uncharged } from '../../../../test/state/booked.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

let server: TestServer;
let ana: Buyer;
let bia: Buyer;
let sales: StaffMember;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  sales = await buildStaff(server);
});
afterAll(() => server.close());

const withdraw = (purchase: number, body: object = {}, by: StaffMember = sales) =>
  by.post(`/admin/purchases/${purchase}/withdraw`, {
    causa: 'ordem-judicial',
    motivo: 'Liminar da 2ª vara.',
    ...body,
  });

describe('withdrawing a sold offer for cause, rules 0.32', () => {
  it('undoes the sale without a strike, lists the refund, and notifies the buyer', async () => {
    const offer = await endAuction(server, [
      [ana, 12_000],
      [bia, 13_000],
    ]);
    const purchase = await purchaseOf(server, offer);
    await server.deps.database.run(
      { name: 'test.paid', text: 'update purchase set payment_approved = true where code = $1' },
      [purchase],
    );
    const now = server.clock.now();
    const reply = await expectOnlyChanged(server, () => withdraw(purchase), {
      auction: expect.anything(),
      audit: added({ actor_id: sales.id, action: 'withdraw-sale', subject: `purchase ${purchase}` }),
      bid: added({ offer_code: offer, kind: 'F', bidder_id: null, value_cents: 0 }),
      cancellation: added({
        account_id: bia.id,
        purchase_code: purchase,
        reason_code: 101,
        outcome: 'accepted',
        bank_data: null,
      }),
      mail: mailTo(bia.email),
      notification: noticeTo(bia.id),
      offer: { status: ['V', 'E'] },
      offer_withdrawal: added({ offer_code: offer, purchase_code: purchase, cause: 'court-order' }),
      ...uncharged(1_300_000),
      purchase: { cancelled_at: [null, expect.any(Number)] },
    });
    expect(reply.json()).toEqual({
      data: { codigoCompra: purchase, codigoOferta: offer, causa: 'ordem-judicial', devolver: true },
    });
    const auction = await readStoredAuction(server.deps.database, offer);
    expect([auction.chain, auction.replayed]).toEqual(['intact', auction.stored]);
    const refunds = await sales.get('/admin/refunds');
    expect(refunds.json()).toMatchObject({
      data: [{ codigoCompra: purchase, valor: 13_000, motivo: 'Retirada por ordem judicial' }],
    });
    const terms = await server.app.inject({ url: `/api/offer/${offer}/venda` });
    expect(terms.json()).toMatchObject({ retirada: { causa: 'ordem-judicial' } });
    expect(Date.parse(terms.json<{ retirada: { em: string } }>().retirada.em)).toBeGreaterThanOrEqual(now);
    expect(terms.body).not.toContain('Liminar');
  });

  it('gives the offer to nobody else: no second chance, no reopening', async () => {
    const offer = await endAuction(server, [
      [ana, 12_000],
      [bia, 13_000],
    ]);
    await withdraw(await purchaseOf(server, offer), { causa: 'furto' });
    await expectRefused(server, () => sales.post(`/admin/offers/${offer}/second-chance`, {}), 409);
    await expectRefused(
      server,
      () => sales.post(`/admin/offers/${offer}/reopen`, { motivo: 'De novo.' }),
      409,
    );
  });

  it('grants a cancellation request that waits, so that one sale is refunded once', async () => {
    const offer = await buildPurchasedOffer(server, ana.id, { columns: { payment_approved: true } });
    const purchase = await purchaseOf(server, offer);
    await server.deps.database.run(
      {
        name: 'test.request',
        text: `insert into cancellation (account_id, offer_code, purchase_code, reason_code, outcome, language, requested_at)
          values ($1, $2, $3, 101, 'review', 'PTBR', now())`,
      },
      [ana.id, offer, purchase],
    );
    expect((await withdraw(purchase, { causa: 'perda-total' })).statusCode).toBe(200);
    const rows = await server.deps.database.rows(
      { name: 'test.requests', text: 'select outcome from cancellation where purchase_code = $1' },
      [purchase],
    );
    expect(rows).toEqual([{ outcome: 'accepted' }]);
  });

  it('has its effect once, keeps its first cause, and is refused once the vehicle was handed over', async () => {
    const offer = await buildPurchasedOffer(server, ana.id);
    const purchase = await purchaseOf(server, offer);
    await withdraw(purchase, { causa: 'divida-paga' });
    const again = await expectNothingChanged(server, () => withdraw(purchase, { causa: 'furto' }));
    expect(again.json()).toMatchObject({ data: { causa: 'divida-paga' } });
    const done = await buildPurchasedOffer(server, ana.id, { status: 'X' });
    await expectRefused(server, async () => withdraw(await purchaseOf(server, done)), 409);
  });

  it('is an action of the sales team of the house alone, on a purchase that exists', async () => {
    const offer = await buildPurchasedOffer(server, ana.id);
    const purchase = await purchaseOf(server, offer);
    const content = await buildStaff(server, { staffRole: 'content' });
    await expectRefused(server, () => withdraw(purchase, {}, content), 403);
    await expectRefused(server, () => ana.post(`/admin/purchases/${purchase}/withdraw`, {}), 403);
    await expectRefused(server, () => withdraw(999_999_999), 404);
    await expectRefused(server, () => withdraw(purchase, { causa: 'arrependimento' }), 422);
  });
});
