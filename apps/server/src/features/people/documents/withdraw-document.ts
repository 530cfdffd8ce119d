import type { withdrawDocument as contract } from '@patio/contract/people/documents/withdraw-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { deleteFileAfter } from './delete-file.ts';
import { presentDocument } from './documents.present.ts';
import { documentReader, documentWriter } from './documents.store.ts';
import { lockDocument } from './lock-document.ts';
import { notifyHolder } from './notify-document.ts';

/** Withdraws an open request and deletes what was sent for it; audited, and the user is notified. */
export const withdrawDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code }, body: { motivo: reason }, fail }, { actor }) => {
    const at = deps.clock.now();
    const row = await deps.database.transact(async (transaction) => {
      const locked = await lockDocument(transaction, code);
      if (!locked) return fail('document-request-not-found');
      const { holder, document } = locked;
      if (document.state === 'accepted' || document.state === 'withdrawn')
        return fail('document-request-changed');
      await documentWriter(transaction).end(code, { reason, staffId: actor.accountId, at }, 'withdrawn');
      deleteFileAfter(deps, transaction, document.guid);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'withdraw-document',
        subject: `account ${holder.id}`,
        details: { request: code, kind: document.kind, reason },
        before: { state: document.state },
        after: { state: 'withdrawn' },
        at,
      });
      await notifyHolder(deps, transaction, { holder, what: 'withdrawn', document, reason, at });
      return documentReader(transaction).find(code);
    });
    return row ? { data: presentDocument(row, at) } : fail('document-request-not-found');
  };
