import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildAuctionedOffer,
  type AuctionedOfferTraits,
} from '../../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../../test/builders/buyer.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { added, expectOnlyChanged, expectRefused } from '../../../../../test/state/whole-state.ts';

const MINUTE = 60_000;

let server: TestServer;
let ana: Buyer;
let bia: Buyer;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const later = () => {
  server.clock.advance(MINUTE);
  return server.clock.now();
};
const hash = expect.any(Array);

describe('what a bid changes, S-01', () => {
  it('the first: the price, the lead, the ledger, and what the bidder is notified', async () => {
    const [code, at] = [await offer(), later()];
    const reply = await expectOnlyChanged(server, () => ana.bid(code, 12_000, { key: 'first' }), {
      auction: {
        price_cents: [1_000_000, 1_200_000],
        bid_count: [0, 1],
        leader_id: [null, ana.id],
        leader_maximum_cents: [null, 1_200_000],
        leader_automatic: [null, false],
        leader_since: [null, at],
        last_seq: [0, 1],
        last_at: [null, at],
        last_hash: hash,
      },
      bid: added({ offer_code: code, seq: 1, at, kind: 'L', bidder_id: ana.id, value_cents: 1_200_000 }),
      participation: added({
        account_id: ana.id,
        offer_code: code,
        last_at: at,
        last_amount_cents: 1_200_000,
        freight: 'S',
        address_code: ana.addressCode,
        referrer_id: null,
      }),
      bid_news: added({ account_id: ana.id, kind: 'bid-placed', value_cents: 1_200_000, automatic: false }),
      idempotency: added({ account_id: ana.id, key: 'first', status: 201, created_at: at }),
    });
    const row = await server.deps.database.row<{ code: number }>(
      { name: 'test.line', text: 'select code from bid where offer_code = $1' },
      [code],
    );
    expect(reply.json()).toMatchObject({ data: { codigo: row?.code } });
  });

  it('an automatic one that overtakes: a maximum as well, and news for both', async () => {
    const code = await offer();
    const before = later();
    await ana.bid(code, 12_000);
    const at = later();
    await expectOnlyChanged(server, () => bia.bid(code, 20_000, { automatic: true }), {
      auction: {
        price_cents: [1_200_000, 1_210_000],
        bid_count: [1, 2],
        leader_id: [ana.id, bia.id],
        leader_maximum_cents: [1_200_000, 2_000_000],
        leader_automatic: [false, true],
        leader_since: [before, at],
        last_seq: [1, 2],
        last_at: [before, at],
        last_hash: hash,
        maxima_link: hash,
      },
      bid: added({ seq: 2, at, kind: 'P', bidder_id: bia.id, value_cents: 1_210_000 }),
      maximum: added({ offer_code: code, bidder_id: bia.id, value_cents: 2_000_000, at }),
      participation: added({ account_id: bia.id, last_amount_cents: 2_000_000 }),
      idempotency: added({ account_id: bia.id }),
      bid_news: [
        added({ account_id: bia.id, kind: 'bid-placed', value_cents: 2_000_000, automatic: true }),
        added({ account_id: ana.id, kind: 'overtaken', value_cents: 1_210_000, automatic: false }),
      ],
    });
  });

  it('one that a maximum beats at once: two lines and the price, and the lead stays, rule 0.19', async () => {
    const code = await offer();
    await ana.bid(code, 11_000);
    const before = later();
    await bia.bid(code, 20_000, { automatic: true });
    const at = later();
    const beaten = await expectOnlyChanged(server, () => ana.bid(code, 15_000), {
      auction: {
        price_cents: [1_110_000, 1_510_000],
        bid_count: [2, 4],
        last_seq: [2, 4],
        last_at: [before, at],
        last_hash: hash,
      },
      bid: [
        added({ seq: 3, at, kind: 'L', bidder_id: ana.id, value_cents: 1_500_000 }),
        added({ seq: 4, at, kind: 'P', bidder_id: bia.id, value_cents: 1_510_000 }),
      ],
      participation: {
        last_at: [expect.any(Number), at],
        last_amount_cents: [1_100_000, 1_500_000],
      },
      idempotency: added({ account_id: ana.id }),
      bid_news: added({ account_id: ana.id, kind: 'overtaken', value_cents: 1_510_000 }),
    });
    expect(beaten.statusCode).toBe(409);
  });

  it('a raised maximum: neither price nor ledger', async () => {
    const code = await offer();
    const before = later();
    await ana.bid(code, 20_000, { automatic: true });
    const at = later();
    const reply = await expectOnlyChanged(server, () => ana.bid(code, 25_000, { automatic: true }), {
      auction: {
        leader_maximum_cents: [2_000_000, 2_500_000],
        leader_since: [before, at],
        last_at: [before, at],
        maxima_link: hash,
      },
      maximum: added({ offer_code: code, bidder_id: ana.id, value_cents: 2_500_000, at }),
      participation: {
        last_at: [before, at],
        last_amount_cents: [2_000_000, 2_500_000],
      },
      idempotency: added({ account_id: ana.id }),
      bid_news: added({ account_id: ana.id, kind: 'bid-placed', value_cents: 2_500_000, automatic: true }),
    });
    const row = await server.deps.database.row<{ code: number }>(
      { name: 'test.raised', text: 'select code from maximum where offer_code = $1 order by code desc' },
      [code],
    );
    expect(reply.json()).toMatchObject({ data: { codigo: row?.code } });
  });

  it('one inside the closing window: the end as well, rule 0.3', async () => {
    const endAt = server.clock.now() + 2 * MINUTE;
    const [code, at] = [await offer({ endAt, buyNowCents: 4_590_000 }), later()];
    await expectOnlyChanged(server, () => ana.bid(code, 12_000), {
      auction: {
        price_cents: [1_000_000, 1_200_000],
        bid_count: [0, 1],
        leader_id: [null, ana.id],
        leader_maximum_cents: [null, 1_200_000],
        leader_automatic: [null, false],
        leader_since: [null, at],
        last_seq: [0, 2],
        last_at: [null, at],
        last_hash: hash,
        end_at: [endAt, at + 3 * MINUTE],
      },
      bid: [added({ seq: 1, kind: 'L', bidder_id: ana.id }), added({ seq: 2, kind: 'X', bidder_id: null })],
      participation: added({ account_id: ana.id }),
      idempotency: added({ account_id: ana.id }),
      bid_news: added({ account_id: ana.id }),
    });
  });

  it('other terms in the next one: freight, address and store of the last bid count', async () => {
    const code = await offer();
    await ana.bid(code, 12_000);
    await bia.bid(code, 13_000);
    const at = later();
    await expectOnlyChanged(server, () => ana.bid(code, 14_000, { body: { frete: 'N', endereco: null } }), {
      auction: expect.any(Object),
      bid: added({ value_cents: 1_400_000 }),
      participation: {
        last_at: [expect.any(Number), at],
        last_amount_cents: [1_200_000, 1_400_000],
        freight: ['S', 'N'],
        address_code: [ana.addressCode, null],
        costs: [expect.any(Object), null],
      },
      idempotency: added({ account_id: ana.id }),
      bid_news: [added({ account_id: ana.id }), added({ account_id: bia.id })],
    });
  });
});

