import type { requestExport as contract } from '@patio/contract/personal-data/request-export.ts';
import type { ServerDeps } from '../../deps.ts';
import type { Handler } from '../../platform/http/serve.ts';
import { openExport } from './open-export.ts';
import { presentRequest } from './personal-data.present.ts';

export const requestExport =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, { actor, idiom, now }) => {
    const given = { accountId: actor.accountId, idiom, now, requestedBy: null };
    const row = await deps.database.transact((transaction) => openExport(deps, transaction, given));
    return row ? { data: presentRequest(row, now) } : fail('not-signed-in');
  };
