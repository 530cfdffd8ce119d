import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { AuctionRow } from '../../../trading/auctions/public.ts';
import { moveProposal } from '../answers/move-proposal.ts';
import { proposalWriter } from '../proposals.store.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** Rejects the open proposals on an offer that was sold or ended, and notifies each buyer why (S-06, S-08). The caller holds the offer's lock. */
export async function rejectOpenProposals(
  deps: ServerDeps,
  transaction: Transaction,
  offer: AuctionRow,
  { cause, at }: { readonly cause: 'sold' | 'ended'; readonly at: number },
): Promise<void> {
  const teller = buyerNotifier(deps, transaction, offer);
  for (const row of await proposalWriter(transaction).lockOpen(offer.offer_code)) {
    const action = { step: 'lose-to-sale', actor: 'system', actorId: null, at } as const;
    const moved = await moveProposal(transaction, row, action, false);
    if (moved.kind === 'moved') await teller.rejected({ row: moved.row, seq: moved.seq, at }, { cause });
  }
}
