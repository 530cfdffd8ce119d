import { whyWorkEnds } from '@patio/domain/sales/desk/why-work-ends.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { freePurchasesOfLeavers } from '../purchases/public.ts';
import { changeHands } from './change-hands.ts';
import { takenWork, takenWriter, type TakenWork } from './taken-work.store.ts';
import { notifyOfFreedWork, type Freed } from './work-news.ts';
import { mayTake } from './work.policy.ts';

/**
 * Frees work that is done, whose user has left, or that nobody touched for the time that is set; of the last two users are notified. Purchases
 * have an assignee until the sale is over: only those of users who left become free.
 */
export function endTakenWorkJob(deps: ServerDeps): Job {
  const { clock, config, database } = deps;
  return {
    name: 'end-taken-work',
    everyMs: 30_000,
    run: () =>
      database.transact(async (transaction) => {
        const now = clock.now();
        const ended: Freed[] = [];
        for (const work of await takenWork(transaction)) {
          const state = { waits: work.subject !== null, mayAct: mayAct(work), activeAt: work.active_at };
          const why = whyWorkEnds(state, now, config.rules.takenWorkMs);
          if (why === null) continue;
          await takenWriter(transaction, work.kind).free(work.code);
          if (why === 'done' || work.subject === null) continue;
          const { kind, code, account_id: before, subject } = work;
          const change = { kind, code, subject, action: 'end-taken-work', before, after: null } as const;
          await changeHands(transaction, { ...change, by: null, reason: why, at: now });
          ended.push({ work, why });
        }
        for (const work of await freePurchasesOfLeavers(transaction)) {
          const { code, account_id: before } = work;
          const change = {
            kind: 'purchase',
            code,
            subject: `purchase ${code}`,
            action: 'end-taken-work',
          } as const;
          await changeHands(transaction, {
            ...change,
            before,
            after: null,
            by: null,
            reason: 'left',
            at: now,
          });
          ended.push({ work: { ...work, kind: 'purchase', store: null }, why: 'left' });
        }
        await notifyOfFreedWork(deps, transaction, ended, now);
        return false;
      }),
  };
}

function mayAct({ kind, away, staff_role: staffRole, partner_id: partnerId, store }: TakenWork): boolean {
  if (away) return false;
  if (mayTake({ staffRole, partnerId: null, storeSuspended: false }, kind)) return true;
  return (
    partnerId !== null &&
    partnerId === store &&
    mayTake({ staffRole, partnerId, storeSuspended: false }, kind)
  );
}
