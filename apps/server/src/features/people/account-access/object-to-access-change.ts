import type { objectToAccessChange as contract } from '@patio/contract/people/account-access/object-to-access-change.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Handler } from '../../../platform/http/serve.ts';
import { beginAttempt, hashOf, isSecret, networkOf } from '../../identity/sessions/public.ts';
import { WIRE_KINDS } from './access-changes.present.ts';
import { accessChangeWriter } from './access-changes.store.ts';

const HOUR_MS = 3_600_000;

/** How often a network may use such links in an hour. */
const LINKS_PER_HOUR = 60;

/** Stops a change before it counts, by the link that was mailed to the present address. */
export const objectToAccessChange =
  (deps: ServerDeps): Handler<typeof contract> =>
  async ({ body: { token } }, context) => {
    const subject = `objection:${networkOf(context.request.ip)}`;
    await beginAttempt(deps, subject, context, { perSubject: LINKS_PER_HOUR, windowMs: HOUR_MS });
    if (!isSecret(token)) throw new ApiError('access-change-link-wrong');
    const kind = await deps.database.transact(async (transaction) => {
      const writer = accessChangeWriter(transaction);
      const change = await writer.lockByToken(hashOf(token));
      if (!change) throw new ApiError('access-change-link-wrong');
      if (change.outcome === null) await writer.end(change.code, 'refused', context.now);
      else if (change.outcome === 'applied') throw new ApiError('access-change-over');
      return change.kind;
    });
    return { data: { tipo: WIRE_KINDS[kind] } };
  };
