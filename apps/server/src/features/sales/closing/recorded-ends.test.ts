import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { charged } from '../../../../test/state/booked.ts';
import {
  added,
  expectNothingChanged,
  expectOnlyChanged,
  expectRefused,
  mailTo,
  noticeTo,
} from '../../../../test/state/whole-state.ts';
import { closeDueAuctions } from './close-due-auctions.ts';
import { expireConditionalSalesJob } from './public.ts';

const HOUR = 3_600_000;

let server: TestServer;
let sales: StaffMember;
let ana: Buyer;
let bia: Buyer;
let caio: Buyer;

beforeAll(async () => {
  server = await startTestServer();
  sales = await buildStaff(server);
});
beforeEach(async () => {
  [ana, bia, caio] = [await buildBuyer(server), await buildBuyer(server), await buildBuyer(server)];
});
/** What a test has left waiting is no other's concern. */
afterEach(async () => {
  server.clock.advance(30 * 24 * HOUR);
  await closeDueAuctions(server.deps);
  await expireConditionalSalesJob(server.deps).run();
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), { acceptsProposals: true, ...given });
async function propose(code: number): Promise<number> {
  const body = { cdusrio: caio.id, cdofrta: code, cdmoeda: 1, vllance: 9_000, frete: 'N', endereco: null };
  return (await caio.post('/lance/purpose', body)).json<{ data: { codigo: number } }>().data.codigo;
}
/** An offer with a proposal of Caio's and, by default, bids of Ana's and Bia's, an hour later. */
async function ended(
  given: Partial<AuctionedOfferTraits> = {},
  bids = true,
): Promise<{ code: number; proposal: number }> {
  const code = await offer(given);
  const proposal = await propose(code);
  if (bids) {
    await bia.bid(code, 11_000);
    await ana.bid(code, 12_000);
  }
  server.clock.advance(HOUR + LONGEST_BID_WAIT_MS);
  return { code, proposal };
}
/** The same, closed into a conditional sale. */
async function conditional(): Promise<{ code: number; proposal: number; until: number }> {
  const made = await ended({ reserveCents: 5_000_000 });
  await closeDueAuctions(server.deps);
  const row = await server.deps.database.row<{ until: number }>(
    { name: 'test.until', text: 'select conditional_until as until from auction where offer_code = $1' },
    [made.code],
  );
  return { ...made, until: row?.until ?? 0 };
}
const decide = (code: number, decisao: string, by: Pick<Buyer, 'post'> = sales) =>
  by.post(`/admin/offers/${code}/conditional`, { decisao });

const hash = expect.any(Array);
/** What becomes of the proposal that is still open when nobody can take it any more. */
const proposalLost = (at: number) => ({
  proposal: { status: ['open', 'rejected'], decided_at: [null, at], moved_at: [expect.any(Number), at] },
  proposal_step: added({ step: 'lose-to-sale', actor_kind: 'system', actor_id: null, at }),
});
const notifiedTo = (...people: readonly Buyer[]) => ({
  mail: people.map(({ email }) => mailTo(email)),
  notification: people.map(({ id }) => noticeTo(id)),
});

describe('what the end of an offer changes, S-08', () => {
  it('with a best bid: a sale to its author, and nothing is left of the proposals', async () => {
    const { code } = await ended();
    const at = server.clock.now();
    await expectOnlyChanged(server, () => closeDueAuctions(server.deps), {
      offer: { status: ['A', 'V'] },
      auction: {
        open: [true, false],
        closed_at: [null, at],
        outcome: [null, 'sold'],
        last_seq: [2, 3],
        last_at: [expect.any(Number), at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, seq: 3, at, kind: 'F', bidder_id: ana.id, value_cents: 1_200_000 }),
      purchase_snapshot: added({ reconstituted: false }),
      ...charged(1_200_000),
      transfer: added({}),
      purchase: added({
        offer_code: code,
        account_id: ana.id,
        origin: 'bid',
        value_cents: 1_200_000,
        status: 'V',
        freight: 'S',
        address_code: ana.addressCode,
        created_at: at,
        awaiting_contact_at: at,
      }),
      ...proposalLost(at),
      ...notifiedTo(caio, ana, bia),
    });
    await expectNothingChanged(server, () => closeDueAuctions(server.deps));
  });

  it('without a bid: no sale, and nothing is left of the proposals', async () => {
    const { code } = await ended({}, false);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => closeDueAuctions(server.deps), {
      offer: { status: ['A', 'E'] },
      auction: {
        open: [true, false],
        closed_at: [null, at],
        outcome: [null, 'unsold'],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, kind: 'F', bidder_id: null, value_cents: 0 }),
      ...proposalLost(at),
      ...notifiedTo(caio),
    });
  });

  it('below the reserve: a conditional sale, and the proposals stay open, rule 0.6', async () => {
    const { code, proposal } = await ended({ reserveCents: 5_000_000 });
    const at = server.clock.now();
    await expectOnlyChanged(server, () => closeDueAuctions(server.deps), {
      offer: { status: ['A', 'E'] },
      auction: {
        open: [true, false],
        closed_at: [null, at],
        outcome: [null, 'conditional'],
        last_seq: [2, 3],
        last_at: [expect.any(Number), at],
        last_hash: hash,
        conditional_until: [null, expect.any(Number)],
      },
      bid: added({ offer_code: code, kind: 'F', bidder_id: ana.id, value_cents: 1_200_000 }),
      ...notifiedTo(ana, bia),
    });
    const accept = () => sales.post(`/admin/proposals/${proposal}/accept`, { valor: 9_000 });
    await expectRefused(server, accept, 406);
  });

  it('not a moment before', async () => {
    await ana.bid(await offer(), 12_000);
    server.clock.advance(HOUR - 1 + LONGEST_BID_WAIT_MS);
    await expectNothingChanged(server, () => closeDueAuctions(server.deps));
  });
});

