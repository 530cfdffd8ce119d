import type { readAccountDocument as contract } from '@patio/contract/people/directory/read-account-document.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { documentOf } from './account-head.store.ts';

/** Audited before it is shown; the audit row repeats no document. */
export const readAccountDocument =
  ({ database }: ServerDeps): Handler<typeof contract> =>
  async ({ params: { id }, fail }, { actor, now }) => {
    const documento = await database.transact(async (transaction) => {
      const document = await documentOf(transaction, id);
      if (document === undefined) return fail('user-not-found');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'read-account-document',
        subject: `account ${id}`,
        at: now,
      });
      return document;
    });
    return { data: { documento } };
  };
