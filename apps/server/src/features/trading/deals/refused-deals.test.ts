import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPurchasedOffer } from '../../../../test/builders/purchase.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { expectRefused } from '../../../../test/state/whole-state.ts';

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
  buildAuctionedOffer(server.deps.database, server.clock.now(), {
    buyNowCents: 4_590_000,
    acceptsProposals: true,
    ...given,
  });

interface Call {
  readonly path: string;
  readonly own: object;
}

const calls: readonly [string, Call][] = [
  ['a bid', { path: '/lance', own: { vllance: 12_000, ismaximo: false } }],
  ['an automatic bid', { path: '/lance', own: { vllance: 20_000, ismaximo: true } }],
  ['a purchase', { path: '/compreja', own: { vllance: 45_900 } }],
  ['a proposal', { path: '/lance/purpose', own: { vllance: 9_000 } }],
];

describe.each(calls)('%s that is refused leaves nothing behind', (_call, { path, own }) => {
  const bodyOf = (buyer: Buyer, cdofrta: number, more: object) => ({
    cdofrta,
    cdmoeda: 1,
    frete: 'S',
    endereco: buyer.addressCode,
    cdusrio: buyer.id,
    ...own,
    ...more,
  });
  const send = (buyer: Buyer, code: number, more: object = {}) =>
    buyer.post(path, bodyOf(buyer, code, more), { 'idempotency-key': 'refused' });

  it('on an offer that is not there, not published, or has ended, FLOW-23', async () => {
    await expectRefused(server, () => send(ana, 99_999_999), 404);
    const hidden = await offer();
    await server.deps.database.run(
      { name: 'test.unpublish', text: 'update offer set published_at = null where code = $1' },
      [hidden],
    );
    await expectRefused(server, () => send(ana, hidden), 404);
    const ended = await offer({ endAt: server.clock.now() + 1000 });
    server.clock.advance(1000);
    await expectRefused(server, () => send(ana, ended), 406);
  });

  it('by who sells the offer or works for the house, decision 0040', async () => {
    const sold = await offer({ ownerId: ana.id });
    await expectRefused(server, () => send(ana, sold), 403);
    const staff = await buildBuyer(server, { staffRole: 'content' });
    const open = await offer();
    await expectRefused(server, () => send(staff, open), 403);
  });

  it('by who did not keep three purchases', async () => {
    for (let times = 0; times < 3; times += 1) {
      const bought = await purchaseOf(server, await buildPurchasedOffer(server, ana.id));
      await sales.post(`/admin/purchases/${bought}/default`, { motivo: 'Não pagou no prazo.' });
    }
    const open = await offer();
    await expectRefused(server, () => send(ana, open), 403);
  });

  it('with the allowance of the profile used up, S-04, S-05', async () => {
    const employee = await buildBuyer(server, { profileCode: 6 });
    const elsewhere = [await offer(), await offer()];
    for (const code of elsewhere) await employee.bid(code, 11_000);
    await buildPurchasedOffer(server, employee.id);
    const open = await offer();
    await expectRefused(server, () => send(employee, open), 206);
  });

  it('without a session, FLOW-26', async () => {
    const payload = bodyOf(ana, await offer(), {});
    const post = async () => server.app.inject({ method: 'POST', url: `/api${path}`, payload });
    await expectRefused(server, post, 401);
  });

  it.each([
    ['delivery without an address', { endereco: null }],
    ['an address that is nobody’s', { endereco: 99_999_999 }],
    ['no freight', { frete: null }],
    ['no amount', { vllance: 0 }],
    ['another currency', { cdmoeda: 2 }],
  ])('with %s', async (_what, more) => {
    const open = await offer();
    await expectRefused(server, () => send(ana, open, more), 422);
  });

  it('with the address of another user, for delivery and for pickup', async () => {
    const open = await offer();
    for (const frete of ['S', 'N']) {
      await expectRefused(server, () => send(ana, open, { frete, endereco: bia.addressCode }), 422);
    }
  });

  it('with the key of another body, rule 0.8', async () => {
    const [first, second] = [await offer(), await offer()];
    await send(ana, first);
    await expectRefused(server, () => send(ana, second), 422);
  });
});
