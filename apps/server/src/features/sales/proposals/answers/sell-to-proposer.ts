import { endBySale } from '@patio/domain/trading/auctions/ends/end-by-sale.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { ApiError } from '../../../../platform/http/api-error.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { auctionState, saveAuctions, type AuctionRow } from '../../../trading/auctions/public.ts';
import { recordPurchase } from '../../purchases/public.ts';
import { currentBid, moveProposal, type Moved } from './move-proposal.ts';
import { proposalOf, termsOf, type ProposalRow } from '../proposal-row.ts';
import { rejectOpenProposals } from '../ending/reject-open-proposals.ts';
import { refusedStep } from './refused-step.ts';

interface Acceptance {
  readonly actor: 'buyer' | 'staff';
  readonly actorId: number;
  readonly at: number;
}

/** The effect of an accepted proposal on its offer. */
export interface Sold {
  readonly moved: Moved;
  readonly purchaseCode: number;
  /** Centavos. */
  readonly price: number;
  /** The instant of the sale in the ledger. */
  readonly at: number;
}

/**
 * Accepts a proposal (S-07): its last value becomes the price, the offer goes to V with an F line in its ledger, the purchase is written
 * under the terms of the proposal, and everything else open on the offer is rejected. The caller holds the locks of offer and proposal, has
 * checked the gate, and notifies the buyer and the bidders. A refusal leaves nothing written.
 */
export async function sellToProposer(
  deps: ServerDeps,
  transaction: Transaction,
  { offer, row }: { readonly offer: AuctionRow; readonly row: ProposalRow },
  { actor, actorId, at: now }: Acceptance,
): Promise<Sold | ApiError> {
  const state = auctionState(offer);
  const action = { step: 'accept', actor, actorId, at: now, currentBid: currentBid(state) } as const;
  const moved = await moveProposal(transaction, row, action, true);
  if (moved.kind === 'refused') return refusedStep(moved.reason, offer);
  const price = proposalOf(row).amount;
  const sale = endBySale(state, { buyerId: row.account_id, price, at: now });
  if (sale.kind === 'refused') throw new Error('An open offer could not be sold.');
  const at = sale.state.lastAt;
  await saveAuctions(transaction, [{ before: offer, ...sale, maxima: [], outcome: 'accepted' }]);
  const purchaseCode = await recordPurchase(deps, transaction, {
    offerCode: offer.offer_code,
    accountId: row.account_id,
    origin: 'proposal',
    value: price,
    terms: termsOf(row),
    at,
  });
  await rejectOpenProposals(deps, transaction, offer, { cause: 'sold', at });
  return { moved, purchaseCode, price, at };
}
