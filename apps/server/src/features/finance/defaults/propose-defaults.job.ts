import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { officeRecordPath } from '@patio/domain/staff/office-record.ts';
import { addWorkingDays } from '@patio/domain/time/working-days.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { eachApart } from '../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../platform/jobs/start-jobs.ts';
import { messages } from '../../messaging/mail/public.ts';
import { notifySellers } from '../../messaging/selling-side/public.ts';
import { workingCalendars } from '../../sales/working-days/public.ts';
import { openPurchase } from '../charges/public.ts';
import { overduePurchases, proposeDefault, unpaidCharges } from './defaults.store.ts';

/** Puts purchases that were not paid in their term before those who sell, once. It cancels nothing. */
export function proposeDefaultsJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'propose-defaults',
    everyMs: 10 * 60_000,
    run: async () => {
      const at = deps.clock.now();
      const { paymentDefaultDays: days } = deps.config.rules;
      if (days === 0 || reminderDays(at).length === 0) return false;
      return turn(async (place) => {
        const found = await overduePurchases(deps.database, at, place);
        const calendarAt = workingCalendars(deps.database);
        const due: number[] = [];
        for (const { charge, due_at: dueAt } of found)
          if (addWorkingDays(dueAt, days, await calendarAt(dueAt)) <= at) due.push(charge);
        await eachApart(deps, due, {
          failed: 'an unpaid purchase could not be put before its sellers',
          work: (transaction, charge) => propose(deps, transaction, charge, at),
        });
        return found.map(({ purchase_code: code }) => code);
      });
    },
  };
}

async function propose(
  deps: ServerDeps,
  transaction: Transaction,
  charge: number,
  at: number,
): Promise<void> {
  const opened = await openPurchase(transaction, charge);
  if (opened === undefined) return;
  const { code, offer_code: offerCode } = opened.purchase;
  // It may have been paid, cancelled or taken further since it was found.
  const unpaid = (await unpaidCharges(transaction, code)).filter(({ due_at: due }) => due < at);
  const [first] = unpaid;
  if (first?.undoable !== true) return;
  const dueAt = first.due_at;
  if (!(await proposeDefault(transaction, code, { dueAt, at }))) return;
  const open = unpaid.reduce((sum, each) => sum + each.open_cents, 0);
  await notifySellers(deps, transaction, {
    offerCode,
    fact: `unpaid-${code}`,
    officePath: officeRecordPath('purchase', code),
    write: (facts) => messages.salesUnpaid({ ...facts, purchaseCode: code, open, dueAt }),
    now: at,
  });
}
