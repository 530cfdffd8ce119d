import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtBankData as bank } from '../../../../test/builders/bank-data.ts';
import { buildAuctionedOffer } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { uncharged } from '../../../../test/state/booked.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';
import { eraseBankDataJob } from './public.ts';

const DAY = 86_400_000;

let server: TestServer;
let sales: StaffMember;
let finance: StaffMember;
let ana: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
  finance = await buildStaff(server, { staffRole: 'finance' });
  await server.deps.database.run({
    name: 'test.reasons',
    text: `insert into cancel_reason (code, description, needs_text) values (1, 'Desisti', false), (9, 'Outro', true)`,
  });
});
beforeEach(async () => {
  ana = await buildBuyer(server);
});
afterAll(() => server.close());

const bought = (given: Parameters<typeof buildPurchasedOffer>[2] = {}) =>
  buildPurchasedOffer(server, ana.id, given);
const invoiced = () => bought({ columns: { invoice_issued: true } });
const cancel = (cdOfrta: number, more: object = {}, by = ana) =>
  by.post('/offer/cancelCompra', { cdOfrta, cdJustf: 1, obsJustf: 'Mudei de ideia', ...bank, ...more });
const decide = (id: number, decisao: string, by: Pick<Buyer, 'post'> = sales) =>
  by.post(`/admin/cancellations/${id}`, { decisao });
const answered = (at: number) => ({ answered_at: [null, at], answered_by: [null, sales.id] });
const row = <T extends object>(offer: number) =>
  server.deps.database.row<T & { id: number }>(
    { name: 'test.cancellation', text: 'select * from cancellation where offer_code = $1 order by id desc' },
    [offer],
  );
/** A request of Ana's that waits; gives its number. */
async function request(offer: number, more: object = {}): Promise<number> {
  expect((await cancel(offer, more)).json()).toEqual({ data: 'AGUARDANDO' });
  return (await row(offer))?.id ?? 0;
}

