import type { runImport as contract } from '@patio/contract/catalogue/imports/run-import.ts';
import type { ServerDeps } from '../../../deps.ts';
import { recordAudit } from '../../../platform/audit/public.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { holdStoreOpen } from '../drafts/public.ts';
import { importDetail } from './import-detail.ts';
import { MAY } from './imports.present.ts';
import { importWriter } from './imports.store.ts';
import { auditSubject, openLockedImport } from './open-import.ts';

/** Starts an import that was checked, or resumes one after its last saved batch. */
export const runImport =
  ({ database, clock }: ServerDeps): Handler<typeof contract> =>
  async ({ params }, context) => {
    const { actor } = context;
    await database.transact(async (transaction) => {
      const row = await openLockedImport(transaction, params.id, actor);
      if (!MAY.run(row)) throw new ApiError('import-moved-on');
      await holdStoreOpen(transaction, row.partner_id);
      const now = clock.now();
      await importWriter(transaction, row.id).start(actor.accountId, now);
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'run-import',
        subject: auditSubject(row.id),
        details: { files: [row.file_name], rows: row.records },
        before: { status: row.state },
        after: { status: 'running' },
        partnerId: row.partner_id,
        at: now,
      });
    });
    return { data: await importDetail(database, params.id, context) };
  };
