import type { ProposalView } from '@patio/contract/sales/proposals/proposal.ts';
import { mayDeal } from '@patio/domain/trading/deals/may-deal.ts';
import type { Queries } from '../../../platform/db/database.ts';
import { auctionReader, auctionState } from '../../trading/auctions/public.ts';
import { offerOnSale, standingsOf } from '../../trading/deals/public.ts';
import { currentBid } from './answers/move-proposal.ts';
import type { ProposalRow, StepRow } from './proposal-row.ts';
import { proposalReader } from './proposals.store.ts';
import { presentProposal, type Viewing } from './proposals.present.ts';

/**
 * A user's latest proposal on each of these offers by offer code, with the steps of all their proposals there, in order. `now` in epoch
 * milliseconds.
 */
export async function ownProposals(
  queries: Queries,
  accountId: number,
  offerCodes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, ProposalView>> {
  if (offerCodes.length === 0) return new Map();
  const reader = proposalReader(queries);
  const rows = await reader.latest(accountId, offerCodes);
  if (rows.length === 0) return new Map();
  const codes = rows.map((row) => row.offer_code);
  const steps = Map.groupBy(await reader.ownSteps(accountId, codes), (step) => step.offer_code);
  const open = await openOffers(queries, codes, now);
  return new Map(
    rows.map((row) => {
      const viewing = { by: 'buyer', now, ...(open.get(row.offer_code) ?? CLOSED) } as const;
      return [row.offer_code, presentProposal(row, steps.get(row.offer_code) ?? [], viewing)];
    }),
  );
}

/** A proposal as its buyer sees it. */
export async function ownProposal(
  queries: Queries,
  row: ProposalRow,
  steps: readonly StepRow[],
  now: number,
): Promise<ProposalView> {
  const open = await openOffers(queries, [row.offer_code], now);
  return presentProposal(row, steps, { by: 'buyer', now, ...(open.get(row.offer_code) ?? CLOSED) });
}

type Bidding = Pick<Viewing, 'offerOpen' | 'currentBid'>;
const CLOSED: Bidding = { offerOpen: false, currentBid: null };

async function openOffers(
  queries: Queries,
  codes: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Bidding>> {
  const offers = await auctionReader(queries).findMany(codes);
  const standings = await standingsOf(queries, codes, now);
  return new Map(
    offers.map((offer) => {
      const state = auctionState(offer);
      const onSale = offerOnSale(state, standings.get(offer.offer_code));
      const offerOpen = mayDeal(onSale, { kind: 'ask' }, now) === null;
      return [offer.offer_code, { offerOpen, currentBid: currentBid(state) }];
    }),
  );
}