describe('a purchase that is cancelled at once', () => {
  it('ends the sale, and is notified', async () => {
    const offer = await bought();
    const at = server.clock.now();
    await expectOnlyChanged(server, () => cancel(offer, { obsJustf: 'Achei outro' }), {
      ...uncharged(1_200_000),
      purchase: { cancelled_at: [null, at], cancelled_at_once: [false, true] },
      offer: { status: ['V', 'E'] },
      auction: {
        outcome: ['sold', 'defaulted'],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: expect.any(Array),
      },
      bid: added({ offer_code: offer, kind: 'F', bidder_id: null, value_cents: 0 }),
      cancellation: added({
        account_id: ana.id,
        offer_code: offer,
        purchase_code: await purchaseOf(server, offer),
        proposal_code: null,
        reason_code: 1,
        text: 'Achei outro',
        outcome: 'done',
        bank_data: null,
        language: 'PTBR',
        requested_at: at,
        answered_at: null,
        refunded_at: null,
      }),
      idempotency: added({ account_id: ana.id, status: 200, reply: { data: 'CANCELADO' } }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
  });
});

describe('a cancellation request, S-13', () => {
  it('changes the purchase and nothing of the sale', async () => {
    const offer = await invoiced();
    const at = server.clock.now();
    await expectOnlyChanged(server, () => request(offer), {
      purchase: {
        cancellation: [null, 'Q'],
        cancellation_requested_at: [null, at],
        sale_cancellation_requested_at: [null, at],
      },
      cancellation: added({
        account_id: ana.id,
        offer_code: offer,
        purchase_code: await purchaseOf(server, offer),
        proposal_code: null,
        reason_code: 1,
        text: 'Mudei de ideia',
        outcome: 'review',
        bank_data: expect.any(String),
        language: 'PTBR',
        requested_at: at,
        answered_at: null,
      }),
      idempotency: added({ account_id: ana.id, status: 200, reply: { data: 'AGUARDANDO' } }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
  });

  it.each([
    ['V', 'cancellation_rejected_at'],
    ['C', 'cancellation_rejected_at'],
    ['L', 'cancellation_rejected_at'],
    ['X', 'sale_cancellation_rejected_at'],
  ] as const)('that is refused leaves a sale in %s as it is', async (status, date) => {
    const offer = await bought({ status, columns: { invoice_issued: true } });
    const id = await request(offer);
    server.clock.advance(60_000);
    const at = server.clock.now();
    const reply = await expectOnlyChanged(server, () => decide(id, 'recusar'), {
      purchase: { cancellation: ['Q', null], [date]: [null, at] },
      cancellation: { outcome: ['review', 'rejected'], ...answered(at) },
      audit: added({ actor_id: sales.id, action: 'reject-cancellation', at }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    expect(reply.json()).toMatchObject({ data: { codigoOferta: offer, situacao: 'RECUSADO' } });
  });

  it('is answered once: after a refusal the same request is refused, as its menu is gone, NEGO-16', async () => {
    const offer = await invoiced();
    await decide(await request(offer), 'recusar');
    server.clock.advance(60_000);
    const again = await expectRefused(server, () => cancel(offer), 409);
    expect(again.json<{ erros: string[] }>().erros[0]).toContain('já recusou');
  });

  it.each([{}, { status: 'L' }, { status: 'X' }] as const)(
    'of %o may be sent for ten days to the millisecond, and no longer, C-77, NEGO-16',
    async (given) => {
      const [intime, late] = [await bought(given), await bought(given)];
      const until = new Date(server.clock.now() + 10 * DAY);
      server.clock.advance(10 * DAY);
      expect((await cancel(intime)).statusCode).toBe(200);
      server.clock.advance(1);
      const reply = await expectRefused(server, () => cancel(late), 409);
      const [text] = reply.json<{ erros: string[] }>().erros;
      const day = until.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' });
      expect(text).toContain(`terminou em ${day.slice(0, 10)}`);
    },
  );

  it('that is approved ends the sale', async () => {
    const offer = await invoiced();
    const id = await request(offer);
    server.clock.advance(60_000);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(id, 'aprovar'), {
      ...uncharged(1_200_000),
      purchase: { cancellation: ['Q', null], cancelled_at: [null, at] },
      cancellation: { outcome: ['review', 'accepted'], ...answered(at) },
      offer: { status: ['V', 'E'] },
      auction: {
        outcome: ['sold', 'defaulted'],
        closed_at: [expect.any(Number), at],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: expect.any(Array),
      },
      bid: added({ offer_code: offer, kind: 'F', bidder_id: null, value_cents: 0 }),
      audit: added({ actor_id: sales.id, action: 'approve-cancellation', at }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
  });

  it('that is approved when the vehicle was handed over leaves the offer as it is, and awaits the vehicle', async () => {
    const offer = await bought({ status: 'X', columns: { invoice_issued: true } });
    const id = await request(offer);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(id, 'aprovar'), {
      ...uncharged(1_200_000),
      purchase: { cancellation: ['Q', null], cancelled_at: [null, at] },
      cancellation: { outcome: ['review', 'accepted'], ...answered(at), vehicle_awaited: [false, true] },
      audit: added({ action: 'approve-cancellation' }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
  });

  it('that was approved is refunded, its buyer is notified, and nothing else changes, S-15', async () => {
    const offer = await invoiced();
    const id = await request(offer);
    await decide(id, 'aprovar');
    const at = server.clock.now();
    await expectOnlyChanged(server, () => finance.post(`/admin/cancellations/${id}/refunded`, {}), {
      cancellation: { refunded_at: [null, at], refund_payee: [null, expect.any(String)] },
      audit: added({ actor_id: finance.id, action: 'mark-refunded', at }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
  });
});

describe('bank data of a request that was refused, S-15', () => {
  it('is forgotten 90 days after the refusal, and that of one that waits, or was approved, is not', async () => {
    const [refused, waiting, approved] = [await invoiced(), await invoiced(), await invoiced()];
    const [id] = [await request(refused), await request(waiting)];
    await decide(await request(approved), 'aprovar');
    server.clock.advance(DAY);
    await decide(id, 'recusar');
    const job = eraseBankDataJob(server.deps);
    server.clock.advance(90 * DAY - 1);
    await job.run();
    expect((await row<{ bank_data: Buffer | null }>(refused))?.bank_data).not.toBeNull();
    server.clock.advance(1);
    await expectOnlyChanged(server, job.run, { cancellation: { bank_data: [expect.any(String), null] } });
    expect(await row(refused)).toMatchObject({ bank_data: null });
    for (const stored of [waiting, approved]) {
      expect((await row<{ bank_data: Buffer | null }>(stored))?.bank_data).not.toBeNull();
    }
  });
});

describe('a cancellation that is refused by the rules leaves nothing behind', () => {
  it('of what is not there, or not one’s own', async () => {
    const [bia, offer] = [await buildBuyer(server), await bought()];
    await expectRefused(server, () => cancel(offer, {}, bia), 404);
    await expectRefused(server, () => cancel(99_999_999), 404);
  });

  it('of what was cancelled, or waits', async () => {
    const [done, waiting] = [await bought(), await invoiced()];
    await cancel(done);
    await request(waiting);
    server.clock.advance(60_000);
    await expectRefused(server, () => cancel(done), 409);
    await expectRefused(server, () => cancel(waiting), 409);
  });

  it.each([
    ['no reason', { cdJustf: null }],
    ['an unknown reason', { cdJustf: 999 }],
    ['a reason that asks for a text', { cdJustf: 9, obsJustf: ' ' }],
    ['a long text', { obsJustf: 'a'.repeat(501) }],
    ['no account to pay to', { conta: '' }],
    ['a city that is none', { cidade: 1 }],
  ])('with %s', async (_what, more) => {
    const offer = await invoiced();
    await expectRefused(server, () => cancel(offer, more), 422);
  });

  it('by the team: of what is not there, was answered otherwise, or belongs to a conditional sale', async () => {
    const id = await request(await invoiced());
    await decide(id, 'recusar');
    await expectRefused(server, () => decide(999_999, 'aprovar'), 404);
    await expectRefused(server, () => decide(id, 'aprovar'), 409);
    await expectRefused(server, () => decide(id, 'recusar'), 200);
    const offer = await buildAuctionedOffer(server.deps.database, server.clock.now(), {
      reserveCents: 9_000_000,
    });
    await ana.bid(offer, 12_000);
    server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
    await closeDueAuctions(server.deps);
    const letGo = await request(offer);
    await expectRefused(server, () => decide(letGo, 'aprovar'), 404);
    await expectRefused(server, () => finance.post(`/admin/cancellations/${letGo}/refunded`, {}), 404);
  });

  it('by who is not of the team', async () => {
    const id = await request(await invoiced());
    for (const by of [ana, await buildStaff(server, { staffRole: 'content' })])
      await expectRefused(server, () => decide(id, 'aprovar', by), 403);
    await expectRefused(server, () => ana.post(`/admin/cancellations/${id}/refunded`, {}), 403);
  });

  it('as a refund: of a request that waits, or was refused', async () => {
    const id = await request(await invoiced());
    const refund = () => finance.post(`/admin/cancellations/${id}/refunded`, {});
    await expectRefused(server, refund, 409);
    await decide(id, 'recusar');
    await expectRefused(server, refund, 409);
  });
});
