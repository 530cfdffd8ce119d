import type { downloadExportForPerson as contract } from '@patio/contract/people/personal-data/download-export-for-person.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { exportFile } from './export-file.ts';
import { protocolOf } from '../personal-data.present.ts';
import { requestBy } from '../requests/requests.store.ts';

export const downloadExportForPerson =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, query, fail }, { actor, idiom, now, reply }) => {
    const request = await requestBy(deps.database, params.id);
    if (!request || request.requested_by === null) return fail('not-found');
    const named = { code: request.code, protocol: protocolOf(request) };
    const file = await exportFile(deps, named, { format: query.formato, idiom, now });
    if (!file) return fail('not-found');
    await deps.database.transact((transaction) =>
      recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'download-export-for-person',
        subject: `account ${request.account_id}`,
        details: { request: request.code },
        at: now,
      }),
    );
    reply.header('cache-control', 'no-store');
    return file;
  };
