import type { BankPayment } from '../../../platform/pix/pix-bank.ts';
import { askApart } from '../../../platform/pix/ask-apart.ts';
import { retryAt } from '../../../platform/queue/retry-at.ts';
import { findPix, postponePix } from './pix-charges.store.ts';
import type { PixDeps } from './pix-deps.ts';
import { settlePix } from './settle-pix.ts';

const BACKOFF = { firstMs: 15_000, factor: 2, longestMs: 3_600_000, maxAttempts: 200 } as const;

/**
 * Settles a Pix by itself: one that cannot be settled is asked about again later. Returns what was recorded, null after a failure. Errors: of
 * a database that is away.
 */
export function settleApart(deps: PixDeps, txid: string): Promise<readonly BankPayment[] | null> {
  const { clock, database, logger } = deps;
  return askApart(logger, {
    about: { txid },
    ask: () => settlePix(deps, txid),
    postpone: async () => {
      const tries = (await findPix(database, txid))?.tries ?? 1;
      await postponePix(database, txid, retryAt(BACKOFF, tries, clock.now()));
    },
  });
}
