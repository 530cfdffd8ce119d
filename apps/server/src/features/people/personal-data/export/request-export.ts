import type { requestExport as contract } from '@patio/contract/people/personal-data/request-export.ts';
import type { ServerDeps } from '../../../../deps.ts';
import type { Handler } from '../../../../platform/http/serve.ts';
import { recordSecurityEvent } from '../../../identity/security/public.ts';
import { beginAttempt } from '../../../identity/sessions/public.ts';
import { openExport } from './open-export.ts';
import { lockPerson } from '../person.store.ts';
import { presentRequest } from '../personal-data.present.ts';
import { openRequest } from '../requests/requests.store.ts';

/** New copies per account and day; the open request may be repeated any number of times. */
const limit = { perSubject: 5, windowMs: 86_400_000 };

/** Errors: `too-many-requests`. */
export const requestExport =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ fail }, context) => {
    const { actor, idiom, now } = context;
    const given = { accountId: actor.accountId, idiom, now, requestedBy: null };
    const row = await deps.database.transact(async (transaction) => {
      // Under the lock, so that concurrent calls are one request and one attempt.
      await lockPerson(transaction, actor.accountId);
      if (!(await openRequest(transaction, actor.accountId, 'export'))) {
        const counted = { config: deps.config, database: transaction };
        await beginAttempt(counted, `export:${actor.accountId}`, context, limit);
      }
      const request = await openExport(deps, transaction, given);
      // Only the call that opened it is an event; the open one may be requested again.
      if (request?.opened_at === now)
        await recordSecurityEvent(transaction, context, {
          accountId: actor.accountId,
          kind: 'data-exported',
        });
      return request;
    });
    return row ? { data: presentRequest(row, now) } : fail('not-signed-in');
  };
