import { answerSecondChance } from '@patio/domain/sales/second-chances/answer-second-chance.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { auctionLocker, auctionState } from '../../trading/auctions/public.ts';
import { stoppedSince } from '../../trading/deals/public.ts';
import { announceSecondChance } from './announce-second-chance.ts';
import { secondChanceOf } from './second-chance-of.ts';
import { secondChanceReader, secondChanceWriter, type SecondChanceRow } from './second-chances.store.ts';

/** Maximum of second chances per run. */
const batch = 50;

/** Ends the second chances that were not answered in time, and notifies bidder and sales team. */
export function expireSecondChancesJob(deps: ServerDeps): Job {
  return {
    name: 'expire-second-chances',
    everyMs: 5_000,
    run: async () => {
      const due = await secondChanceReader(deps.database).due(deps.clock.now(), batch);
      let failed = 0;
      for (const chance of due) {
        await expire(deps, chance).catch((error: unknown) => {
          failed += 1;
          deps.logger.error({ err: error, chance: chance.code }, 'second chance cannot be ended');
        });
      }
      return due.length === batch && failed === 0;
    },
  };
}

/** Under the lock of offer and bidder: a concurrent answer, or suspension of the store, is either before it or too late. */
async function expire(deps: ServerDeps, { offer_code, account_id }: SecondChanceRow): Promise<void> {
  await deps.database.transact(async (transaction) => {
    const row = await auctionLocker(transaction).lock(offer_code, account_id);
    const chance = await secondChanceWriter(transaction).lock(offer_code, account_id);
    if (!row || !chance) return;
    const at = deps.clock.now();
    const stoppedAt = await stoppedSince(transaction, offer_code, at);
    const decision = answerSecondChance(auctionState(row), secondChanceOf(chance), 'expire', at, stoppedAt);
    if (decision.kind !== 'ended') return;
    await secondChanceWriter(transaction).end({
      code: chance.code,
      status: decision.status,
      purchaseCode: null,
      at,
    });
    await announceSecondChance(deps, transaction, row, {
      kind: 'expired',
      code: chance.code,
      accountId: account_id,
      value: chance.value_cents,
      deadline: chance.expires_at,
      at,
    });
    transaction.afterCommit(() => deps.live.publish(offer_code));
  });
}