describe('what the end of a conditional sale changes, rule 0.6', () => {
  it('accepted: a sale, and nothing is left of the proposals', async () => {
    const { code, until } = await conditional();
    server.clock.advance(HOUR);
    const at = server.clock.now();
    await expectOnlyChanged(server, () => decide(code, 'aceitar'), {
      offer: { status: ['E', 'V'] },
      auction: {
        outcome: ['conditional', 'sold'],
        conditional_until: [until, null],
        closed_at: [at - HOUR, at],
        last_seq: [3, 4],
        last_at: [at - HOUR, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, kind: 'F', bidder_id: ana.id, value_cents: 1_200_000 }),
      purchase_snapshot: added({ reconstituted: false }),
      ...charged(1_200_000),
      transfer: added({}),
      purchase: added({
        offer_code: code,
        account_id: ana.id,
        origin: 'bid',
        value_cents: 1_200_000,
        status: 'V',
        freight: 'S',
        address_code: ana.addressCode,
        created_at: at,
      }),
      audit: added({ actor_id: sales.id, action: 'accept-conditional', subject: `offer ${code}`, at }),
      ...proposalLost(at),
      ...notifiedTo(caio, ana),
    });
    await expectRefused(server, () => decide(code, 'aceitar'), 200);
    await expectRefused(server, () => decide(code, 'liberar'), 409);
  });

  it.each(['released', 'left to expire'])(
    '%s: no sale, and nothing is left of the proposals',
    async (how) => {
      const { code, until } = await conditional();
      const byStaff = how === 'released';
      const closedAt = server.clock.now();
      server.clock.set(byStaff ? until - 1 : until);
      const at = server.clock.now();
      const end = async () => {
        if (byStaff) await decide(code, 'liberar');
        else await expireConditionalSalesJob(server.deps).run();
      };
      await expectOnlyChanged(server, end, {
        auction: {
          outcome: ['conditional', 'unsold'],
          conditional_until: [until, null],
          closed_at: [closedAt, at],
          last_seq: [3, 4],
          last_at: [closedAt, at],
          last_hash: hash,
        },
        bid: added({ offer_code: code, kind: 'F', bidder_id: null, value_cents: 0 }),
        ...(byStaff ? { audit: added({ actor_id: sales.id, action: 'release-conditional', at }) } : {}),
        ...proposalLost(at),
        ...notifiedTo(caio, ana),
      });
      await expectRefused(server, () => decide(code, 'liberar'), 200);
      await expectRefused(server, () => decide(code, 'aceitar'), 409);
      await expectNothingChanged(server, () => expireConditionalSalesJob(server.deps).run());
    },
  );

  it('is not by itself before its term is over', async () => {
    const { until } = await conditional();
    server.clock.set(until - 1);
    await expectNothingChanged(server, () => expireConditionalSalesJob(server.deps).run());
  });
});

describe('a decision on a conditional sale that is refused leaves nothing behind', () => {
  it('on what is not there, is open, or was sold', async () => {
    await expectRefused(server, () => decide(99_999_999, 'aceitar'), 404);
    const open = await offer();
    const { code: sold } = await ended();
    await closeDueAuctions(server.deps);
    for (const code of [open, sold]) {
      for (const decisao of ['aceitar', 'liberar'])
        await expectRefused(server, () => decide(code, decisao), 409);
    }
  });

  it('after its term, without a choice, and by those who may not', async () => {
    const { code, until } = await conditional();
    await expectRefused(server, () => decide(code, 'talvez'), 422);
    const partnerId = await buildPartner(server.deps.database, { store: 'loja-alheia' });
    const others = [
      await buildStaff(server, { staffRole: 'content' }),
      await buildStaff(server, { staffRole: null, partnerId }),
      ana,
    ];
    for (const by of others) await expectRefused(server, () => decide(code, 'aceitar', by), 403);
    server.clock.set(until);
    await expectRefused(server, () => decide(code, 'aceitar'), 409);
  });
});
