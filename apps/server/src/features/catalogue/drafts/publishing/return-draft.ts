import type { returnDraft as contract } from '@patio/contract/catalogue/drafts/return-draft.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySellers } from '../../../messaging/selling-side/public.ts';
import { draftWriter } from '../drafts.store.ts';
import { presentStored } from '../draft-reply.ts';
import { openLocked, refuseStale } from '../open-draft.ts';

/** Sends a draft back to its store with the reason; its people are notified. */
export const returnDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    const { motivo: reason } = body;
    await deps.database.transact(async (transaction) => {
      const open = await openLocked(transaction, params.id, context.actor);
      if (open.row?.state !== 'waiting') throw new ApiError('draft-not-waiting');
      refuseStale(open, body.versao);
      const at = deps.clock.now();
      const by = { actorId: context.actor.accountId, at };
      await draftWriter(transaction, params.id, by).giveBack(reason);
      await recordAudit(transaction, {
        ...by,
        action: 'return-draft',
        subject: `offer ${params.id}`,
        details: { reason },
        partnerId: open.row.partner_id,
      });
      await notifySellers(deps, transaction, {
        offerCode: params.id,
        officePath: `/ofertas/${params.id}`,
        fact: `draft-returned-${at}`,
        write: (facts) => messages.salesDraftDecided({ ...facts, publishedAt: null, reason }),
        now: at,
      });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
