import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { askDocument as contract } from '@patio/contract/people/documents/ask-document.ts';
import { mayEndAt } from '@patio/domain/people/blocks/may-end-at.ts';
import { documentsOf } from '@patio/domain/people/documents/document-kinds.ts';
import { endOfDay } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { presentDocument } from './documents.present.ts';
import { documentReader, documentWriter } from './documents.store.ts';
import { notifyHolder } from './notify-document.ts';

/** Asks for a document, once while a request of its kind is open; audited, and the user is notified. */
export const askDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, body: { tipo: kind, motivo: reason, prazo: due }, fail }, { actor, idiom }) => {
    const at = deps.clock.now();
    if (!mayEndAt(endOfDay(due), at))
      throw new ApiError('invalid-fields', { erros: [fieldText('document-due', 'prazo', idiom)] });
    const row = await deps.database.transact(async (transaction) => {
      const writer = documentWriter(transaction);
      const holder = await writer.lockHolder(id);
      if (!holder) return fail('user-not-found');
      if (id === actor.accountId) return fail('own-identity');
      if (holder.blocked_at !== null) return fail('document-of-blocked');
      if (!documentsOf(holder.profile_code).includes(kind)) return fail('document-not-of-profile');
      const code = await writer.ask(id, kind, due, { reason, staffId: actor.accountId, at });
      if (code === undefined) return fail('document-asked-already');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'ask-document',
        subject: `account ${id}`,
        details: { request: code, kind, reason },
        before: { state: null },
        after: { state: 'asked', due },
        at,
      });
      const document = { code, kind, due_on: due };
      await notifyHolder(deps, transaction, { holder, what: 'asked', document, reason, at });
      return documentReader(transaction).find(code);
    });
    return row ? { data: presentDocument(row, at) } : fail('user-not-found');
  };
