import type { requestDeletion as contract } from '@patio/contract/people/personal-data/request-deletion.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordSecurityEvent } from '../../../identity/security/public.ts';
import { confirmOwner } from '../../../identity/sessions/public.ts';
import { openDeletion } from './open-deletion.ts';
import { presentRequest } from '../personal-data.present.ts';

/** A session alone cannot delete an account: its owner confirms with the password, or without one with a mailed code. */
export const requestDeletion =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body, fail }, context) => {
    const { idiom, now } = context;
    const owner = await confirmOwner(deps, body.confirmacao, context);
    const deletion = { accountId: owner.id, idiom, now, requestedBy: null };
    const row = await deps.database.transact(async (transaction) => {
      const request = await openDeletion(deps, transaction, deletion);
      if (request?.opened_at === now)
        await recordSecurityEvent(transaction, context, { accountId: owner.id, kind: 'deletion-asked' });
      return request;
    });
    return row ? { data: presentRequest(row, now) } : fail('not-signed-in');
  };
