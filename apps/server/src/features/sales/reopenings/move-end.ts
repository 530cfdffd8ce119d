import { moveAuctionEnd } from '@patio/domain/trading/auctions/ends/move-end.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { auctionLocker, auctionState, saveAuctions } from '../../trading/auctions/public.ts';

/** A later end of an open offer, and its cause: a stay that was released, a corrected fact, withdrawn bids. Instants in epoch milliseconds. */
interface NewEnd {
  readonly offerCode: number;
  readonly reason: 'stayed' | 'corrected' | 'withdrawn';
  readonly newEnd: number;
  readonly now: number;
}

type EndMove =
  | { readonly result: 'moved'; readonly end: number }
  | { readonly result: 'not-found' | 'not-open' | 'not-later' };

/** Announces a later end, with its own line in the ledger (rules 0.31, 0.32); published or not. The caller notifies the bidders. */
export async function moveEnd(
  deps: Pick<ServerDeps, 'live'>,
  transaction: Transaction,
  { offerCode, newEnd, now }: NewEnd,
): Promise<EndMove> {
  const row = await auctionLocker(transaction).lockHidden(offerCode);
  if (!row) return { result: 'not-found' };
  const decision = moveAuctionEnd(auctionState(row), newEnd, now);
  if (decision.kind === 'refused') return { result: decision.reason };
  await saveAuctions(transaction, [{ before: row, ...decision, maxima: [], outcome: null }]);
  transaction.afterCommit(() => deps.live.publish(offerCode));
  return { result: 'moved', end: decision.state.end };
}
