import type { sendDraft as contract } from '@patio/contract/catalogue/drafts/send-draft.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { messages } from '../../../messaging/mail/public.ts';
import { notifySalesTeam } from '../../../messaging/selling-side/public.ts';
import { completeDraft, publicationAt } from './complete-draft.ts';
import { draftWriter } from '../drafts.store.ts';
import { findStoreName } from '../form/known-codes.store.ts';
import { presentStored } from '../draft-reply.ts';
import { saveAsOffer } from './save-as-offer.ts';

/** A store sends a complete draft for approval; the sales team is notified. */
export const sendDraft =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body }, context) => {
    await deps.database.transact(async (transaction) => {
      const complete = await completeDraft(
        deps,
        transaction,
        { id: params.id, versao: body.versao },
        context,
      );
      const { open, offer, now } = complete;
      const { row, code } = open;
      if (row.state === 'waiting') throw new ApiError('draft-waiting');
      const publishAt = publicationAt(body.em, complete);
      // Refused now rather than after approval; a new offer has its page for those who decide.
      if (row.is_new)
        await saveAsOffer(transaction, open, offer, { publishedAt: null, now, idiom: context.idiom });
      const { accountId: actorId } = context.actor;
      await draftWriter(transaction, code, { actorId, at: now }).send(publishAt);
      await recordAudit(transaction, {
        actorId,
        action: 'send-draft',
        subject: `offer ${code}`,
        details: { title: row.form.titulo, new: row.is_new, publishAt },
        partnerId: row.partner_id,
        at: now,
      });
      const storeName = row.partner_id === null ? '' : await findStoreName(transaction, row.partner_id);
      await notifySalesTeam(deps, transaction, {
        officePath: `/ofertas/${code}`,
        fact: `draft-sent-${code}-${now}`,
        write: (facts) =>
          messages.salesDraftSent({
            ...facts,
            storeName: storeName ?? '',
            offerTitle: row.form.titulo,
            offerCode: code,
            change: !row.is_new,
          }),
        now,
      });
    });
    return presentStored(deps, deps.database, params.id, context);
  };
