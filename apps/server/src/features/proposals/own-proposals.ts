import type { ProposalView } from '@patio/contract/proposals/proposal.ts';
import { isAuctionOpen } from '@patio/domain/auctions/auction-state.ts';
import type { Queries } from '../../platform/db/database.ts';
import { auctionReader, auctionState } from '../auctions/public.ts';
import type { ProposalRow, StepRow } from './proposal-row.ts';
import { proposalReader } from './proposals.store.ts';
import { presentProposal } from './proposals.present.ts';

/**
 * Somebody's latest proposal on each of these offers by the code of the offer, with the steps of all that he made there, in order. `now`
 * in epoch milliseconds.
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
      const viewing = { by: 'buyer', now, offerOpen: open.has(row.offer_code) } as const;
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
  return presentProposal(row, steps, { by: 'buyer', now, offerOpen: open.has(row.offer_code) });
}

async function openOffers(
  queries: Queries,
  codes: readonly number[],
  now: number,
): Promise<ReadonlySet<number>> {
  const offers = await auctionReader(queries).findMany(codes);
  return new Set(
    offers.filter((offer) => isAuctionOpen(auctionState(offer), now)).map((offer) => offer.offer_code),
  );
}
