import type { withdrawPurchaseDocumentRequest as contract } from '@patio/contract/sales/purchase-documents/withdraw-purchase-document-request.ts';
import { seenKinds } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedAfterSale } from '../../../../platform/access/mailed-reason.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { openRequestsOf } from '../documents.store.ts';
import { notifyBuyer } from '../notify-documents.ts';
import { openToChange, shownDocuments } from '../open-documents.ts';
import { endRequest } from '../write-documents.store.ts';

/** Withdraws an open request; what was sent for it stays. Audited, and the buyer is notified. */
export const withdrawPurchaseDocumentRequest =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, pedido }, body: { motivo: reason }, fail }, { actor, now }) =>
    deps.database.transact(async (transaction) => {
      const opened = await openToChange(transaction, code, actor, 'office', now);
      const open = await openRequestsOf(transaction, code);
      const request = open.find((each) => each.code === pedido);
      if (!request || !seenKinds(opened.viewer).includes(request.kind))
        return fail('purchase-document-changed');
      await endRequest(transaction, pedido, reason, { accountId: actor.accountId, at: now });
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'withdraw-purchase-document-request',
        subject: `purchase ${code}`,
        details: { request: pedido, kind: request.kind, reason },
        before: { state: 'open' },
        after: { state: 'withdrawn' },
        at: now,
      });
      const told = mailedAfterSale(actor, reason);
      const news = { what: 'withdrawn', kind: request.kind, about: pedido, reason: told, at: now } as const;
      await notifyBuyer(deps, transaction, opened.purchase, news);
      return { data: await shownDocuments(transaction, opened, now) };
    });
