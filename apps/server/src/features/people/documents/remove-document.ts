import type { removeDocument as contract } from '@patio/contract/people/documents/remove-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { deleteFileAfter } from './delete-file.ts';
import { presentOwn } from './documents.present.ts';
import { documentReader, documentWriter } from './documents.store.ts';
import { lockDocument } from './lock-document.ts';

/** Removes what the user sent, until staff have decided. */
export const removeDocument =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id: code }, fail }, { actor, now }) => {
    const row = await deps.database.transact(async (transaction) => {
      const locked = await lockDocument(transaction, code);
      if (locked?.holder.id !== actor.accountId) return fail('document-request-not-found');
      if (locked.document.state !== 'sent') return fail('document-request-changed');
      await documentWriter(transaction).drop(code);
      deleteFileAfter(deps, transaction, locked.document.guid);
      return documentReader(transaction).find(code);
    });
    return row ? { data: presentOwn(row, now) } : fail('document-request-not-found');
  };