describe.each([
  ['a bid', false],
  ['an automatic bid', true],
])('%s that is refused leaves nothing behind', (_name, automatic) => {
  it.each([
    ['below the opening value, BIDS-03', 9_999.99, 422],
    ['fractions of a centavo', 10_000.001, 422],
    ['more than a vehicle costs', 1_000_000_000, 422],
  ])('%s', async (_what, reais, status) => {
    const code = await offer();
    await expectRefused(server, () => ana.bid(code, reais, { automatic, key: 'refused' }), status);
  });

  it('not above the price, C-61', async () => {
    const code = await offer();
    await bia.bid(code, 12_000);
    for (const reais of [11_000, 12_000]) {
      await expectRefused(server, () => ana.bid(code, reais, { automatic, key: 'refused' }), 409);
    }
  });

  it('by who leads already, and within minutes of the last one, rule 0.19, BIDS-09', async () => {
    const code = await offer({ endAt: server.clock.now() + 60 * MINUTE });
    await ana.bid(code, 12_000, { automatic });
    const again = () => ana.bid(code, automatic ? 11_900 : 13_000, { automatic, key: 'refused' });
    server.clock.advance(2 * MINUTE);
    await expectRefused(server, again, automatic ? 422 : 429);
    server.clock.advance(2 * MINUTE);
    await expectRefused(server, again, automatic ? 422 : 409);
  });

  it('as a repetition: with its key for a day, and without one for seconds, S-16', async () => {
    const endAt = server.clock.now() + 48 * 60 * MINUTE;
    const [code, other] = [await offer({ endAt }), await offer({ endAt })];
    const bid = (on: number, key?: string) => ana.bid(on, 12_000, { automatic, ...(key ? { key } : {}) });
    await bid(other);
    await bid(code, 'one');
    server.clock.advance(10_000);
    await expectRefused(server, () => bid(other), 201);
    server.clock.advance(1);
    await expectRefused(server, () => bid(other), automatic ? 422 : 429);
    server.clock.advance(24 * 60 * MINUTE - 10_001);
    await expectRefused(server, () => bid(code, 'one'), 201);
    server.clock.advance(1);
    await expectRefused(server, () => bid(code, 'one'), automatic ? 422 : 409);
  });

  it('of the same value under a new key within seconds: it is no repetition, rule 0.20', async () => {
    const code = await offer();
    await ana.bid(code, 12_000, { automatic, key: 'one' });
    server.clock.advance(5_000);
    const again = () => ana.bid(code, 12_000, { automatic, key: 'two' });
    await expectRefused(server, again, automatic ? 422 : 429);
  });
});
