import { isGone } from '../../../platform/db/failures.ts';
import { PixError } from '../../../platform/pix/pix-failure.ts';
import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { retryAt } from '../../../platform/queue/retry-at.ts';
import { findPix, postponePix } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { settlePix } from './settle-pix.ts';

const BACKOFF = { firstMs: 15_000, factor: 2, longestMs: 3_600_000, maxAttempts: 200 } as const;

/**
 * Settles a Pix by itself: one that cannot be settled is logged and asked about again later, so that it does not hold up the others. Returns
 * what was recorded, null after a failure. Errors: of a database that is away.
 */
export async function settleApart(deps: PixDeps, txid: string): Promise<readonly BankPayment[] | null> {
  const { clock, database, logger } = deps;
  try {
    return await settlePix(deps, txid);
  } catch (error) {
    if (isGone(error)) throw error;
    if (error instanceof PixError)
      logger.warn({ txid, failure: error.failure, kind: error.kind }, 'the bank did not tell about a Pix');
    else logger.error({ txid, err: error }, 'a Pix could not be settled');
    const tries = (await findPix(database, txid))?.tries ?? 1;
    await postponePix(database, txid, retryAt(BACKOFF, Math.max(tries, 1), clock.now()));
    return null;
  }
}
