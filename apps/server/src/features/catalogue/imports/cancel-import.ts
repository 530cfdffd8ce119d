import type { cancelImport as contract } from '@patio/contract/catalogue/imports/cancel-import.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { importDetail } from './import-detail.ts';
import { MAY } from './imports.present.ts';
import { importWriter } from './imports.store.ts';
import { auditSubject, openLockedImport } from './open-import.ts';

/** Cancels an import: at once before it writes, otherwise after the batch that is being saved. */
export const cancelImport =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor } = context;
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, actor);
      if (!MAY.cancel(row)) throw new ApiError('import-moved-on');
      const now = clock.now();
      await importWriter(transaction, row.id).setState('cancelled', null, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'cancel-import',
        subject: auditSubject(row.id),
        details: { files: [row.file_name], rows: row.position },
        before: { status: row.state },
        after: { status: 'cancelled' },
        partnerId: row.partner_id,
        at: now,
      });
    });
    return { data: await importDetail(database, params.id, context) };
  };
