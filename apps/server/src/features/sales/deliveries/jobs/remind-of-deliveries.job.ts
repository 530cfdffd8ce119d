import { reminderDays } from '@patio/domain/people/documents/reminder-days.ts';
import { deliveryStepsNow } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { markReminded } from '../deliveries.store.ts';
import { factsOf } from '../delivery-facts.ts';
import { notifyOfDelivery } from '../notify-delivery.ts';
import { openDelivery } from '../open-delivery.ts';
import { dueReminders } from './jobs.store.ts';

/** Reminds buyers to answer a proposed freight, and to confirm a delivery, before their term ends. */
export function remindOfDeliveriesJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'remind-of-deliveries',
    everyMs: 10 * 60_000,
    run: async () => {
      // By day only.
      if (reminderDays(deps.clock.now()).length === 0) return false;
      return turn(async (place) => {
        const codes = await dueReminders(deps.database, deps.clock.now(), place);
        await eachApart(deps, codes, {
          failed: 'a buyer was not reminded of a delivery',
          work: (transaction, code) => remind(deps, transaction, code),
        });
        return codes;
      });
    },
  };
}

async function remind(deps: ServerDeps, transaction: Transaction, code: number): Promise<void> {
  const at = deps.clock.now();
  const opened = await openDelivery(deps, transaction, code, at);
  const { remind_at: due = null } = opened?.row ?? {};
  if (opened === undefined || due === null || due > at) return;
  // Nobody is asked for what they cannot do.
  if (deliveryStepsNow(factsOf(opened.purchase, opened.row), 'buyer').length === 0) return;
  await markReminded(transaction, code);
  const fact = `${opened.row.version}-lembrar`;
  await notifyOfDelivery(deps, transaction, opened, { what: 'lembrar', after: opened.row, fact, at });
}
