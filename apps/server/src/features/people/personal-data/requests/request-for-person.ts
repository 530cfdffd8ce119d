import type { requestForPerson as contract } from '@patio/contract/people/personal-data/request-for-person.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordAudit } from '../../../../platform/audit/public.ts';
import { openDeletion } from '../deletion/open-deletion.ts';
import { openExport } from '../export/open-export.ts';
import { presentForStaff } from '../personal-data.present.ts';
import { ownedRequest } from './requests.store.ts';

export const requestForPerson =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ params, body, fail }, { actor, idiom, now }) => {
    const deletion = { accountId: params.id, idiom, now, requestedBy: actor.accountId };
    const open = body.tipo === 'exportacao' ? openExport : openDeletion;
    const row = await deps.database.transact(async (transaction) => {
      const request = await open(deps, transaction, deletion);
      if (!request) return fail('user-not-found');
      await recordAudit(transaction, {
        actorId: actor.accountId,
        action: 'request-for-person',
        subject: `account ${params.id}`,
        details: { request: request.code, kind: request.kind, reason: body.motivo },
        before: { requestState: null },
        after: { requestState: 'open' },
        at: now,
      });
      return ownedRequest(transaction, request.code);
    });
    return row ? { data: presentForStaff(row, now) } : fail('user-not-found');
  };
