import { fieldText } from '@patio/contract/errors/field-texts/field-texts.ts';
import type { decideDocument as contract } from '@patio/contract/people/documents/decide-document.ts';
import { expires } from '@patio/domain/people/documents/document-kinds.ts';
import { mayExpireOn } from '@patio/domain/people/documents/may-expire-on.ts';
import { dayOf } from '@patio/domain/time/sao-paulo.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { deleteFileAfter } from './delete-file.ts';
import { presentDocument } from './documents.present.ts';
import { documentReader, documentWriter } from './documents.store.ts';
import { lockDocument } from './lock-document.ts';
import { notifyHolder } from './notify-document.ts';

/** Staff answer a document, once, and only the file that they saw; audited, and the user is notified. */
export const decideDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code }, body, fail }, { actor, idiom }) => {
    const at = deps.clock.now();
    const { aceito: accepted, motivo: reason, arquivo: guid, validade: lastDay = null } = body;
    const row = await deps.database.transact(async (transaction) => {
      const locked = await lockDocument(transaction, code);
      if (!locked) return fail('document-request-not-found');
      const { holder, document } = locked;
      if (holder.id === actor.accountId) return fail('own-identity');
      if (document.state !== 'sent' || document.guid !== guid) return fail('document-request-changed');
      const needsDay = accepted && expires(document.kind);
      if (needsDay && !mayExpireOn(lastDay, dayOf(at)))
        throw new ApiError('invalid-fields', { erros: [fieldText('document-expiry', 'validade', idiom)] });
      const by = { reason, staffId: actor.accountId, at };
      const writer = documentWriter(transaction);
      if (accepted) await writer.accept(code, by, needsDay ? lastDay : null);
      else {
        await writer.end(code, by, 'refused');
        deleteFileAfter(deps, transaction, guid);
      }
      const state = accepted ? 'accepted' : 'refused';
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'decide-document',
        subject: `account ${holder.id}`,
        details: { request: code, kind: document.kind, reason },
        before: { state: 'sent' },
        after: { state, ...(needsDay ? { expires: lastDay } : {}) },
        at,
      });
      await notifyHolder(deps, transaction, { holder, what: state, document, reason, at });
      return documentReader(transaction).find(code);
    });
    return row ? { data: presentDocument(row, at) } : fail('document-request-not-found');
  };
