import { FREE_TO_LEAVE_AFTER_MS } from '@patio/domain/trading/stopped-terms/stopped-term.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import type { AuctionRow } from '../../trading/auctions/public.ts';
import { stoppedSince } from '../../trading/deals/public.ts';
import { dueConditionalSales, leftConditionalSales } from './conditional.store.ts';
import { lockWithLeader, settleConditional } from './settle-conditional.ts';

/** Maximum of conditional sales per run. */
const batch = 50;

/**
 * Releases the best bids whose term the sales team let expire, and notifies their authors (rule 0.6). The term does not run while the store is
 * suspended; after a day the best bidder who asks to leave is released (rule 0.31).
 */
export function expireConditionalSalesJob(deps: ServerDeps): Job {
  return {
    name: 'expire-conditional-sales',
    everyMs: 5_000,
    run: async () => {
      const now = deps.clock.now();
      const due = await dueConditionalSales(deps.database, now, batch);
      const left = await leftConditionalSales(deps.database, now - FREE_TO_LEAVE_AFTER_MS, batch);
      let failed = 0;
      const end = (offerCode: number, choice: 'expire' | 'release') =>
        settle(deps, offerCode, choice).catch((error: unknown) => {
          failed += 1;
          deps.logger.error({ err: error, offer: offerCode }, 'conditional sale cannot be released');
        });
      for (const offerCode of due) await end(offerCode, 'expire');
      for (const offerCode of left) await end(offerCode, 'release');
      return (due.length === batch || left.length === batch) && failed === 0;
    },
  };
}

/** Under the locks of offer and bidder: the store may have been suspended, or opened again, meanwhile. */
async function settle(deps: ServerDeps, offerCode: number, choice: 'expire' | 'release'): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const row = await lockWithLeader(transaction, offerCode);
    if (!row) return;
    if (choice === 'expire') await settleConditional(deps, transaction, row, choice);
    else await letGo(deps, transaction, row);
  });
}

/** Of a store that is open, those who sell decide whether the bidder may leave. */
async function letGo(deps: ServerDeps, transaction: Transaction, row: AuctionRow): Promise<void> {
  const at = deps.clock.now();
  if ((await stoppedSince(transaction, row.offer_code, at)) === null) return;
  const settled = await settleConditional(deps, transaction, row, 'release', 'left');
  if ('kind' in settled) return;
  await recordAudit(transaction, {
    actorId: null,
    command: 'worker',
    action: 'release-conditional',
    subject: `offer ${row.offer_code}`,
    details: { value: row.price_cents, reserve: row.reserve_cents, purchase: settled.purchaseCode },
    before: { status: row.status },
    after: { status: settled.status },
    at,
  });
}
