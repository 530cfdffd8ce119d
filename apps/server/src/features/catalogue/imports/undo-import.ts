import type { undoImport as contract } from '@patio/contract/catalogue/imports/undo-import.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { importDetail } from './import-detail.ts';
import { MAY } from './imports.present.ts';
import { importWriter } from './imports.store.ts';
import { auditSubject, openLockedImport } from './open-import.ts';

/** Has an import undone, offer by offer; those that stayed are tried again. */
export const undoImport =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor } = context;
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, actor);
      if (!MAY.undo(row)) throw new ApiError('import-moved-on');
      const now = clock.now();
      await importWriter(transaction, row.id).undo(actor.accountId, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'undo-import',
        subject: auditSubject(row.id),
        details: { files: [row.file_name] },
        before: { status: row.state },
        after: { status: 'undoing' },
        partnerId: row.partner_id,
        at: now,
      });
    });
    return { data: await importDetail(database, params.id, context) };
  };
