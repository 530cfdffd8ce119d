import type { decidePurchaseDocument as contract } from '@patio/contract/sales/purchase-documents/decide-purchase-document.ts';
import { addedKinds } from '@patio/domain/sales/purchase-documents/document-kinds.ts';
import type { ServerDeps } from '../../../../deps.ts';
import { mailedAfterSale } from '../../../../platform/access/mailed-reason.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { currentOf } from '../documents.present.ts';
import { documentsOf } from '../documents.store.ts';
import { notifyBuyer } from '../notify-documents.ts';
import { findDocument, openToChange, shownDocuments } from '../open-documents.ts';
import { decideOn, endRequest } from '../write-documents.store.ts';

/** Answers the newest version of a document of the buyer, once; an accepted one meets the request for it. The buyer is notified. */
export const decidePurchaseDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  ({ params: { id: code, guid }, body, fail }, { actor, now }) =>
    deps.database.transact(async (transaction) => {
      const opened = await openToChange(transaction, code, actor, 'office', now);
      const row = await findDocument(transaction, opened, guid, now);
      const newest = currentOf(await documentsOf(transaction, code)).some((each) => each.guid === guid);
      if (row.state !== 'sent' || !newest) return fail('purchase-document-changed');
      // Support reads without deciding, and finance decides on what concerns it.
      if (opened.viewer.side === 'house' && !addedKinds(opened.viewer).includes(row.kind))
        return fail('not-allowed');
      const reason = body.aceito ? null : body.motivo;
      const by = { accountId: actor.accountId, at: now };
      await decideOn(transaction, guid, reason, by);
      if (body.aceito && row.request_code !== null) await endRequest(transaction, row.request_code, null, by);
      const what = body.aceito ? 'accepted' : 'refused';
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'decide-purchase-document',
        subject: `purchase ${code}`,
        details: { document: guid, kind: row.kind, version: row.version, reason },
        before: { state: 'sent' },
        after: { state: what },
        at: now,
      });
      const told = reason === null ? null : mailedAfterSale(actor, reason);
      const news = { what, kind: row.kind, about: guid, reason: told, at: now } as const;
      await notifyBuyer(deps, transaction, opened.purchase, news);
      return { data: await shownDocuments(transaction, opened, now) };
    });
