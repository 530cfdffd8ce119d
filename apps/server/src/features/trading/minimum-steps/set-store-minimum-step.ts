import type { setStoreMinimumStep as contract } from '@patio/contract/trading/minimum-steps/set-store-minimum-step.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { maySetSteps } from '../../catalogue/increments/public.ts';
import { storeSettings } from '../../stores/partners/public.ts';
import { lockStoreSteps } from './minimum-steps.store.ts';

/** Makes the increments of a store's new offers binding, or not; existing offers are unaffected. */
export const setStoreMinimumStep =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, { actor, now }) => {
    const { parceiro, minimumStep, motivo } = body;
    if (!maySetSteps(actor, parceiro)) return fail('not-allowed');
    await database.transact(async (transaction) => {
      const before = await lockStoreSteps(transaction, parceiro);
      if (before === undefined) return fail('partner-not-found');
      await storeSettings(transaction).setMinimumStep(parceiro, minimumStep);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'set-store-minimum-step',
        subject: `partner ${parceiro}`,
        details: { reason: motivo },
        before: { minimumStep: before },
        after: { minimumStep },
        at: now,
      });
    });
    return { data: { parceiro, minimumStep } };
  };
