import type { takeDraftBack as contract } from '@patio/contract/catalogue/drafts/take-draft-back.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { draftWriter } from '../drafts.store.ts';
import { presentStored } from '../draft-reply.ts';
import { openLocked } from '../open-draft.ts';

/** Takes a draft back that waits for approval. */
export const takeDraftBack =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    await deps.database.transact(async (transaction) => {
      const { row } = await openLocked(transaction, params.id, context.actor);
      if (row?.state !== 'waiting') throw new ApiError('draft-not-waiting');
      const by = { actorId: context.actor.accountId, at: deps.clock.now() };
      await draftWriter(transaction, params.id, by).takeBack();
      await recordAudit(transaction, {
        ...by,
        action: 'take-draft-back',
        subject: `offer ${params.id}`,
        partnerId: row.partner_id,
      });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
