import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { askPurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/ask-purchase-document.ts';
import { mayEndAt } from '@patio/domain/people/blocks/may-end-at.ts';
import { seenKinds } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedAfterSale } from '../../../../platform/access/mailed-reason.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { notifyBuyer } from '../notify-documents.ts';
import { openToChange, shownDocuments } from '../open-documents.ts';
import { openRequest } from '../write-documents.store.ts';

/** Asks the buyer for a document, once while a request of its kind is open; audited, and the buyer is notified. */
export const askPurchaseDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code }, body, fail }, { actor, idiom, now }) => {
    const { tipo: kind, motivo: reason, prazo: due } = body;
    if (!mayEndAt(endOfDay(due), now))
      throw new ApiError('invalid-fields', { erros: [fieldText('document-due', 'prazo', idiom)] });
    return deps.database.transact(async (transaction) => {
      const opened = await openToChange(transaction, code, actor, 'office', now);
      if (!seenKinds(opened.viewer).includes(kind)) return fail('not-allowed');
      if (opened.purchase.cancelled_at !== null) return fail('purchase-over');
      const by = { accountId: actor.accountId, at: now };
      const request = await openRequest(transaction, code, { kind, reason, due_on: due }, by);
      if (request === undefined) return fail('purchase-document-asked');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'ask-purchase-document',
        subject: `purchase ${code}`,
        details: { request, kind, reason },
        before: { state: null },
        after: { state: 'open', due },
        at: now,
      });
      const told = mailedAfterSale(actor, reason);
      const news = { what: 'asked', kind, about: request, reason: told, due, at: now } as const;
      await notifyBuyer(deps, transaction, opened.purchase, news);
      return { data: await shownDocuments(transaction, opened, now) };
    });
  };
