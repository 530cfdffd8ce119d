import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { auctionLocker, auctionState, type AuctionRow } from '../../../trading/auctions/public.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { recordSellingEvent } from '../../../messaging/selling-side/public.ts';
import { currentBid, moveProposal } from '../answers/move-proposal.ts';
import type { ProposalRow } from '../proposal-row.ts';
import { proposalReader, proposalWriter } from '../proposals.store.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** Maximum of proposals per run. */
const batch = 100;

interface Ending {
  readonly name: string;
  readonly everyMs: number;
  due(deps: ServerDeps): Promise<readonly ProposalRow[]>;
  /** Ends one under the locks of offer and proposal; one that is no longer due is skipped. */
  end(deps: ServerDeps, transaction: Transaction, found: Found): Promise<void>;
}

interface Found {
  readonly offer: AuctionRow;
  readonly row: ProposalRow;
  readonly at: number;
}

/** Refuses proposals below the floor, at the quarter of an hour after they were made, and notifies their buyers (rule 0.30). */
export function refuseProposalsJob(deps: ServerDeps): Job {
  return endingJob(deps, {
    name: 'refuse-proposals',
    everyMs: 5_000,
    due: ({ database, clock }) => proposalReader(database).toRefuse(clock.now(), batch),
    end: async (_deps, transaction, { offer, row, at }) => {
      const action = { step: 'reject', actor: 'system', actorId: null, at } as const;
      const moved = await moveProposal(transaction, row, action, true);
      if (moved.kind === 'refused') return;
      const notice = { row: moved.row, seq: moved.seq, at };
      await buyerNotifier(deps, transaction, offer).rejected(notice, { cause: 'floor' });
    },
  });
}

/**
 * Lets proposals lapse that a bid has reached, and notifies both sides (rule 0.30). From the moment of the bid nobody can accept them: the
 * gate compares under the lock of the offer. Bids therefore do not wait for this.
 */
export function lapseProposalsJob(deps: ServerDeps): Job {
  return endingJob(deps, {
    name: 'lapse-proposals',
    everyMs: 2_000,
    due: ({ database }) => proposalReader(database).reached(batch),
    end: async (_deps, transaction, { offer, row, at }) => {
      const bid = currentBid(auctionState(offer));
      const action = { step: 'lapse', actor: 'system', actorId: null, at, currentBid: bid } as const;
      const moved = await moveProposal(transaction, row, action, true);
      if (moved.kind === 'refused' || bid === null) return;
      const { seq } = moved;
      await buyerNotifier(deps, transaction, offer).lapsed({ row: moved.row, seq, at }, bid);
      // Sellers are never notified of proposals below the floor.
      if (row.refuse_at !== null) return;
      const news = { offerCode: row.offer_code, ref: row.code, step: seq, at };
      await recordSellingEvent(transaction, { event: 'proposal-lapsed', ...news });
    },
  });
}

function endingJob(deps: ServerDeps, { name, everyMs, due, end }: Ending): Job {
  return {
    name,
    everyMs,
    run: async () => {
      const rows = await due(deps);
      let failed = 0;
      for (const { code, offer_code: offerCode, account_id: accountId } of rows) {
        await deps.database
          .transact(async (transaction) => {
            const offer = await auctionLocker(transaction).lock(offerCode, accountId);
            const row = await proposalWriter(transaction).lock(code);
            if (!offer || !row) return;
            await end(deps, transaction, { offer, row, at: deps.clock.now() });
            transaction.afterCommit(() => deps.live.publish(offerCode));
          })
          .catch((error: unknown) => {
            failed += 1;
            deps.logger.error({ err: error, proposal: code }, `${name}: a proposal cannot be ended`);
          });
      }
      return rows.length === batch && failed === 0;
    },
  };
}
