import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { charged, uncharged } from '../../../../test/state/booked.ts';
import {
  added,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { buyNowCents: 4_590_000, ...given });
const buy = (code: number, more: object = {}, by = ana) => {
  const terms = { frete: 'S', endereco: by.addressCode };
  return by.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 45_900, ...terms, ...more });
};
const propose = (code: number, by: Buyer) => {
  const terms = { cdusrio: by.id, frete: 'N', endereco: null };
  return by.post('/lance/purpose', { cdofrta: code, cdmoeda: 1, vllance: 9_000, ...terms });
};
const hash = expect.any(Array);

describe('buying at once', () => {
  it('sells the offer, ends bids and proposals, and is announced to all, S-06', async () => {
    const code = await offer({ acceptsProposals: true });
    await propose(code, bia);
    const caio = await buildBuyer(server);
    await caio.bid(code, 12_000);
    server.clock.advance(60_000);
    const at = server.clock.now();
    const reply = await expectOnlyChanged(server, () => buy(code), {
      offer: { status: ['A', 'V'] },
      auction: {
        open: [true, false],
        closed_at: [null, at],
        outcome: [null, 'bought'],
        last_seq: [1, 2],
        last_at: [at - 60_000, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, seq: 2, at, kind: 'F', bidder_id: ana.id, value_cents: 4_590_000 }),
      purchase_snapshot: added({ reconstituted: false }),
      ...charged(4_590_000),
      transfer: added({}),
      purchase: added({
        offer_code: code,
        account_id: ana.id,
        origin: 'buy',
        value_cents: 4_590_000,
        status: 'V',
        freight: 'S',
        address_code: ana.addressCode,
        referrer_id: null,
        created_at: at,
        awaiting_contact_at: at,
        negotiation_at: null,
        cancelled_at: null,
      }),
      proposal: { status: ['open', 'rejected'], decided_at: [null, at], moved_at: [at - 60_000, at] },
      proposal_step: added({
        step: 'lose-to-sale',
        actor_kind: 'system',
        actor_id: null,
        value_cents: null,
        at,
      }),
      idempotency: added({ account_id: ana.id, status: 201 }),
      mail: [bia, ana, caio].map(({ email }) => mailTo(email)),
      notification: [bia, ana, caio].map(({ id }) => noticeTo(id)),
    });
    const codigo = await purchaseOf(server, code);
    expect(reply.json()).toEqual({ data: { codigo, cdofrta: code, statusOferta: 'V' } });
  });

  it('costs what the profile pays, in the name of a store', async () => {
    const store = await buildPartner(server.deps.database, { store: 'loja-do-preco' });
    const dealer = await buildBuyer(server, { profileCode: 5 });
    const code = await offer({
      profilePrices: [
        { profileCode: 4, buyNowCents: 4_200_000 },
        { profileCode: 5, buyNowCents: 4_000_000 },
      ],
    });
    for (const reais of [45_900, 42_000, 39_999.99]) {
      await expectRefused(server, () => buy(code, { vllance: reais }, dealer), 422);
    }
    await buy(code, { vllance: 40_000, parceiroId: store }, dealer);
    const stored = await server.deps.database.row(
      { name: 'test.price', text: 'select value_cents, referrer_id from purchase where offer_code = $1' },
      [code],
    );
    expect(stored).toEqual({ value_cents: 4_000_000, referrer_id: store });
  });

  it('is refused at another price, without one, and after another user, with nothing left behind', async () => {
    const [open, auctionOnly] = [await offer(), await offer({ buyNowCents: 0 })];
    for (const reais of [45_899.99, 45_900.01]) {
      await expectRefused(server, () => buy(open, { vllance: reais }), 422);
    }
    await expectRefused(server, () => buy(auctionOnly), 422);
    await buy(open, {}, bia);
    await expectRefused(server, () => buy(open), 406);
    await expectRefused(server, () => buy(open, {}, bia), 201);
  });
});

