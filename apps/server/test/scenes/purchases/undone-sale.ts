import { LONGEST_BID_WAIT_MS } from '@patio/domain/trading/auctions/bids/late-bids.ts';
import { closeDueAuctions } from '../../../src/features/sales/closing/close-due-auctions.ts';
import { buildAuctionedOffer, type AuctionedOfferTraits } from '../../builders/auctioned-offer.ts';
import type { Buyer } from '../../builders/buyer.ts';
import type { StaffMember } from '../../builders/staff.ts';
import type { TestServer } from '../../test-server.ts';

/** Lets an auction end whose bids come in the order given, in reais, the last one winning; gives the offer's code. */
export async function endAuction(
  server: TestServer,
  bids: readonly (readonly [Buyer, number])[],
  given: Partial<AuctionedOfferTraits> = {},
): Promise<number> {
  const code = await buildAuctionedOffer(server.deps.database, server.clock.now(), given);
  for (const [buyer, reais] of bids) await buyer.bid(code, reais);
  server.clock.advance(3_600_000 + LONGEST_BID_WAIT_MS);
  while (await closeDueAuctions(server.deps)) {
    // Those that other tests left open come first, some at a time.
  }
  return code;
}

/** The code of the purchase of an offer that stands, or stood last. */
export async function purchaseOf(server: TestServer, offerCode: number): Promise<number> {
  const row = await server.deps.database.row<{ code: number }>(
    { name: 'test.purchase-of', text: 'select code from purchase where offer_code = $1 order by code desc' },
    [offerCode],
  );
  if (!row) throw new Error(`Nobody bought offer ${offerCode}.`);
  return row.code;
}

/** The same, and its buyer does not keep it; gives the offer's code. */
export async function undoSale(
  server: TestServer,
  sales: StaffMember,
  bids: readonly (readonly [Buyer, number])[],
  given: Partial<AuctionedOfferTraits> = {},
): Promise<number> {
  const code = await endAuction(server, bids, given);
  const purchase = await purchaseOf(server, code);
  await sales.post(`/admin/purchases/${purchase}/default`, { motivo: 'Não pagou no prazo.' });
  return code;
}
