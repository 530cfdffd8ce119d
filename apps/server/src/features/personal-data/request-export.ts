import type { requestExport as contract } from '@patio/contract/personal-data/request-export.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { noteSecurityEvent } from '../security/public.ts';
import { openExport } from './open-export.ts';
import { presentRequest } from './personal-data.present.ts';

export const requestExport =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, context) => {
    const { actor, idiom, now } = context;
    const given = { accountId: actor.accountId, idiom, now, requestedBy: null };
    const row = await deps.database.transact(async (transaction) => {
      const request = await openExport(deps, transaction, given);
      // Only the call that opened it is an event; the open one may be asked for again.
      if (request?.opened_at === now)
        await noteSecurityEvent(transaction, context, { accountId: actor.accountId, kind: 'data-exported' });
      return request;
    });
    return row ? { data: presentRequest(row, now) } : fail('not-signed-in');
  };
