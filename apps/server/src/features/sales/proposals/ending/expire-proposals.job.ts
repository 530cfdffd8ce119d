import type { ServerDeps } from '../../../../deps.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { auctionLocker } from '../../../trading/auctions/public.ts';
import { stoppedSince } from '../../../trading/deals/public.ts';
import { moveProposal } from '../answers/move-proposal.ts';
import type { ProposalRow } from '../proposal-row.ts';
import { proposalReader, proposalWriter } from '../proposals.store.ts';
import { buyerNotifier } from '../notify-buyer.ts';

/** Maximum of proposals per run. */
const batch = 100;

/** Expires proposals whose term is over without an answer, and notifies their buyers (rule 0.7). */
export function expireProposalsJob(deps: ServerDeps): Job {
  return {
    name: 'expire-proposals',
    everyMs: 5_000,
    run: async () => {
      const due = await proposalReader(deps.database).due(deps.clock.now(), batch);
      let failed = 0;
      for (const { code, ...row } of due) {
        await expire(deps, { code, ...row }).catch((error: unknown) => {
          failed += 1;
          deps.logger.error({ err: error, proposal: code }, 'proposal cannot be expired');
        });
      }
      return due.length === batch && failed === 0;
    },
  };
}

/** Each under the lock of its offer, like every other step; none while the offer is suspended. If the offer is no longer published, nobody is notified. */
async function expire(deps: ServerDeps, { code, offer_code, account_id }: ProposalRow): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const offer = await auctionLocker(transaction).lock(offer_code, account_id);
    const row = await proposalWriter(transaction).lock(code);
    if (!row) return;
    const at = deps.clock.now();
    if ((await stoppedSince(transaction, offer_code, at)) !== null) return;
    const action = { step: 'expire', actor: 'system', actorId: null, at } as const;
    const moved = await moveProposal(transaction, row, action, false);
    if (moved.kind === 'refused' || !offer) return;
    await buyerNotifier(deps, transaction, offer).expired({ row: moved.row, seq: moved.seq, at });
    transaction.afterCommit(() => deps.live.publish(offer_code));
  });
}
