import type { ServerDeps } from '../../../../deps.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { eachApart } from '../../../../platform/jobs/each-apart.ts';
import { inTurn } from '../../../../platform/jobs/in-turn.ts';
import type { Job } from '../../../../platform/jobs/start-jobs.ts';
import { stateAfter } from '@patio/domain/sales/deliveries/delivery-steps.ts';
import { factsOf } from '../delivery-facts.ts';
import { notifyOfDelivery } from '../notify-delivery.ts';
import { openDelivery } from '../open-delivery.ts';
import { takeStep } from '../take-step.ts';
import { silentDeliveries } from './jobs.store.ts';

/** Confirms deliveries whose buyers said nothing until the end of their term, and tells both sides. */
export function confirmDeliveriesJob(deps: ServerDeps, atOnce = 50): Job {
  const turn = inTurn(atOnce);
  return {
    name: 'confirm-deliveries',
    everyMs: 5 * 60_000,
    run: () =>
      turn(async (place) => {
        const codes = await silentDeliveries(deps.database, deps.clock.now(), place);
        await eachApart(deps, codes, {
          failed: 'a delivery was not confirmed',
          work: (transaction, code) => confirm(deps, transaction, code),
        });
        return codes;
      }),
  };
}

/** Each by itself: a buyer who spoke first, under the same lock, counts. */
async function confirm(deps: ServerDeps, transaction: Transaction, code: number): Promise<void> {
  const at = deps.clock.now();
  const opened = await openDelivery(deps, transaction, code, at);
  if (opened === undefined || opened.row.due_at === null || opened.row.due_at > at) return;
  if (stateAfter(factsOf(opened.purchase, opened.row), 'confirmar', 'clock') === null) return;
  const { after, event } = await takeStep(deps, transaction, opened, {
    step: 'confirmar',
    side: 'clock',
    authorId: null,
    version: null,
    change: { confirmed_at: at },
    at,
    happenedAt: at,
    place: null,
    text: null,
  });
  const news = { what: 'confirmar-sozinha', after, fact: `${event}`, at } as const;
  await notifyOfDelivery(deps, transaction, opened, news);
}
