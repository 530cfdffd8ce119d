import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { askApart } from '../../../platform/pix/ask-apart.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import { pauseAfter } from '../../../platform/queue/retry-at.ts';
import { askRefund, type PixDeps } from '../pix/public.ts';
import { bookStray, changeLeft } from '../suspense/public.ts';
import {
  endReturn,
  findReturn,
  lockStrayPix,
  noteReturnProcessing,
  postponeReturn,
  takeDueReturns,
} from './returns.store.ts';

const batch = 20;
/** A process that dies leaves its returns to the others after this time. */
const LEASE_MS = 60_000;
/** It is never given up: the money is on its way until the bank says otherwise. */
const PAUSES = { firstMs: 15_000, factor: 2, longestMs: 3_600_000 } as const;

/** Returns released Pix without a charge to who paid them, each by itself. */
export function returnStraysJob(deps: PixDeps): Job {
  const { clock, database, logger } = deps;
  return {
    name: 'return-stray-pix',
    everyMs: 5000,
    run: async () => {
      const now = clock.now();
      const codes = await takeDueReturns(database, { now, again: now + LEASE_MS, limit: batch });
      for (const code of codes)
        await askApart(logger, {
          about: { strayReturn: code },
          ask: () => settleReturn(deps, code),
          postpone: async () => {
            const tries = (await findReturn(database, code))?.tries ?? 1;
            await postponeReturn(database, code, clock.now() + pauseAfter(PAUSES, tries));
          },
        });
      return codes.length === batch;
    },
  };
}

/** The same for the worker; none if the house takes no Pix. */
export function strayPixJobs(deps: ServerDeps): readonly Job[] {
  const bank = openPix(deps.config);
  return bank === null ? [] : [returnStraysJob({ ...deps, bank })];
}

/** Asks the bank for a return, or what became of it, and books that once. May be repeated at any time, also by several processes. */
async function settleReturn({ bank, clock, database }: PixDeps, code: number): Promise<void> {
  const seen = await findReturn(database, code);
  if (seen?.state !== 'sending') return;
  const { stray_code: stray, amount_cents: amount, end_to_end_id: endToEndId, refund_id: refundId } = seen;
  const told = await askRefund(bank, { endToEndId, refundId, amount });
  const at = clock.now();
  if (told.status === 'processing')
    return noteReturnProcessing(database, code, at + pauseAfter(PAUSES, seen.tries + 2));
  const done = told.status === 'done';
  const failure = done ? null : (told.reason ?? 'O banco não devolveu este Pix e não disse por quê.');
  await database.transact(async (transaction) => {
    await lockStrayPix(transaction, stray);
    if (!(await endReturn(transaction, code, { state: done ? 'done' : 'failed', failure, at }))) return;
    if (!done) await changeLeft(transaction, stray, amount);
    const kind = done ? 'sent' : 'unsent';
    const key = `stray-${kind}:${code}`;
    await bookStray(transaction, { stray, kind, amount, at, by: null, reference: refundId, key });
  });
}
