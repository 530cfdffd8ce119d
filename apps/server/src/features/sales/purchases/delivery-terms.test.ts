import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAddress } from '../../../../test/builders/address.ts';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../../../test/builders/auctioned-offer.ts';
import { buildBuyer, type Buyer } from '../../../../test/builders/buyer.ts';
import { buildPartner } from '../../../../test/builders/partner.ts';
import { buildStaff, type StaffMember } from '../../../../test/builders/staff.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { purchaseOf } from '../../../../test/scenes/purchases/undone-sale.ts';
import { closeDueAuctions } from '../closing/close-due-auctions.ts';

interface Terms {
  readonly frete: 'S' | 'N';
  readonly endereco: number | null;
  readonly parceiroId: number | null;
}

const pickup: Terms = { frete: 'N', endereco: null, parceiroId: null };

let server: TestServer;
let sales: StaffMember;
let store: number;
let ana: Buyer;
let bia: Buyer;
/** To Ana's second address, in the name of a store. */
let delivery: Terms;

beforeAll(async () => {
  server = await startTestServer({ BID_THROTTLE_MINUTES: '0' });
  await server.deps.database.run({ name: 'raise-limits', text: 'update profile_limit set amount = 1000' });
  sales = await buildStaff(server);
  store = await buildPartner(server.deps.database, { store: 'loja-da-entrega' });
});
beforeEach(async () => {
  [ana, bia] = [await buildBuyer(server), await buildBuyer(server)];
  const second = await buildAddress(server.deps.database, ana.id, { street: 'Rua do Sítio', main: false });
  delivery = { frete: 'S', endereco: second, parceiroId: store };
});
afterAll(() => server.close());

const offer = (given: Partial<AuctionedOfferTraits> = {}) =>
  buildAuctionedOffer(server.deps.database, server.clock.now(), given);
const done = async (reply: ReturnType<Buyer['post']>) => {
  const { statusCode, body } = await reply;
  expect([200, 201], body).toContain(statusCode);
};
const bid = (code: number, buyer: Buyer, reais: number, body: object) =>
  done(buyer.bid(code, reais, { body }));
async function close(): Promise<void> {
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  await closeDueAuctions(server.deps);
}
async function propose(code: number, terms: Terms): Promise<number> {
  const body = { cdusrio: ana.id, cdofrta: code, cdmoeda: 1, vllance: 9_000, ...terms };
  return (await ana.post('/lance/purpose', body)).json<{ data: { codigo: number } }>().data.codigo;
}

/** Every way to a purchase of Ana’s; where terms may be stated twice, the last ones differ from the first. */
const ways: readonly [string, (first: Terms, last: Terms) => Promise<number>][] = [
  [
    'an auction that is won',
    async (first, last) => {
      const code = await offer();
      await bid(code, ana, 11_000, first);
      await bid(code, bia, 12_000, pickup);
      await bid(code, ana, 13_000, last);
      await close();
      return code;
    },
  ],
  [
    'a conditional sale that is accepted',
    async (first, last) => {
      const code = await offer({ reserveCents: 5_000_000 });
      await bid(code, ana, 11_000, first);
      await bid(code, bia, 12_000, pickup);
      await bid(code, ana, 13_000, last);
      await close();
      await done(sales.post(`/admin/offers/${code}/conditional`, { decisao: 'aceitar' }));
      return code;
    },
  ],
  [
    'a second chance that is taken',
    async (first, last) => {
      const code = await offer();
      await bid(code, ana, 11_000, first);
      await bid(code, bia, 12_000, pickup);
      await bid(code, ana, 13_000, last);
      await bid(code, bia, 14_000, pickup);
      await close();
      const motivo = 'Não pagou no prazo.';
      await done(sales.post(`/admin/purchases/${await purchaseOf(server, code)}/default`, { motivo }));
      await done(sales.post(`/admin/offers/${code}/second-chance`, {}));
      await done(ana.post(`/offer/${code}/segunda-chance`, { aceita: true }));
      return code;
    },
  ],
  [
    'a proposal that is accepted',
    async (first, last) => {
      const code = await offer({ acceptsProposals: true });
      await propose(code, first);
      const proposal = await propose(code, last);
      await done(sales.post(`/admin/proposals/${proposal}/accept`, { valor: 9_000 }));
      return code;
    },
  ],
  [
    'a counter-proposal that is taken',
    async (_first, last) => {
      const code = await offer({ acceptsProposals: true });
      const proposal = await propose(code, last);
      const answer = { valor: 9_500, valorProposta: 9_000 };
      await done(sales.post(`/admin/proposals/${proposal}/counter`, answer));
      await done(ana.post(`/lance/purpose/${proposal}/aceitar`, { vllance: 9_500 }));
      return code;
    },
  ],
  [
    'a purchase at once',
    async (_first, last) => {
      const code = await offer({ buyNowCents: 4_590_000 });
      await done(ana.post('/compreja', { cdofrta: code, cdmoeda: 1, vllance: 45_900, ...last }));
      return code;
    },
  ],
];

describe.each(ways)('%s', (_name, take) => {
  it.each([
    ['delivery to a chosen address, through a store', false],
    ['pickup', true],
  ])('becomes a purchase with %s, as was said last, C-33', async (_terms, picksUp) => {
    const [first, last] = picksUp ? [delivery, pickup] : [pickup, delivery];
    const code = await take(first, last);
    const stored = await server.deps.database.row(
      {
        name: 'test.terms',
        text: `select account_id as buyer, freight as frete, address_code as endereco, referrer_id as "parceiroId" from purchase
               where offer_code = $1 and cancelled_at is null`,
      },
      [code],
    );
    expect(stored).toEqual({ buyer: ana.id, ...last });
  });
});
