import type { Transaction } from '../../platform/db/database.ts';
import { saveAuctions, saveLastBids, type AuctionChange } from '../../features/trading/auctions/public.ts';
import type { DealTerms } from '../../features/trading/deals/public.ts';
import { insertPurchase } from '../../features/sales/purchases/public.ts';
import { dealWriter } from './deals.store.ts';
import { saleProgress } from './demo-sales.ts';
import type { PlayedDeal, PlayedSale } from './play-deals.ts';

/** The terms of a user's purchase: delivery to the main address, pickup without one. */
export type TermsOf = (accountId: number) => DealTerms;

const COLLECTED: DealTerms = { freight: 'N', addressCode: null, referrerId: null };

/** A purchase that was written. */
export interface LoadedPurchase {
  readonly code: number;
  readonly offerCode: number;
  readonly sale: PlayedSale;
}

/** Writes what was played: ledgers, maxima, states, last bids and purchases with their progress. */
export async function loadDeals(
  transaction: Transaction,
  deals: readonly PlayedDeal[],
  termsOf: TermsOf,
  now: number,
): Promise<LoadedPurchase[]> {
  const writer = dealWriter(transaction);
  const codes = await writer.takeCodes(deals.reduce((sum, deal) => sum + deal.bids.length, 0));
  const nextCode = () => codes.shift() ?? 0;
  const coded = deals
    .filter((deal) => deal.bids.length > 0 || deal.endEntries.length > 0)
    .map((deal) => ({ deal, codes: deal.bids.map(nextCode) }));
  await saveAuctions(
    transaction,
    coded.map(({ deal, codes: own }) => changeOf(deal, own)),
  );
  await saveLastBids(
    transaction,
    coded.flatMap(({ deal }) => lastBidsOf(deal, termsOf)),
  );
  return loadPurchases(transaction, deals, termsOf, now);
}

/** The line that is the bid itself has the code returned to its author; a raise without a line gives it to the maximum. */
function changeOf(
  { row, state, bids, endEntries, outcome }: PlayedDeal,
  codes: readonly number[],
): AuctionChange {
  return {
    before: row,
    state,
    outcome,
    entries: [
      ...bids.flatMap(({ decision, bidderId }, index) => {
        const own = decision.entries.findIndex((entry) => entry.participant === bidderId);
        return decision.entries.map((entry, place) =>
          place === own ? { ...entry, code: codes[index] } : entry,
        );
      }),
      ...endEntries,
    ],
    maxima: bids.flatMap(({ decision }, index) => {
      if (decision.maximum === null) return [];
      return decision.entries.length > 0 ? [decision.maximum] : [{ ...decision.maximum, code: codes[index] }];
    }),
  };
}

function lastBidsOf({ row, bids }: PlayedDeal, termsOf: TermsOf) {
  const last = new Map(bids.map((bid) => [bid.bidderId, bid]));
  return [...last.values()].map((bid) => ({
    offerCode: row.offer_code,
    accountId: bid.bidderId,
    at: bid.decision.at,
    amount: bid.amount,
    terms: termsOf(bid.bidderId),
  }));
}

async function loadPurchases(
  transaction: Transaction,
  deals: readonly PlayedDeal[],
  termsOf: TermsOf,
  now: number,
): Promise<LoadedPurchase[]> {
  const loaded: LoadedPurchase[] = [];
  const progress: object[] = [];
  for (const { row, sale } of deals) {
    if (sale === null) continue;
    const { buyerId, origin, value, at, deal } = sale;
    const offerCode = row.offer_code;
    const code = await insertPurchase(transaction, {
      offerCode,
      accountId: buyerId,
      origin,
      value,
      terms: deal.collected === true ? COLLECTED : termsOf(buyerId),
      costs: null,
      at,
    });
    const { status, columns } = saleProgress(deal, at, now);
    progress.push({ code, offer_code: offerCode, status, ...columns });
    loaded.push({ code, offerCode, sale });
  }
  await dealWriter(transaction).advance(progress);
  return loaded;
}
