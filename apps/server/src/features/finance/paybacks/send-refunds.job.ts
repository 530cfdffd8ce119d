import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { askApart } from '../../../platform/pix/ask-apart.ts';
import { openPix } from '../../../platform/pix/open-pix.ts';
import { pauseAfter } from '../../../platform/queue/retry-at.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { PixDeps } from '../pix/public.ts';
import { findPart, postponePart, takeDueParts } from './parts.store.ts';
import { erasePaybackBanksJob } from './bank/erase-payback-banks.job.ts';
import { remindOfPaybackBankJob } from './bank/remind-of-bank.job.ts';
import { settleRefund } from './settle-refund.ts';

const batch = 20;
/** A process that dies leaves its parts to the others after this time. */
const LEASE_MS = 60_000;
/** It is never given up: the money is on its way until the bank says otherwise. */
const PAUSES = { firstMs: 15_000, factor: 2, longestMs: 3_600_000 } as const;

/** Sends released Pix back to who paid them, and asks the bank what became of them: each by itself, so that one that fails holds up no other. */
export function sendRefundsJob(deps: PixDeps): Job {
  const { clock, database } = deps;
  return {
    name: 'send-refunds',
    everyMs: 5000,
    run: async () => {
      const now = clock.now();
      const codes = await takeDueParts(database, { now, again: now + LEASE_MS, limit: batch });
      for (const code of codes) await settleApart(deps, code);
      return codes.length === batch;
    },
  };
}

/** The same for the worker, if the house takes Pix, and what follows buyers who are asked for bank data. */
export function paybackJobs(deps: ServerDeps): readonly Job[] {
  const bank = openPix(deps.config);
  const banks = [remindOfPaybackBankJob(deps), erasePaybackBanksJob(deps)];
  return bank === null ? banks : [sendRefundsJob({ ...deps, bank }), ...banks];
}

async function settleApart(deps: PixDeps, code: number): Promise<void> {
  const { clock, database, logger } = deps;
  await askApart(logger, {
    about: { part: code },
    ask: () => settleRefund(deps, code),
    postpone: async () => {
      const tries = (await findPart(database, code))?.tries ?? 1;
      await postponePart(database, code, clock.now() + pauseAfter(PAUSES, tries));
    },
  });
}
