import type { planPurchase as contract } from '@patio/contract/sales/purchases/plan-purchase.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { lockPurchase } from '../defaults.store.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { presentSaved } from './present-saved.ts';
import { keepPlan, planOf } from './undo-work.ts';
import { isAssignee, workOf, writePlan } from './work.store.ts';

/** Assigns a purchase and plans its next action. */
export const planPurchase =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor }) => {
    const plan = { assigneeId: body.responsavel, nextAction: body.proximaAcao, day: body.acaoEm };
    if ((plan.nextAction === null) !== (plan.day === null)) return fail('action-needs-day');
    const outcome = await database.transact(async (transaction) => {
      const sale = await lockPurchase(transaction, params.id);
      const work = sale && (await workOf(transaction, params.id));
      if (!sale || !work) return new ApiError('purchase-not-found');
      const stale = changedMeanwhile(work, body.versao);
      if (stale !== null) return stale;
      if (plan.assigneeId !== null && plan.assigneeId !== work.assignee_id)
        if (!(await isAssignee(transaction, plan.assigneeId))) return new ApiError('assignee-unknown');
      const at = clock.now();
      await writePlan(transaction, sale.code, plan, { by: actor.accountId, at });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'plan-purchase',
        subject: `purchase ${sale.code}`,
        before: planOf(work),
        after: { assignee: plan.assigneeId, action: plan.nextAction, day: plan.day },
        at,
      });
      const kept = { purchase: sale.code, version: work.version + 1, ...planOf(work) };
      const desfazer = await keepPlan(transaction, [kept], { actorId: actor.accountId, at });
      return { ...(await presentSaved(transaction, sale.code, at)), desfazer };
    });
    if (outcome instanceof ApiError) throw outcome;
    return outcome;
  };
