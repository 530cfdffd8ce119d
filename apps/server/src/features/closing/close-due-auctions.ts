import { decideClose, type CloseOutcome } from '@patio/domain/auctions/decide-close.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Transaction } from '../../platform/db/database.ts';
import {
  auctionLocker,
  auctionState,
  dealTermsOf,
  saveAuctions,
  type AuctionRow,
} from '../auctions/public.ts';
import { rejectOpenProposals } from '../proposals/public.ts';
import { recordPurchase } from '../purchases/public.ts';
import { announceResult } from '../results/public.ts';

/** Auctions that one transaction closes at most. */
const batch = 20;

/**
 * Closes the offers whose end has passed (S-08): ledger, status, purchase, proposals, mails and notifications in one transaction. Each
 * offer closes once, whoever tries: the row is locked, and a closed one is no longer due. True when there may be more.
 */
export async function closeDueAuctions(deps: ServerDeps): Promise<boolean> {
  return deps.database.transact(async (transaction) => {
    const now = deps.clock.now();
    const due = await auctionLocker(transaction).lockDue(now, batch);
    for (const row of due) await closeAuction(deps, transaction, row, now);
    transaction.afterCommit(() => {
      for (const row of due) deps.live.publish(row.offer_code);
    });
    return due.length === batch;
  });
}

async function closeAuction(
  deps: ServerDeps,
  transaction: Transaction,
  row: AuctionRow,
  now: number,
): Promise<void> {
  const decision = decideClose(auctionState(row), now);
  if (decision.kind === 'refused') return;
  const { outcome, state, entries } = decision;
  await saveAuctions(transaction, [{ before: row, state, entries, maxima: [], outcome: outcome.result }]);
  if (outcome.result === 'sold') await recordSale(transaction, row, outcome, state.lastAt);
  if (outcome.result !== 'conditional') await rejectOpenProposals(transaction, row.offer_code, state.lastAt);
  await announceResult(deps, transaction, row, outcome, state.lastAt);
}

async function recordSale(
  transaction: Transaction,
  row: AuctionRow,
  outcome: Extract<CloseOutcome, { result: 'sold' }>,
  at: number,
): Promise<void> {
  const terms = await dealTermsOf(transaction, row.offer_code, outcome.winner);
  await recordPurchase(transaction, {
    offerCode: row.offer_code,
    accountId: outcome.winner,
    origin: 'bid',
    value: outcome.price,
    terms,
    at,
  });
}
