import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { DealRequest } from './deal-request.ts';
import type { StoredReply } from './stored-replies.ts';
import { runDeals, type DealSteps } from './run-deals.ts';

interface SingleDeal<Row> extends Pick<DealSteps<Row, DealRequest>, 'stillStands' | 'decide'> {
  readonly addressCode: number | null;
  /** Locks the offer and the buyer. */
  lock(transaction: Transaction): Promise<Row | undefined>;
}

/**
 * Runs one deal in its own transaction: a batch of one, whose facts are read once its lock is held. Errors: those of `runDeals`, thrown.
 */
export async function runDeal<Row extends { readonly offer_code: number }>(
  deps: ServerDeps,
  request: DealRequest,
  { addressCode, lock, ...steps }: SingleDeal<Row>,
): Promise<StoredReply> {
  const [outcome = new ApiError('offer-not-found')] = await runDeals<Row, DealRequest>(
    deps,
    [request],
    (transaction) => ({
      ...steps,
      addressCode: () => addressCode,
      load: async (readFacts) => {
        const row = await lock(transaction);
        return row ? { rows: [row], facts: await readFacts(deps.clock.now()) } : { rows: [], facts: [] };
      },
    }),
  );
  if (outcome instanceof ApiError) throw outcome;
  return outcome;
}
