import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { mailsTo } from '../../../../test/mails.ts';
import { notifySellingSide } from '../../../../test/scenes/selling-side.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { closeDueAuctions } from '../../sales/closing/close-due-auctions.ts';

const STORE_MAIL = 'loja@alheia.test';

let server: TestServer;
let buyer: Buyer;
/** A user of a store that sells none of the offers, and whose number a buyer sends along. */
let otherUser: Buyer;
let store: number;
let other: number;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  const { database } = server.deps;
  await database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  store = await buildPartner(database, { store: 'loja-alheia' });
  other = await buildPartner(database, { store: 'loja-que-vende' });
  await database.run({ name: 'test.store-mail', text: 'update partner set email = $2 where id = $1' }, [
    store,
    STORE_MAIL,
  ]);
  otherUser = await buildBuyer(server, { partnerId: store });
  buyer = await buildBuyer(server);
});
afterAll(() => server.close());

async function offer(seller: number | null, given: Partial<AuctionedOfferTraits> = {}): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
  await server.deps.database.run(
    { name: 'test.sold-by', text: 'update offer set partner_id = $2 where code = $1' },
    [code, seller],
  );
  return code;
}

const terms = (code: number, reais: number) => ({
  cdofrta: code,
  cdmoeda: 1,
  vllance: reais,
  frete: 'N',
  endereco: null,
  parceiroId: store,
});

/** Each way in takes a store’s number; gives the offer’s code. */
const ways: readonly [string, string, (seller: number | null) => Promise<number>][] = [
  [
    'a purchase',
    'purchase',
    async (seller) => {
      const code = await offer(seller, { buyNowCents: 4_590_000 });
      expect((await buyer.post('/compreja', terms(code, 45_900))).statusCode).toBe(201);
      return code;
    },
  ],
  [
    'a proposal',
    'proposal',
    async (seller) => {
      const code = await offer(seller, { acceptsProposals: true });
      const body = { ...terms(code, 9_000), cdusrio: buyer.id, mensagem: 'Sou da casa.' };
      expect((await buyer.post('/lance/purpose', body)).statusCode).toBe(201);
      return code;
    },
  ],
  [
    'a bid that ends below the reserve',
    'participation',
    async (seller) => {
      const code = await offer(seller, { reserveCents: 9_000_000 });
      expect((await buyer.bid(code, 12_000, { body: { parceiroId: store } })).statusCode).toBe(201);
      server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
      await closeDueAuctions(server.deps);
      return code;
    },
  ],
];

describe.each(ways)('%s with the number of a store that does not sell it', (_name, table, deal) => {
  it.each([
    ['of the house', () => null],
    ['of another store', () => other],
  ])('on an offer %s notifies that store nothing and gives it no right, rule 0.12', async (_of, seller) => {
    const code = await deal(seller());
    const stored = await server.deps.database.row<{ referrer_id: number }>(
      { name: `test.referrer-${table}`, text: `select referrer_id from ${table} where offer_code = $1` },
      [code],
    );
    expect(stored).toEqual({ referrer_id: store });
    await notifySellingSide(server);
    for (const list of ['proposals', 'conditional-sales', 'questions'])
      expect((await otherUser.get(`/admin/${list}`)).json()).toMatchObject({ data: [] });
    expect((await otherUser.get('/usrio/notif')).json()).toEqual([]);
    expect(await mailsTo(server.deps.database, STORE_MAIL)).toEqual([]);
    expect(await mailsTo(server.deps.database, otherUser.email)).toEqual([]);
    const decided = await otherUser.post(`/admin/offers/${code}/conditional`, { decisao: 'aceitar' });
    expect([403, 404]).toContain(decided.statusCode);
    const proposal = await server.deps.database.row<{ code: number }>(
      { name: 'test.its-proposal', text: 'select code from proposal where offer_code = $1' },
      [code],
    );
    if (proposal === undefined) return;
    expect((await otherUser.get(`/admin/proposals/${proposal.code}`)).statusCode).toBe(404);
    const accepted = await otherUser.post(`/admin/proposals/${proposal.code}/accept`, { valor: 9_000 });
    expect(accepted.statusCode).toBe(404);
  });
});
