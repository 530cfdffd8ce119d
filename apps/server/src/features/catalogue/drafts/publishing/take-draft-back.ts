import type { takeDraftBack as contract } from '@patio/contract/catalogue/drafts/take-draft-back.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { draftWriter } from '../drafts.store.ts';
import { presentStored } from '../draft-reply.ts';
import { openLocked } from '../open-draft.ts';
import { unscheduleOffer } from './unschedule-offer.ts';

/** Takes a draft back that waits for approval, or an offer that is scheduled. */
export const takeDraftBack =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, context.actor);
      const by = { actorId: context.actor.accountId, at: deps.clock.now() };
      const waits = open.row?.state === 'waiting';
      if (waits) await draftWriter(transaction, params.id, by).takeBack();
      else if (!(await unscheduleOffer(deps, transaction, open, by))) throw new ApiError('draft-not-waiting');
      await recordAudit(transaction, {
        ...by,
        action: 'take-draft-back',
        subject: `offer ${params.id}`,
        ...(waits ? {} : { details: { publishedAt: open.stored?.published_at ?? null } }),
        partnerId: open.partnerId,
      });
      if (!waits) transaction.afterCommit(() => deps.live.publish(params.id));
    });
    return presentStored(deps, deps.database, params.id, context);
  };