describe('a purchase that goes on, S-11', () => {
  const step = async (offerCode: number, passo: string, by: Pick<Buyer, 'post'> = sales) => {
    const purchase = await purchaseOf(server, offerCode);
    return by.post(`/admin/purchases/${purchase}/step`, { passo });
  };

  it.each([
    ['negociacao', 'V', 'V', 'negotiation_at'],
    ['credito', 'V', 'C', 'awaiting_credit_at'],
    ['retirada', 'C', 'L', 'awaiting_withdrawal_at'],
    ['retirada', 'V', 'L', 'awaiting_withdrawal_at'],
    ['conclusao', 'L', 'X', 'finished_at'],
  ] as const)('by %s leads from %s to %s, in purchase and offer', async (passo, from, to, date) => {
    const columns: Record<string, number> =
      passo === 'negociacao' ? {} : { negotiation_at: server.clock.now() };
    const code = await buildPurchasedOffer(server, ana.id, { status: from, columns });
    server.clock.advance(60_000);
    const at = server.clock.now();
    const moved = from === to ? {} : { status: [from, to] };
    await expectOnlyChanged(server, () => step(code, passo), {
      purchase: {
        ...moved,
        [date]: [null, at],
        step_since: [expect.any(Number), at],
        // Another stage begins, with its term.
        stage_due_at: [expect.any(Number), to === 'X' ? null : expect.any(Number)],
      },
      ...(from === to ? {} : { offer: moved }),
      // Its buyer collects it with a code.
      ...(to === 'L' ? { pickup_code: added({ made_at: at, replacements: 0 }) } : {}),
      audit: added({ actor_id: sales.id, action: 'move-purchase', at }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    server.clock.advance(60_000);
    const again = await expectRefused(server, () => step(code, passo), 200);
    expect(again.json()).toMatchObject({ data: { statusOferta: to, em: new Date(at).toISOString() } });
  });

  it('is refused out of order, after the end, when it was cancelled, and to others', async () => {
    const fresh = await buildPurchasedOffer(server, ana.id);
    await expectRefused(server, () => step(fresh, 'conclusao'), 409);
    const finished = await buildPurchasedOffer(server, ana.id, { status: 'X' });
    await expectRefused(server, () => step(finished, 'credito'), 409);
    const dates = { negotiation_at: server.clock.now(), cancelled_at: server.clock.now() };
    const cancelled = await buildPurchasedOffer(server, ana.id, { columns: dates });
    for (const passo of ['negociacao', 'credito', 'retirada', 'conclusao']) {
      await expectRefused(server, () => step(cancelled, passo), 409);
    }
    await expectRefused(
      server,
      () => sales.post('/admin/purchases/99999999/step', { passo: 'credito' }),
      404,
    );
    const content = await buildStaff(server, { staffRole: 'content' });
    for (const by of [ana, content]) await expectRefused(server, () => step(fresh, 'negociacao', by), 403);
  });
});

describe('a purchase that is not stored, S-11', () => {
  const undo = async (offerCode: number, by: Pick<Buyer, 'post'> = sales, motivo = 'Não pagou no prazo.') => {
    const purchase = await purchaseOf(server, offerCode);
    return by.post(`/admin/purchases/${purchase}/default`, { motivo });
  };

  it.each(['V', 'C'] as const)('in %s ends the sale and gives a strike', async (status) => {
    const columns = { negotiation_at: server.clock.now(), cancellation: 'Q' };
    const code = await buildPurchasedOffer(server, ana.id, { status, columns });
    server.clock.advance(60_000);
    const [at, purchase_code] = [server.clock.now(), await purchaseOf(server, code)];
    await expectOnlyChanged(server, () => undo(code), {
      ...uncharged(1_200_000),
      purchase: {
        cancelled_at: [null, at],
        cancellation: ['Q', null],
        defaulted_at: [null, at],
        default_reason: [null, 'Não pagou no prazo.'],
      },
      offer: { status: [status, 'E'] },
      auction: {
        outcome: ['sold', 'defaulted'],
        closed_at: [at - 60_000, at],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, kind: 'F', bidder_id: null, value_cents: 0 }),
      strike: added({
        account_id: ana.id,
        purchase_code,
        reason: 'Não pagou no prazo.',
        given_by: sales.id,
        at,
        removed_at: null,
      }),
      audit: added({
        actor_id: sales.id,
        action: 'default-purchase',
        subject: `purchase ${purchase_code}`,
        at,
      }),
      mail: mailTo(ana.email),
      notification: noticeTo(ana.id),
    });
    await expectRefused(server, () => undo(code), 200);
  });

  it('is refused from the handing over on, when it was cancelled, without a reason, and to others', async () => {
    for (const status of ['L', 'X'] as const) {
      const late = await buildPurchasedOffer(server, ana.id, { status });
      await expectRefused(server, () => undo(late), 409);
    }
    const columns = { cancelled_at: server.clock.now() };
    const cancelled = await buildPurchasedOffer(server, ana.id, { columns });
    await expectRefused(server, () => undo(cancelled), 409);
    const fresh = await buildPurchasedOffer(server, ana.id);
    await expectRefused(server, () => undo(fresh, sales, ' '), 422);
    const content = await buildStaff(server, { staffRole: 'content' });
    for (const by of [ana, content]) await expectRefused(server, () => undo(fresh, by), 403);
  });
});
